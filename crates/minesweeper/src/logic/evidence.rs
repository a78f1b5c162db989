//! What was proved of a cell, and how.

use super::atom::{Atom, Code};
use crate::tiling::Cell;

/// What was proved of a cell, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// The cell.
    pub cell: Cell,
    /// Whether it is a mine.
    pub is_mine: bool,
    /// How that is known.
    pub evidence: Evidence,
}

impl Conclusion {
    /// What follows because the opposite contradicts what is seen.
    pub(super) fn refuted(cell: Cell, is_mine: bool) -> Self {
        Conclusion {
            cell,
            is_mine,
            evidence: Evidence::Refuted,
        }
    }
}

/// How something is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// By chaining: each step needs only facts and steps before it, the last is the conclusion.
    Chained(Vec<Step>),
    /// The opposite contradicts what is seen; [`super::explain`] says which part of it.
    Refuted,
}

/// One step of a proof by chaining.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// By which rule.
    pub rule: Rule,
    /// From what.
    pub premises: Vec<Atom>,
    /// What follows.
    pub conclusion: Atom,
}

/// The kinds of rules that chaining is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// It is a fact.
    Fact,
    /// A cell has one code, so no other.
    OneCode,
    /// Enough neighbours of this number are clear that the others must be mines.
    NoMinesElsewhere(Cell),
    /// Enough neighbours of this number are mines that the others must be clear.
    EnoughMines(Cell),
    /// One more cell of the whole board is known.
    Counted,
    /// The number of mines in all settles every other cell.
    Total,
}

impl Step {
    /// The step, its rule told from what it needs and says.
    pub(super) fn new(premises: Vec<Atom>, conclusion: Atom) -> Self {
        let rule = match (premises.first(), conclusion) {
            (None, _) => Rule::Fact,
            (_, Atom::Tally { .. }) => Rule::Counted,
            (Some(Atom::Tally { .. }), _) => Rule::Total,
            (Some(&Atom::Cell { cell: of, .. }), Atom::Cell { cell, holds, .. }) => {
                if of == cell {
                    Rule::OneCode
                } else if holds {
                    Rule::NoMinesElsewhere(of)
                } else {
                    Rule::EnoughMines(of)
                }
            }
        };
        Step {
            rule,
            premises,
            conclusion,
        }
    }
}

impl Evidence {
    /// The steps of a proof by chaining; none of another.
    pub(super) fn steps(&self) -> &[Step] {
        match self {
            Evidence::Chained(steps) => steps,
            Evidence::Refuted => &[],
        }
    }

    /// The numbers that a proof by chaining applied, in its order, each once.
    pub fn numbers(&self) -> Vec<Cell> {
        let mut numbers = Vec::new();
        for step in self.steps() {
            if let Rule::NoMinesElsewhere(cell) | Rule::EnoughMines(cell) = step.rule
                && !numbers.contains(&cell)
            {
                numbers.push(cell);
            }
        }
        numbers
    }

    /// The cells that a proof by chaining took for mines without proving it.
    pub fn mines(&self) -> Vec<Cell> {
        let facts = self.steps().iter();
        let facts = facts.filter(|step| step.rule == Rule::Fact);
        let mines = facts.filter_map(|step| match step.conclusion {
            Atom::Cell {
                cell,
                code: Code::Mine,
                holds: true,
            } => Some(cell),
            _ => None,
        });
        mines.collect()
    }
}
