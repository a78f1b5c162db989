//! Sudoku behind the door: one file per verb, each with its request, its answer and one function
//! that takes the one and gives the other.

mod board;
pub mod check;
pub mod convert;
pub mod explain;
pub mod generate;
pub mod hint;
pub mod ladder;
mod page;
pub mod rate;
pub mod search;
pub mod show;
pub mod solve;
pub mod solve_many;
mod source;
mod words;

use crate::Error;
use atisbo_base::Place;
use board::sign;
use serde::Serialize;

pub use atisbo_sudoku::{MAX_SIZE, RegionKind, Shape};
pub use board::Board;
pub use source::{Source, sources};

/// A given: where, and what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Given {
    /// The cell.
    pub cell: Place,
    /// The value, as in the text format.
    pub value: char,
}

/// Why puzzles cannot be made, as an error.
pub fn generate_error(error: &atisbo_sudoku::generate::GenerateError) -> Error {
    Error::from(words::said(error))
}
