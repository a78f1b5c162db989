//! The front door to solving: every size, every set of rules, each with the solver that suits it.
//!
//! Plain 9 x 9 puzzles go to [`fast`](crate::fast), everything else to the [`generic`] solver.

mod all_different;
mod branching;
pub mod generic;
mod layout;
mod propagation;
mod state;

use atisbo_base::Stop;
use serde::{Deserialize, Serialize};

/// The work a solver did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Statistics {
    /// Candidates that had to be assumed. 0 means that propagation alone was enough.
    pub guesses: u64,
    /// Assumptions, or what was left after them, that turned out impossible.
    pub failures: u64,
    /// Times the search started again from the top.
    pub restarts: u64,
    /// Rules applied by propagation.
    pub propagations: u64,
}

/// How many solutions a puzzle has, as far as that was asked and found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// None.
    None,
    /// Exactly one.
    Unique,
    /// Two or more.
    Several,
    /// The search ended too early to tell.
    Undecided,
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
        match (self.count, self.complete) {
            (2.., _) => Verdict::Several,
            (1, true) => Verdict::Unique,
            (0, true) => Verdict::None,
            _ => Verdict::Undecided,
        }
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
