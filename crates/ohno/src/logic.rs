//! 0h n0 in propositional logic: one symbol for each cell, one constraint for each clue and for each
//! cell that must not be isolated.
//!
//! The symbol `r1c2` says that the cell is a floor. Auxiliary symbols say how far a number sees in a
//! direction (`r1c2 up 3`: at least three floors) and in a line. Each constraint can be left out, so the
//! solver behind it can say which clues a conclusion needs.

mod clauses;

use crate::{Cell, Conclusion, Fill, Grid, Place, Rule, Verdict};
use atisbo_base::{Budget, Stop};
use atisbo_logic::explain;
use atisbo_logic::theory::{Claim, ConstraintId, Theory};
use atisbo_logic::{Cnf, Literal, Model, Symbols};
use serde::{Deserialize, Serialize};

/// The most questions that may go into the proof that no smaller set of clues conflicts.
const PROOF: u64 = 5_000;

/// A fact that a conclusion may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// What is known of this cell: a number, a wall, or a floor.
    Clue(Place),
    /// This cell, if it is a floor, is not isolated.
    Company(Place),
}

/// What follows from a few clues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// What follows.
    pub conclusion: Conclusion,
    /// The clues and rules: no clue can be left out.
    pub because: Vec<Reason>,
}

/// Clues and rules that cannot all hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The clues first. None of them can be left out.
    pub reasons: Vec<Reason>,
    /// Whether no fewer clues conflict.
    pub smallest: bool,
}

/// A puzzle, or a position, as clauses.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::logic::{Logic, Reason};
/// use atisbo_ohno::{Fill, Place, Rule, is_solution, parse};
///
/// let puzzle = parse("1 O .\n. . .\n. . 2").unwrap();
/// let mut logic = Logic::new(&puzzle, Rule::SeesFloor, &Budget::unlimited()).unwrap();
/// let solution = logic.solve(&Budget::unlimited()).unwrap().unwrap();
/// assert!(is_solution(&solution, Rule::SeesFloor));
///
/// // The 1 sees the floor next to it, and nothing beyond.
/// let corner = Place::new(0, 2);
/// let why = logic.explain(corner, Fill::Wall, &Budget::unlimited()).unwrap();
/// assert_eq!(why, Some([(0, 0), (0, 1)].map(|(row, col)| Reason::Clue(Place::new(row, col))).into()));
/// assert_eq!(logic.explain(corner, Fill::Floor, &Budget::unlimited()), Ok(None));
/// ```
#[derive(Debug)]
pub struct Logic {
    grid: Grid,
    theory: Theory,
    /// By constraint.
    reasons: Vec<Reason>,
    /// Those that are rules or clues: all but the ones made for a question.
    active: Vec<ConstraintId>,
}

impl Logic {
    /// The rules and what is known, each of which can be left out.
    ///
    /// # Errors
    ///
    /// If the clauses take more bytes or time than the budget has: those of large grids fill gigabytes.
    pub fn new(grid: &Grid, rule: Rule, budget: &Budget) -> Result<Self, Stop> {
        clauses::write(grid, rule, budget)
    }

    /// The symbol that says that a cell is a floor.
    pub fn floor(&self, cell: Place) -> Literal {
        Literal::positive(atisbo_logic::Symbol::new(self.grid.index(cell)))
    }

    /// The constraints, with their names.
    pub fn theory(&self) -> &Theory {
        &self.theory
    }

    /// What each constraint says.
    pub fn reasons(&self) -> impl Iterator<Item = (ConstraintId, Reason)> {
        let all = self.active.iter();
        all.map(|&constraint| (constraint, self.reasons[constraint.index()]))
    }

    /// All of it as clauses for another solver, and the names of the symbols.
    ///
    /// # Errors
    ///
    /// If the budget is used up first.
    pub fn clauses(&self, budget: &Budget) -> Result<(Cnf, Symbols), Stop> {
        self.theory.without_selectors(&self.active, budget)
    }

    /// A solution, if there is one.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are the solver's conflicts) is used up first.
    pub fn solve(&mut self, budget: &Budget) -> Result<Option<Grid>, Stop> {
        let model = self.theory.model(&self.active, budget)?;
        Ok(model.map(|model| self.filling(&model)))
    }

    fn filling(&self, model: &Model) -> Grid {
        let mut filled = self.grid.clone();
        for cell in self.grid.unknown() {
            let is_floor = model.makes(self.floor(cell));
            filled.set(cell, if is_floor { Cell::Floor } else { Cell::Wall });
        }
        filled
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
        let floors: Vec<Literal> = self.grid.positions().map(|cell| self.floor(cell)).collect();
        let (theory, active) = (&mut self.theory, &self.active);
        Ok(
            if theory.has_another_model(&model, floors, active, &budget)? {
                Verdict::Several
            } else {
                Verdict::Unique
            },
        )
    }

