//! Sudoku in propositional logic: one symbol for each candidate, one constraint for each fact that a
//! player would name.
//!
//! The symbol `r1c2[5]` says that the cell in row 1 and column 2 holds a 5. The constraints are: a cell
//! holds one value (`r1c2`); a region holds a value once (`r1[5]`, `c2[5]`, `b1[5]`); what is given in a
//! cell (`given[r1c2]`). Each can be left out, so the solver behind it can say which of them a conclusion
//! needs.

mod clauses;
mod conflict;
mod engine;
mod step;

pub use conflict::Conflict;
pub use engine::{Ending, Engine};
pub use step::{Deduction, next_deduction};

use crate::solver::Verdict;
use crate::technique::Candidate;
use crate::{Position, Puzzle, RegionKind, Values};
use atisbo_base::{Budget, Stop};
use atisbo_logic::explain;
use atisbo_logic::theory::{Claim, ConstraintId, Theory};
use atisbo_logic::{Cnf, Literal, Model, Symbol, Symbols};
use serde::{Deserialize, Serialize};

/// A fact that a conclusion may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The cell holds exactly one value.
    Cell(usize),
    /// The region holds the value once.
    Place {
        /// The region.
        region: RegionKind,
        /// The value.
        value: u8,
    },
    /// These two cells, which share no region, differ by another rule.
    Apart([usize; 2]),
    /// The given, or the pencil marks, of this cell.
    Given(usize),
}

/// The rules of the puzzle say more than which cells must differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("only regions and cells that must differ can be written as clauses, not the other rules")]
pub struct BeyondRegions;

/// A puzzle as clauses.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::logic::{Logic, Reason};
/// use atisbo_sudoku::{solver::Verdict, text::parse};
///
/// let puzzle = parse("1.34\n34..\n2...\n...1").unwrap();
/// let mut logic = Logic::new(&puzzle)?;
/// let solution = logic.solve(&Budget::unlimited()).unwrap().unwrap();
/// assert!(puzzle.is_solved_by(&solution));
/// assert_eq!(logic.verdict(&Budget::unlimited()), Ok(Verdict::Unique));
///
/// // The cell has a 1, a 3 and a 4 in its row; no rule alone says that it holds a 2.
/// let why = logic.explain(1, 2, &Budget::unlimited()).unwrap().unwrap();
/// assert!(why.iter().any(|reason| matches!(reason, Reason::Given(_))));
/// assert_eq!(logic.explain(1, 3, &Budget::unlimited()), Ok(None));
/// # Ok::<(), atisbo_sudoku::logic::BeyondRegions>(())
/// ```
#[derive(Debug)]
pub struct Logic {
    theory: Theory,
    /// The number of values.
    values: usize,
    cells: usize,
    /// By constraint.
    reasons: Vec<Reason>,
    /// Those that are rules or givens: all but the ones made for a question.
    active: Vec<ConstraintId>,
}

impl Logic {
    /// The rules and the givens, each of which can be left out.
    ///
    /// # Errors
    ///
    /// If there are rules beyond cells that differ.
    pub fn new(puzzle: &Puzzle) -> Result<Self, BeyondRegions> {
        let every = Values::up_to(puzzle.rules().values());
        let open = vec![every; puzzle.shape().cells()];
        let mut logic = clauses::rules(puzzle.rules(), &open, |_| false)?;
        for (cell, &allowed) in puzzle.candidates().iter().enumerate() {
            if allowed != every {
                clauses::given(&mut logic, puzzle.shape(), cell, allowed);
            }
        }
        Ok(logic)
    }

    /// The rules as far as they say something of a position, whose values and pencil marks are beyond
    /// doubt.
    ///
    /// # Errors
    ///
    /// If there are rules beyond cells that differ.
    pub fn at(position: &Position) -> Result<Self, BeyondRegions> {
        let cells = 0..position.shape().cells();
        let open: Vec<Values> = cells.map(|cell| position.candidates(cell)).collect();
        clauses::rules(position.rules(), &open, |cell| {
            position.value(cell).is_some()
        })
    }

    /// The symbol that says that a cell holds a value.
    pub fn candidate(&self, cell: usize, value: u8) -> Literal {
        let index = Candidate { cell, value }.number(self.values);
        Literal::positive(Symbol::new(index))
    }

    fn candidate_of(&self, literal: Literal) -> Candidate {
        Candidate::from_number(literal.symbol().index(), self.values)
    }

    /// The constraints, with their names.
    pub fn theory(&self) -> &Theory {
        &self.theory
    }

    /// What each constraint says.
    pub fn reasons(&self) -> impl Iterator<Item = (ConstraintId, Reason)> {
        self.active
            .iter()
            .map(|&constraint| (constraint, self.reason(constraint)))
    }

    fn reason(&self, constraint: ConstraintId) -> Reason {
        self.reasons[constraint.index()]
    }

    /// All of it as clauses for another solver, and the names of the symbols.
    ///
    /// # Errors
    ///
    /// If the budget is used up first.
    pub fn clauses(&self, budget: &Budget) -> Result<(Cnf, Symbols), Stop> {
        self.theory.without_selectors(&self.active, budget)
    }

    /// A solution, row by row, if there is one.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are the solver's conflicts) is used up first.
    pub fn solve(&mut self, budget: &Budget) -> Result<Option<Vec<u8>>, Stop> {
        let model = self.theory.model(&self.active, budget)?;
        Ok(model.map(|model| self.filling(&model)))
    }

    fn filling(&self, model: &Model) -> Vec<u8> {
        let held = |cell: usize| {
            let mut values = 1..=self.values as u8;
            values.find(|&value| model.makes(self.candidate(cell, value)))
        };
        (0..self.cells)
            .map(|cell| held(cell).unwrap_or(0))
            .collect()
    }

    /// Whether there is exactly one solution: a second one would differ somewhere from the first.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are the solver's conflicts) is used up first.
    pub fn verdict(&mut self, budget: &Budget) -> Result<Verdict, Stop> {
        let budget = budget.started();
        let Some(model) = self.theory.model(&self.active, &budget)? else {
            return Ok(Verdict::None);
        };
        let candidates = (0..self.cells * self.values).map(Symbol::new);
        let candidates = candidates.map(Literal::positive);
        let (theory, active) = (&mut self.theory, &self.active);
        Ok(
            if theory.has_another_model(&model, candidates, active, &budget)? {
                Verdict::Several
            } else {
                Verdict::Unique
            },
        )
    }

    /// Few rules and givens that prove that a cell holds a value; `None` if it need not. None of them
    /// can be left out, and givens were left out first.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are questions to the solver) is used up first.
    pub fn explain(
        &mut self,
        cell: usize,
        value: u8,
        budget: &Budget,
    ) -> Result<Option<Vec<Reason>>, Stop> {
        let claim = Claim::Fact(self.candidate(cell, value));
        let reasons = &self.reasons;
        let cost = |constraint: ConstraintId| match reasons[constraint.index()] {
            Reason::Given(_) => 2,
            Reason::Cell(_) | Reason::Place { .. } | Reason::Apart(_) => 1,
        };
        let found = explain::deletion(&mut self.theory, claim, &self.active, &cost, budget)?;
        Ok(found.map(|found| self.named(&found)))
    }

    fn named(&self, constraints: &[ConstraintId]) -> Vec<Reason> {
        constraints
            .iter()
            .map(|&constraint| self.reason(constraint))
            .collect()
    }
}

#[cfg(test)]
mod tests;
