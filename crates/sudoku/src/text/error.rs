//! Where a text is not a Sudoku, and what a format cannot express, as data.

use super::Format;
use crate::variant::Fault;
use crate::{MAX_SIZE, Shape};
use serde::Serialize;
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error, schemars::JsonSchema)]
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
    /// The line ends too early.
    #[error("found the end of the line, expected {expected}")]
    End {
        /// What is missing.
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
    /// The document is not JSON.
    #[error("not well-formed JSON: {message}")]
    Json {
        /// What the JSON reader says.
        message: String,
    },
    /// A field of a JSON document holds something else than it should.
    #[error("`{path}`: found `{found}`, expected {expected}")]
    Field {
        /// The field, as in `killercage[2].cells[0]`.
        path: String,
        /// What it holds, shortened if it is long.
        found: String,
        /// What it may hold.
        expected: Expected,
    },
    /// A field of a JSON document is not there.
    #[error("`{path}` is missing")]
    MissingField {
        /// The field.
        path: String,
    },
    /// A link whose compressed part is damaged.
    #[error("found compressed data that are cut or damaged, expected the whole link")]
    Packed,
    /// A link or a seed that names a puzzle without holding it.
    #[error(
        "found only the name `{name}` of a puzzle that is kept elsewhere; open it there and copy a link that holds the whole puzzle"
    )]
    OnlyName {
        /// The name.
        name: String,
    },
    /// A rule that is not known here.
    #[error("found the rule `{name}`, which is not known: without it this would be another puzzle")]
    UnknownRule {
        /// Its name in the text.
        name: String,
    },
    /// Rules that are only drawn for people to see.
    #[error(
        "the rules are only drawn ({found}), which cannot be read: without them this would be another puzzle"
    )]
    Drawn {
        /// What is drawn.
        found: String,
    },
    /// A rule that cannot be on this grid.
    #[error("the rule `{rule}` does not fit: {fault}")]
    Rule {
        /// Its [`id`](crate::variant::Variant::id).
        rule: &'static str,
        /// What is wrong with it.
        fault: Fault,
    },
    /// The reader failed.
    #[error("cannot read on: {message}")]
    Read {
        /// What the reader says.
        message: String,
    },
}

/// What may stand at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
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
    /// The parameters of a Solo game.
    SoloParameters,
    /// Givens, or sums, of a Solo game.
    SoloCells,
    /// The edges between the regions or cages of a Solo game.
    SoloEdges,
    /// One sum for each cage.
    CageSum,
    /// A field of a killer string with sums and cages as numbers.
    CageNumber,
    /// A cell of a `SumoCue` string.
    CageCell,
    /// A cell of a killer string with pointers.
    CagePointer,
    /// As many regions as rows, each of as many cells.
    Regions,
    /// A list.
    List,
    /// Text.
    Text,
    /// A whole number.
    Number,
    /// True or false.
    Flag,
    /// A cell by its row and column.
    CellName,
    /// A place beside the grid by its row and column.
    OuterCellName,
    /// One of the four diagonal directions.
    Direction,
    /// An X or a V.
    XOrV,
    /// Two cells.
    TwoCells,
    /// A row and a column, counted from 0.
    RowAndColumn,
    /// The code of a puzzle that has a number of cells that is a square.
    ClassicCode,
    /// The end.
    End,
    /// A constraint of a constraint string.
    Constraint,
    /// The end of a constraint that holds others.
    Closing,
    /// A grid as wide as high.
    SquareGrid,
    /// How many values there are, or the first and the last.
    ValueRange,
    /// A sign for each cell, one for each region.
    Layout,
    /// A row or a column by its number.
    LineName,
    /// A clue at one end of a row or column, or at both.
    ClueAtEnd,
    /// A cell of the border where a diagonal starts.
    DiagonalEnd,
    /// Cells beside each other.
    Neighbours,
    /// Whether rows or columns are meant.
    RowsOrColumns,
    /// A sum and a weight for each cell.
    WeightedSum,
    /// Into how many groups the cells are cut.
    GroupCount,
    /// Counts and digits in turn.
    Said,
    /// How many cells the head of an arrow has.
    PillSize,
    /// Bits in base 64, or what they stand for.
    Code,
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
            Expected::SoloParameters => {
                "the size as in `3x3` or `9j`, then maybe `x`, `k`, a symmetry and `d` with a letter, then `:`"
            }
            Expected::SoloCells => {
                "numbers, `_` between two of them, and `a` to `z` for 1 to 26 empty cells"
            }
            Expected::SoloEdges => "`_` or a letter for the gap up to each edge, the last included",
            Expected::CageSum => "one sum for each cage",
            Expected::CageNumber => "a number: 256 times the sum, plus that of the cage, then `:`",
            Expected::CageCell => {
                "`=` and a sum, or `+` and the cell where the cage starts, maybe `J` and a region"
            }
            Expected::CagePointer => {
                "a sum (0 to 9, A to Z, a to j) or one of < > ^ v ` ' , . that leads to one"
            }
            Expected::Regions => "as many regions as rows, each with as many cells",
            Expected::List => "a list",
            Expected::Text => "text",
            Expected::Number => "a whole number",
            Expected::Flag => "true or false",
            Expected::CellName => "a cell of the grid, as `R1C1`",
            Expected::OuterCellName => "a place beside the grid, as `R0C1`",
            Expected::Direction => "`UL`, `UR`, `DL` or `DR`",
            Expected::XOrV => "a value `X` or `V`",
            Expected::TwoCells => "two cells",
            Expected::RowAndColumn => "a row and a column of the grid, counted from 0",
            Expected::ClassicCode => "the code of a puzzle with 81 cells",
            Expected::End => "the end",
            Expected::Constraint => "a constraint, as in `.Cage~10~R1C1~R1C2`",
            Expected::Closing => "a group that `.End` closes, not too deep in others",
            Expected::SquareGrid => "a grid of as many rows as columns, as in `9x9`",
            Expected::ValueRange => "at least as many values as rows, as in `9` or `0-8`",
            Expected::Layout => "a sign for each cell, the same in a region of as many cells as rows",
            Expected::LineName => "a row or column, as in `R1` or `C9`",
            Expected::ClueAtEnd => "a number for its start, for its end, or both, as in `R1~5~3`",
            Expected::DiagonalEnd => "a cell of the border where a diagonal starts",
            Expected::Neighbours => "cells beside each other",
            Expected::RowsOrColumns => "`R` or `C`",
            Expected::WeightedSum => "a sum, maybe with a weight for each cell, as in `7_=_1_1_-1`",
            Expected::GroupCount => "a number of groups of the same size",
            Expected::Said => "counts and digits in turn, as in `1523` for one 5 and two 3",
            Expected::PillSize => "fewer cells in the pill than there are in all",
            Expected::Code => "bits in base 64 that stand for what is wanted here",
        })
    }
}

/// What a format cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error, schemars::JsonSchema)]
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
    /// It has no way to write a rule.
    #[error("the format `{format}` cannot express the rule `{rule}`")]
    Rule {
        /// Which format.
        format: Format,
        /// The rule's [`id`](crate::variant::Variant::id).
        rule: &'static str,
    },
    /// It has no way to write a given here, as in a killer cage of several cells.
    #[error("the format `{format}` cannot express the given in cell {cell}")]
    Given {
        /// Which format.
        format: Format,
        /// The cell, counted from 0.
        cell: usize,
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
