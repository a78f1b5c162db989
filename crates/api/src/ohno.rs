//! 0h n0 behind the door: one file per verb, with its request, its answer and how it is answered.

pub mod check;
pub mod convert;
pub mod explain;
pub mod generate;
pub mod hint;
pub mod rate;
pub mod search;
pub mod solve;
mod words;

use crate::Error;
use atisbo_base::{Budget, Place};
use atisbo_ohno::{Diagnosis, Grid, ParseError, WriteError, diagnose};
use serde::Serialize;

pub use atisbo_ohno::{Conclusion, Difficulty, Fault, Minimality, Rule};

/// The grid that a text in any of the formats stands for.
///
/// # Errors
///
/// If the text is no grid.
pub fn parse(text: &str) -> Result<Grid, Error> {
    Ok(atisbo_ohno::parse(text)?)
}

impl From<ParseError> for Error {
    fn from(error: ParseError) -> Self {
        Error::at(error.line, error.column, words::said(&error.kind))
    }
}

impl From<WriteError> for Error {
    fn from(error: WriteError) -> Self {
        words::said(&error).into()
    }
}

/// A board as the list of its rows, each in the game's own text format.
fn rows(grid: &Grid) -> Vec<String> {
    grid.to_string().lines().map(str::to_owned).collect()
}

/// Something given in a puzzle: where, and what (`W`, `O` or a number).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Given {
    /// The cell, as `[row, column]` counted from 0.
    pub cell: Place,
    /// What stands there, as in the text format.
    pub value: String,
}

/// What stands in some cells of a grid.
fn givens(grid: &Grid, cells: impl IntoIterator<Item = Place>) -> Vec<Given> {
    let given = |cell| Given {
        cell,
        value: grid.get(cell).to_string(),
    };
    cells.into_iter().map(given).collect()
}

/// Givens that cannot all hold, though they can if any one of them is taken away.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Conflict {
    /// The givens.
    pub givens: Vec<Given>,
    /// Whether a smaller set may be in conflict too.
    pub minimality: Minimality,
}

/// Why a puzzle has no solution, as far as the budget allows to find out.
fn conflict(puzzle: &Grid, rule: Rule, budget: &Budget) -> Option<Conflict> {
    match diagnose(puzzle, rule, |_, _| true, budget) {
        Diagnosis::Conflict {
            givens, minimality, ..
        } => Some(Conflict {
            givens: self::givens(puzzle, givens),
            minimality,
        }),
        Diagnosis::Solvable(_) | Diagnosis::Undecided(_) => None,
    }
}
