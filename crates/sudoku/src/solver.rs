//! The front door to solving: every size, every set of rules, each with the solver that suits it.
//!
//! Plain 9 x 9 puzzles go to [`fast`](crate::fast), everything else to the [`generic`] solver.

mod all_different;
mod branching;
mod classic;
pub mod generic;
mod layout;
mod nogoods;
mod propagation;
mod solutions;
mod state;

pub use atisbo_base::Verdict;
pub use solutions::Solutions;

use crate::Puzzle;
use atisbo_base::{Budget, Stop};
use serde::{Deserialize, Serialize};

/// Looks for solutions until there are `limit` of them, none is left, or the budget is used up. A
/// limit of 1 solves, 2 proves uniqueness, more counts. The budget's nodes are guesses.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::{Puzzle, Shape, solver::{self, Verdict}};
///
/// let mut puzzle = Puzzle::empty(Shape::new(2, 2).unwrap());
/// let found = solver::solve(&puzzle, 2, &Budget::unlimited());
/// assert_eq!(found.verdict(), Verdict::Several);
///
/// for (cell, value) in [(0, 1), (3, 2), (9, 3), (14, 4)] {
///     puzzle.give(cell, value);
/// }
/// let found = solver::solve(&puzzle, 2, &Budget::unlimited());
/// assert!(found.first.is_none_or(|values| puzzle.is_solved_by(&values)));
/// ```
pub fn solve(puzzle: &Puzzle, limit: u64, budget: &Budget) -> Found {
    match classic::start(puzzle) {
        Some(start) => classic::solve(&start, limit, budget),
        None => generic::solve(puzzle, limit, budget),
    }
}

/// All solutions, found one by one as they are asked for.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::{Puzzle, Shape, solver};
///
/// let empty = Puzzle::empty(Shape::new(2, 2).unwrap());
/// assert_eq!(solver::solutions(&empty, &Budget::unlimited()).count(), 288);
/// ```
pub fn solutions(puzzle: &Puzzle, budget: &Budget) -> Solutions {
    Solutions::new(puzzle, budget)
}

/// The work a solver did.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, schemars::JsonSchema,
)]
pub struct Statistics {
    /// Candidates that had to be assumed. 0 means that propagation alone was enough.
    pub guesses: u64,
    /// Assumptions, or what was left after them, that turned out impossible. Only the generic solver
    /// counts them.
    pub failures: u64,
    /// Times the search started again from the top.
    pub restarts: u64,
    /// Rules applied by propagation. Only the generic solver counts them.
    pub propagations: u64,
}

/// What a search for solutions found.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Found {
    /// The first solution, row by row.
    pub first: Option<Vec<u8>>,
    /// A second one that differs.
    pub second: Option<Vec<u8>>,
    /// How many were found.
    pub count: u64,
    /// Whether there are no more than were found.
    pub complete: bool,
    /// Which limit of the budget ended the search, if one did.
    pub stop: Option<Stop>,
    /// The work done.
    pub statistics: Statistics,
}

impl Found {
    /// How many solutions there are, in one word.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.count, self.complete)
    }

    fn add(&mut self, solution: Vec<u8>) {
        match self.count {
            0 => self.first = Some(solution),
            1 => self.second = Some(solution),
            _ => {}
        }
        self.count += 1;
    }
}
