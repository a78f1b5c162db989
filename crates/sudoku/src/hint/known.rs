//! What the solver knows of a puzzle before anybody reasons about it.

use crate::Puzzle;
use crate::solver::{self, Verdict};
use crate::technique::{Candidate, Settings, Step};
use atisbo_base::{Budget, Stop};

/// The solutions of a puzzle, as far as they matter to a player.
#[derive(Clone, Debug)]
pub(crate) enum Known {
    /// There is none.
    None,
    /// There is exactly one.
    One(Vec<u8>),
    /// There are at least these two.
    Two(Box<[Vec<u8>; 2]>),
    /// The solver gave up.
    Unknown(Stop),
}

impl Known {
    pub(crate) fn of(puzzle: &Puzzle, budget: &Budget) -> Self {
        let found = solver::solve(puzzle, 2, budget);
        match (found.verdict(), found.first, found.second) {
            (Verdict::None, ..) => Known::None,
            (Verdict::Unique, Some(only), _) => Known::One(only),
            (_, Some(first), Some(second)) => Known::Two(Box::new([first, second])),
            _ => Known::Unknown(found.stop.unwrap_or(Stop::Nodes)),
        }
    }

    /// The settings without what rests on a single solution, unless there is known to be one.
    pub(crate) fn restrict(&self, settings: &Settings) -> Settings {
        Settings {
            uniqueness: settings.uniqueness && matches!(self, Known::One(_)),
            ..settings.clone()
        }
    }
}

impl Step {
    /// Whether everything it concludes is so in this solution.
    pub fn agrees_with(&self, solution: &[u8]) -> bool {
        let is_so = |it: &Candidate| solution[it.cell] == it.value;
        self.placements.iter().all(is_so) && !self.eliminations.iter().any(is_so)
    }
}
