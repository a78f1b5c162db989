//! Sudoku behind the door: one file per verb, with its request, its answer and how it is answered.

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
pub mod units;
mod words;

use crate::Error;
use crate::text::Message;
use atisbo_base::Place;
use atisbo_csp::ModelError;
use atisbo_sudoku::csp::CspError;
use atisbo_sudoku::generate::GenerateError;
use atisbo_sudoku::logic::BeyondRegions;
use atisbo_sudoku::text::{ParseError, WriteError};
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

impl From<ParseError> for Error {
    fn from(error: ParseError) -> Self {
        Error::at(error.line, error.column, words::parse_error(&error.kind))
    }
}

impl From<WriteError> for Error {
    fn from(error: WriteError) -> Self {
        words::said(&error).into()
    }
}

impl From<GenerateError> for Error {
    fn from(error: GenerateError) -> Self {
        words::said(&error).into()
    }
}

impl From<CspError> for Error {
    fn from(error: CspError) -> Self {
        let message = Message::new("sudoku-csp");
        message.with("reason", error.to_string()).into()
    }
}

impl From<ModelError> for Error {
    fn from(error: ModelError) -> Self {
        CspError::from(error).into()
    }
}

impl From<BeyondRegions> for Error {
    fn from(_: BeyondRegions) -> Self {
        Message::new("sudoku-dimacs-rules").into()
    }
}