    /// Few clues that prove what a cell is; `None` if it need not be so. No clue can be left out.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are questions to the solver) is used up first.
    pub fn explain(
        &mut self,
        cell: Place,
        fill: Fill,
        budget: &Budget,
    ) -> Result<Option<Vec<Reason>>, Stop> {
        let claim = Claim::Fact(self.literal(cell, fill));
        let cost = clues_cost(&self.reasons);
        let found = explain::deletion(&mut self.theory, claim, &self.active, &cost, budget)?;
        Ok(found.map(|found| self.named(&found)))
    }

    fn literal(&self, cell: Place, fill: Fill) -> Literal {
        match fill {
            Fill::Floor => self.floor(cell),
            Fill::Wall => !self.floor(cell),
        }
    }

    /// The unknown cell that follows from the fewest clues that are found; `None` if nothing follows.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are questions to the solver) is used up first.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_ohno::logic::{Logic, Reason};
    /// use atisbo_ohno::{Fill, Place, Rule, parse};
    ///
    /// let position = parse("1 O .\n. . .\n. . 2").unwrap();
    /// let mut logic = Logic::new(&position, Rule::SeesFloor, &Budget::unlimited()).unwrap();
    /// let found = logic.next_deduction(&Budget::unlimited()).unwrap().unwrap();
    /// assert_eq!(found.conclusion.fill, Fill::Wall);
    /// assert!(found.because.contains(&Reason::Clue(Place::new(0, 0))));
    /// ```
    pub fn next_deduction(&mut self, budget: &Budget) -> Result<Option<Deduction>, Stop> {
        let fills = [Fill::Floor, Fill::Wall];
        let either = |cell| fills.map(|fill| Conclusion { cell, fill });
        let open: Vec<Conclusion> = self.grid.unknown().flat_map(either).collect();
        self.easiest_of(&open, budget)
    }

    /// The one of these conclusions that follows from the fewest clues that are found; `None` if none
    /// of them follows.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are questions to the solver) is used up first.
    pub fn easiest_of(
        &mut self,
        open: &[Conclusion],
        budget: &Budget,
    ) -> Result<Option<Deduction>, Stop> {
        let literals = open.iter().map(|it| self.literal(it.cell, it.fill));
        let facts: Vec<Literal> = literals.collect();
        let cost = clues_cost(&self.reasons);
        let found = explain::cheapest(&mut self.theory, &facts, &self.active, &cost, budget)?;
        Ok(found.and_then(|found| {
            let index = facts.iter().position(|&fact| fact == found.fact)?;
            Some(Deduction {
                conclusion: open[index],
                because: self.named(&found.because),
            })
        }))
    }

    /// The conflict of a puzzle without solution; `None` if it has one. The fewest clues if that can be
    /// proved with reasonable effort.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are questions to the solver) is used up before any conflict is known.
    pub fn conflict(&mut self, budget: &Budget) -> Result<Option<Conflict>, Stop> {
        let budget = budget.started();
        let cost = clues_cost(&self.reasons);
        let claim = Claim::Conflict;
        let found = explain::deletion(&mut self.theory, claim, &self.active, &cost, &budget)?;
        let Some(mut found) = found else {
            return Ok(None);
        };
        let questions = budget.max_nodes().unwrap_or(PROOF).min(PROOF);
        let effort = budget.clone().nodes(questions);
        let smallest = explain::smallest(&mut self.theory, claim, &self.active, &cost, &effort);
        let proved = smallest.is_ok();
        if let Ok(Some(fewest)) = smallest {
            found = fewest;
        }
        // With the clues settled, the rules can be thinned out.
        let rules_only = |constraint| 1 - cost(constraint);
        let thinned = explain::deletion(&mut self.theory, claim, &found, &rules_only, &budget);
        let mut found = thinned.ok().flatten().unwrap_or(found);
        found.sort_by_key(|&constraint| (cost(constraint) == 0, constraint));
        Ok(Some(Conflict {
            reasons: self.named(&found),
            smallest: proved,
        }))
    }

    fn named(&self, constraints: &[ConstraintId]) -> Vec<Reason> {
        let each = constraints.iter();
        each.map(|&constraint| self.reasons[constraint.index()])
            .collect()
    }
}

/// Clues count; that no floor is isolated is taken for granted.
fn clues_cost(reasons: &[Reason]) -> impl Fn(ConstraintId) -> u64 {
    |constraint| match reasons[constraint.index()] {
        Reason::Clue(_) => 1,
        Reason::Company(_) => 0,
    }
}

impl Conflict {
    /// The cells of the clues.
    pub fn clues(&self) -> Vec<Place> {
        clues(&self.reasons)
    }
}

impl Deduction {
    /// The cells of the clues.
    pub fn clues(&self) -> Vec<Place> {
        clues(&self.because)
    }
}

fn clues(reasons: &[Reason]) -> Vec<Place> {
    let clues = reasons.iter().filter_map(|reason| match *reason {
        Reason::Clue(cell) => Some(cell),
        Reason::Company(_) => None,
    });
    clues.collect()
}

#[cfg(test)]
mod tests;
