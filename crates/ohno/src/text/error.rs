//! Where a text is not a grid, and what a format cannot express, as data.

use super::Format;
use crate::Place;
use serde::Serialize;
use std::fmt;

/// Where a text stops being a grid, and why. Lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ParseError {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What was found and what was expected.
    pub kind: ParseErrorKind,
}

impl ParseError {
    pub(super) fn new(line: usize, column: usize, kind: ParseErrorKind) -> Self {
        ParseError { line, column, kind }
    }

    /// The text holds no cell.
    pub(super) fn empty() -> Self {
        ParseError::new(1, 1, ParseErrorKind::Empty)
    }
}

/// Why a text is not a grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error, schemars::JsonSchema)]
pub enum ParseErrorKind {
    /// There is nothing but blanks and comments.
    #[error("found no cell at all, expected the rows of a grid")]
    Empty,
    /// The bytes are not UTF-8.
    #[error("found the byte {byte:#04x}, which is not part of a text")]
    NotText {
        /// The first byte that fits nowhere.
        byte: u8,
    },
    /// A row is shorter or longer than the first.
    #[error("row {row} has {found} cells, expected {expected} as in the first row")]
    Ragged {
        /// The row, counted from 1.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// Something else was expected here.
    #[error("found `{found}`, expected {expected}")]
    Unexpected {
        /// The word, shortened if it is long.
        found: String,
        /// What may stand here.
        expected: Expected,
    },
    /// The text ends too early.
    #[error("found the end, expected {expected}")]
    Ends {
        /// What should have come.
        expected: Expected,
    },
    /// A number 0: a floor that sees none is not allowed.
    #[error("found the number 0, expected 1 or more (a floor without number is the letter `O`)")]
    NumberZero,
    /// A number that no cell of this grid can have.
    #[error("found the number {found}, but a cell of this grid sees {most} others at most")]
    NumberTooLarge {
        /// The number, shortened if it is long.
        found: String,
        /// The largest that is possible.
        most: usize,
    },
    /// A side is too long.
    #[error("found a side of {found} cells, expected {most} at most")]
    TooLarge {
        /// The length of the side.
        found: usize,
        /// The longest that is allowed.
        most: usize,
    },
    /// A line of a report board names a cell that is not there.
    #[error("found {found}, expected a place from 0 to {last}")]
    Outside {
        /// The place, shortened if it is long.
        found: String,
        /// The last row or column.
        last: usize,
    },
    /// A format for squares has a number of cells that is no square.
    #[error("found {cells} cells, expected a square number of them")]
    NotSquare {
        /// How many cells there are.
        cells: usize,
    },
}

/// What may stand at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
pub enum Expected {
    /// A cell of [`Format::Rows`].
    Cell,
    /// The number of rows or columns.
    Side,
    /// A row or column, counted from 0.
    Coordinate,
    /// `W` or a number.
    WallOrNumber,
    /// The end of the line, after three words.
    EndOfLine,
    /// The end of the text.
    EndOfText,
    /// A number of [`Format::Array`].
    Code,
    /// The bracket that ends [`Format::Array`].
    ClosingBracket,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Cell => "`.`, `W`, `O` or a number",
            Expected::Side => "a number of rows or columns, 1 or more",
            Expected::Coordinate => "a row or column, counted from 0",
            Expected::WallOrNumber => "`W` or a number",
            Expected::EndOfLine => "the end of the line",
            Expected::EndOfText => "nothing more",
            Expected::Code => "0 (unknown), 1 (wall), 2 (floor) or a number plus 2",
            Expected::ClosingBracket => "`]`",
        })
    }
}

/// The place of the first byte that is not text.
pub(super) fn not_text(bytes: &[u8], valid: usize) -> ParseError {
    let before = String::from_utf8_lossy(&bytes[..valid]);
    let line = before.matches('\n').count() + 1;
    let line_text = before.rsplit('\n').next().unwrap_or_default();
    let column = line_text.chars().count() + 1;
    let byte = bytes.get(valid).copied().unwrap_or_default();
    ParseError::new(line, column, ParseErrorKind::NotText { byte })
}

/// What a format cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error, schemars::JsonSchema)]
pub enum WriteError {
    /// It has no sign for what stands in this cell.
    #[error("the format {format:?} has no sign for the cell {pos}")]
    Cell {
        /// Which format.
        format: Format,
        /// The first such cell.
        pos: Place,
    },
    /// It only knows squares.
    #[error("the format {format:?} only knows squares")]
    NotSquare {
        /// Which format.
        format: Format,
    },
}
