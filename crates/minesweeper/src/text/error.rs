//! What is wrong with a text that should be a position.

use crate::position::PositionError;
use crate::tiling::TilingError;
use std::fmt;
use thiserror::Error;

/// A text that is no position: where, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.problem
        )
    }
}

/// What is wrong at a place of a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// A character that is no cell.
    #[error("{0:?} is no cell; write # hidden, F flag, ? question mark, a number, * known mine")]
    Symbol(char),
    /// A setting that is none, or whose value is none.
    #[error("{0:?} is no setting; write `mines 10`, `density 0.2` or `tiling hex`")]
    Setting(String),
    /// A setting that is there twice.
    #[error("`{0}` is said twice")]
    Twice(&'static str),
    /// Neither mines nor density is said.
    #[error("the number of mines is missing; begin with a line like `mines 10`")]
    NoMines,
    /// There are no rows.
    #[error("there are no cells; write the rows below the settings")]
    NoRows,
    /// A row that is not as long as the first.
    #[error("this row has {found} cells and the first has {expected}")]
    Ragged {
        /// The length of the first row.
        expected: usize,
        /// The length of this one.
        found: usize,
    },
    /// A size that cannot be.
    #[error(transparent)]
    Size(#[from] TilingError),
    /// Cells that no board can show.
    #[error(transparent)]
    Position(#[from] PositionError),
}
