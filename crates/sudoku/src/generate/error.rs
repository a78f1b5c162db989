//! Why there is no puzzle.

use crate::technique::Technique;
use atisbo_base::Stop;
use serde::Serialize;

/// Why there is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error, schemars::JsonSchema)]
pub enum GenerateError {
    /// The pattern has a cell that is not on the grid.
    #[error("the pattern has a cell {cell}, which is not on the grid")]
    Pattern {
        /// The cell, counted from 0.
        cell: usize,
    },
    /// No puzzle of this kind has this many clues.
    #[error("{wanted} clues: the number must be {least} to {most}")]
    Clues {
        /// How many were asked for.
        wanted: usize,
        /// The fewest that can be asked for.
        least: usize,
        /// The cells where the pattern and the symmetry allow a clue.
        most: usize,
    },
    /// No puzzle has such a rating.
    #[error("no puzzle has such a rating: they go from {lowest} to {highest} tenths")]
    NoSuchRating {
        /// The lowest rating of a puzzle that is not finished, in tenths.
        lowest: u16,
        /// The highest there can be, in tenths.
        highest: u16,
    },
    /// A technique that is needed may not be used, or makes a puzzle harder than it may be.
    #[error("a puzzle like that cannot need {}", .technique.id())]
    CannotNeed {
        /// Which technique.
        technique: Technique,
    },
    /// The rules have no solution at all.
    #[error("no grid obeys these rules")]
    NoGrid,
    /// None of the layouts of the variants has a solution that is found soon enough.
    #[error("none of {tries} layouts of these rules has a solution that is found soon")]
    NoLayout {
        /// How many layouts were tried.
        tries: u64,
    },
    /// None of the grids tried gave such a puzzle.
    #[error("no such puzzle on {tries} grids{}", .best.map_or(String::new(), |best| format!("; the one with the fewest clues has {best}")))]
    NotFound {
        /// How many grids were tried.
        tries: u64,
        /// The fewest clues of a puzzle that was found on the way, if more than wanted.
        best: Option<usize>,
    },
    /// The budget was used up first.
    #[error("{stop} after {tries} grids")]
    Stopped {
        /// Which limit.
        stop: Stop,
        /// How many grids were finished.
        tries: u64,
        /// The fewest clues of a puzzle that was found on the way, if more than wanted.
        best: Option<usize>,
    },
}

impl GenerateError {
    /// The limit of the budget that was reached, if that is why.
    pub fn stop(&self) -> Option<Stop> {
        match self {
            GenerateError::Stopped { stop, .. } => Some(*stop),
            GenerateError::Pattern { .. }
            | GenerateError::Clues { .. }
            | GenerateError::NoSuchRating { .. }
            | GenerateError::CannotNeed { .. }
            | GenerateError::NoGrid
            | GenerateError::NoLayout { .. }
            | GenerateError::NotFound { .. } => None,
        }
    }

    /// How many grids were tried.
    pub fn tries(&self) -> u64 {
        match self {
            GenerateError::NotFound { tries, .. } | GenerateError::Stopped { tries, .. } => *tries,
            GenerateError::Pattern { .. }
            | GenerateError::Clues { .. }
            | GenerateError::NoSuchRating { .. }
            | GenerateError::CannotNeed { .. }
            | GenerateError::NoGrid
            | GenerateError::NoLayout { .. } => 0,
        }
    }
}
