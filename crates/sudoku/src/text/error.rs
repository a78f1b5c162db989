//! Where a text is not a Sudoku, and what a format cannot express, as data.

use super::Format;
use crate::{MAX_SIZE, Shape};
use std::fmt;

/// Where a text stops being a Sudoku, and why. Lines and columns count from 1, columns in characters.
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

    /// Something that was not expected, shortened if it is long.
    pub(super) fn unexpected(line: usize, column: usize, found: &str, expected: Expected) -> Self {
        let found = shortened(found);
        ParseError::new(line, column, ParseErrorKind::Unexpected { found, expected })
    }
}

/// Why a text is not a Sudoku.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseErrorKind {
    /// There is nothing but blanks and comments.
    #[error("found no puzzle, expected a line of 81 characters or the rows of a grid")]
    Nothing,
    /// There is another puzzle after the one that was asked for.
    #[error("found a second puzzle, expected only one")]
    Second,
    /// The bytes are not UTF-8.
    #[error("found the byte {byte:#04x}, which is not part of a text")]
    NotText {
        /// The first byte that fits nowhere.
        byte: u8,
    },
    /// A line, or a document, is longer than any puzzle.
    #[error("found more than {most} bytes, longer than any puzzle")]
    TooLong {
        /// The most that is read.
        most: usize,
    },
    /// Something else was expected here.
    #[error("found `{found}`, expected {expected}")]
    Unexpected {
        /// The character or word, shortened if it is long.
        found: String,
        /// What may stand here.
        expected: Expected,
    },
    /// A row has too few or too many cells.
    #[error("row {row} has {found} cells, expected {expected}")]
    RowLength {
        /// The row, counted from 1.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// There are too few rows.
    #[error("found {found} rows of {expected} cells, expected {expected} rows")]
    RowCount {
        /// How many rows there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// No Sudoku has this many cells.
    #[error("found {found} cells, expected {expected} for {size} x {size}")]
    CellCount {
        /// How many cells there are.
        found: usize,
        /// How many the nearest size has.
        expected: usize,
        /// The nearest size.
        size: usize,
    },
    /// A grid too large.
    #[error("found a size of {found}, expected 1 to {MAX_SIZE}")]
    Size {
        /// The number of cells in a row.
        found: usize,
    },
    /// The puzzle's size is not that of the shape that was asked for.
    #[error("found a size of {found}, but boxes of {shape} make a size of {}", shape.size())]
    OtherSize {
        /// The size of the puzzle.
        found: usize,
        /// The shape that was asked for.
        shape: Shape,
    },
    /// The borders do not cut the grid into boxes, or into others than were asked for.
    #[error("the borders make boxes of {rows} x {columns}, which is no shape for a size of {size}")]
    Borders {
        /// The rows of a box.
        rows: usize,
        /// The columns of a box.
        columns: usize,
        /// The size of the grid.
        size: usize,
    },
    /// A value that no cell of this size can hold.
    #[error("found the value {found}, expected 1 to {size}")]
    ValueTooLarge {
        /// The value, shortened if it is long.
        found: String,
        /// The size of the grid.
        size: usize,
    },
    /// The document is not XML.
    #[error("not well-formed XML: {message}")]
    Xml {
        /// What the XML reader says.
        message: String,
    },
    /// The reader failed.
    #[error("cannot read on: {message}")]
    Read {
        /// What the reader says.
        message: String,
    },
}

/// What may stand at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A value, or a sign for an empty cell.
    Cell,
    /// Values written together, each once.
    Candidates,
    /// The value that belongs to this place of the pencil marks, or a sign that it was removed.
    Mark {
        /// That value.
        value: u8,
    },
    /// Rows and columns of a box, as in `2x3`.
    Shape,
    /// The rows of a `[Puzzle]`.
    Section,
    /// The root of an `OpenSudoku` document.
    Root,
    /// An attribute `data` with the cells.
    GameData,
    /// A value, notes and 0 or 1, each with `|` after it.
    GameCell,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Cell => {
                "a value (1 to 9, then A to P) or a sign for an empty cell such as `.`"
            }
            Expected::Candidates => "candidates written together, each once",
            Expected::Mark { value } => {
                return write!(f, "{value}, or `.` if it was removed");
            }
            Expected::Shape => "rows and columns of a box, as in `2x3`",
            Expected::Section => "a section `[Puzzle]`",
            Expected::Root => "the root element `opensudoku`",
            Expected::GameData => "an attribute `data` with the cells",
            Expected::GameCell => {
                "a value, notes, and 1 if the cell is free or 0, each followed by `|`"
            }
        })
    }
}

/// What a format cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// It has no pencil marks, but the cell is neither a given nor free.
    #[error("the format `{format}` has no pencil marks, which cell {cell} needs")]
    Marks {
        /// Which format.
        format: Format,
        /// The first such cell, counted from 0.
        cell: usize,
    },
    /// A cell without candidates.
    #[error("the format `{format}` has no sign for cell {cell}, which may hold nothing")]
    NoCandidate {
        /// Which format.
        format: Format,
        /// The first such cell, counted from 0.
        cell: usize,
    },
    /// The boxes are not the usual ones of the size, and the format cannot say so.
    #[error("the format `{format}` cannot say that the boxes are {shape}")]
    Shape {
        /// Which format.
        format: Format,
        /// The shape of the boxes.
        shape: Shape,
    },
}

/// Enough of a text to know it again.
pub(super) fn shortened(text: &str) -> String {
    const ENOUGH: usize = 20;
    let mut shown: String = text.chars().take(ENOUGH).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}
