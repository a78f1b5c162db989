//! Where a text is no position or board, and what a format cannot express, as data.

use super::Format;
use crate::position::PositionError;
use crate::tiling::{Cell, FreeError, Kind, TilingError};
use serde::Serialize;
use std::fmt;
use thiserror::Error;

/// Where a text stops making sense, and why. Lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
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
}

/// Why a text is no position or board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum ParseErrorKind {
    /// There is no cell.
    #[error("found no cell at all, expected the rows of a board")]
    Empty,
    /// The bytes are not UTF-8.
    #[error("found the byte {byte:#04x}, which is not part of a text")]
    NotText {
        /// The first byte that fits nowhere.
        byte: u8,
    },
    /// Something else was expected here.
    #[error("found `{found}`, expected {expected}")]
    Unexpected {
        /// The character or word, shortened if it is long.
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
    /// A setting that is there twice, or in the text and beside it.
    #[error("`{0}` is said twice")]
    Twice(&'static str),
    /// Neither the number of mines nor a density is given.
    #[error("the number of mines is missing, expected a line like `mines 10` or `density 0.2`")]
    NoMines,
    /// A row that is not as long as the first.
    #[error("row {row} has {found} cells, expected {expected} as in the first row")]
    Ragged {
        /// The row, counted from 1.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// More or fewer cells than the text says there are.
    #[error("found {found} cells, expected {expected}")]
    CellCount {
        /// How many there are, or how many had been read when they were too many.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// More or fewer mines than the text says there are.
    #[error("found {found} mines, expected {expected} as the text says")]
    MineCount {
        /// How many there are.
        found: u32,
        /// How many there should be.
        expected: u32,
    },
    /// A size that cannot be.
    #[error(transparent)]
    Tiling(#[from] TilingError),
    /// A list of cells that is no tiling.
    #[error(transparent)]
    Free(#[from] FreeError),
    /// Cells that no board can show.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// It is no JSON, or not the JSON that was expected.
    #[error("{message}")]
    Json {
        /// What the reader of JSON says.
        message: String,
    },
    /// A format of boards where a position was expected, or the other way round.
    #[error("the format `{format}` holds {}, expected {}", holds(!*board), holds(*board))]
    Holds {
        /// The format.
        format: Format,
        /// Whether a board was expected.
        board: bool,
    },
}

fn holds(board: bool) -> &'static str {
    if board { "boards" } else { "positions" }
}

/// What may stand at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
pub enum Expected {
    /// A setting of [`Format::Rows`].
    Setting,
    /// The name of a tiling.
    Tiling,
    /// A whole number of mines.
    MineCount,
    /// A density.
    Density,
    /// The name of a cell of a free tiling, with a colon after it.
    Name,
    /// A corner of a free tiling's cell.
    Corner,
    /// A cell of a position in this format.
    Cell(Format),
    /// A cell of a board in this format.
    BoardCell(Format),
    /// `WIDTHxHEIGHTxMINES`.
    Header,
    /// A digit of base 62.
    Digit62,
    /// The mines of a link, five cells to a digit of base 32.
    Digit32,
    /// The size in a link.
    LinkSize,
    /// A parameter of a link.
    Parameter(&'static str),
    /// A place of a mine inside the board.
    MinePlace,
    /// The end of the text.
    EndOfText,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Expected::Setting => "`mines 10`, `density 0.2`, `tiling hex` or the cells of a row",
            Expected::Tiling => "square, hex, triangle, circle, torus or free",
            Expected::MineCount => "a whole number of mines",
            Expected::Density => "a density between 0 and 1",
            Expected::Name => "the name of a cell, a colon, its neighbours",
            Expected::Corner => "a corner like 0.5,1",
            Expected::Cell(format) => return f.write_str(cells(*format)),
            Expected::BoardCell(Format::Lists) => "-1 (mine) or a number from 0 to 8",
            Expected::BoardCell(_) => "`.` (safe) or `*` (mine)",
            Expected::Header => "WIDTHxHEIGHTxMINES like 30x16x99",
            Expected::Digit62 => "a letter or a digit",
            Expected::Digit32 => "a digit or a letter from a to v",
            Expected::LinkSize => "1, 2, 3 or width and height with one or two digits each",
            Expected::Parameter(name) => return write!(f, "`{name}=...`"),
            Expected::MinePlace => "the place of a mine inside the board",
            Expected::EndOfText => "nothing more",
        };
        f.write_str(text)
    }
}

fn cells(format: Format) -> &'static str {
    match format {
        Format::Mine => "`H` (hidden), `F` (flag), `M` or `?` (mine) or a number from 0 to 8",
        Format::Lists => "0 to 8, 10 (hidden), 11 (mine) or 12 (safe)",
        Format::Minesweepr => "`x` (hidden), `.` (zero), a number or `*` (mine)",
        Format::Report => "`?` (hidden) or a number from 0 to 8",
        _ => "`#` (hidden), `F` (flag), `?` (question mark), a number or `*` (known mine)",
    }
}

/// What a format cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum WriteError {
    /// It holds boards and a position was to be written, or the other way round.
    #[error("the format `{format}` holds {}, no {}", holds(!*board), holds(*board))]
    Holds {
        /// Which format.
        format: Format,
        /// Whether a board was to be written.
        board: bool,
    },
    /// It does not know this tiling.
    #[error("the format `{format}` cannot hold the tiling `{tiling}`")]
    Tiling {
        /// Which format.
        format: Format,
        /// The tiling.
        tiling: Kind,
    },
    /// It has no room for a board of this size.
    #[error("the format `{format}` holds boards of {most} x {most} cells at most")]
    Size {
        /// Which format.
        format: Format,
        /// The longest side it knows.
        most: u32,
    },
    /// It has no room for this number of mines.
    #[error("the format `{format}` holds {most} mines at most")]
    Mines {
        /// Which format.
        format: Format,
        /// The most it knows.
        most: u32,
    },
    /// It needs the number of mines, and only a density is known.
    #[error("the format `{format}` needs the number of mines, and only a density is known")]
    Density {
        /// Which format.
        format: Format,
    },
    /// It has no sign for what this cell shows.
    #[error("the format `{format}` has no sign for what cell {} shows", cell.0)]
    Cell {
        /// Which format.
        format: Format,
        /// The first such cell.
        cell: Cell,
    },
}
