//! Where a text is not a Sudoku, and what a format cannot express, as data.

use super::Format;
use crate::variant::Fault;
use crate::{MAX_SIZE, Shape};
use serde::Serialize;

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
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, thiserror::Error, schemars::JsonSchema,
)]
pub enum Expected {
    /// A value, or a sign for an empty cell.
    #[error("a value (1 to 9, then A to P) or a sign for an empty cell such as `.`")]
    Cell,
    /// Values written together, each once.
    #[error("candidates written together, each once")]
    Candidates,
    /// The value that belongs to this place of the pencil marks, or a sign that it was removed.
    #[error("{value}, or `.` if it was removed")]
    Mark {
        /// That value.
        value: u8,
    },
    /// Rows and columns of a box, as in `2x3`.
    #[error("rows and columns of a box, as in `2x3`")]
    Shape,
    /// The rows of a `[Puzzle]`.
    #[error("a section `[Puzzle]`")]
    Section,
    /// The root of an `OpenSudoku` document.
    #[error("the root element `opensudoku`")]
    Root,
    /// An attribute `data` with the cells.
    #[error("an attribute `data` with the cells")]
    GameData,
    /// A value, notes and 0 or 1, each with `|` after it.
    #[error("a value, notes, and 1 if the cell is free or 0, each followed by `|`")]
    GameCell,
    /// The parameters of a Solo game.
    #[error(
        "the size as in `3x3` or `9j`, then maybe `x`, `k`, a symmetry and `d` with a letter, then `:`"
    )]
    SoloParameters,
    /// Givens, or sums, of a Solo game.
    #[error("numbers, `_` between two of them, and `a` to `z` for 1 to 26 empty cells")]
    SoloCells,
    /// The edges between the regions or cages of a Solo game.
    #[error("`_` or a letter for the gap up to each edge, the last included")]
    SoloEdges,
    /// One sum for each cage.
    #[error("one sum for each cage")]
    CageSum,
    /// A field of a killer string with sums and cages as numbers.
    #[error("a number: 256 times the sum, plus that of the cage, then `:`")]
    CageNumber,
    /// A cell of a `SumoCue` string.
    #[error("`=` and a sum, or `+` and the cell where the cage starts, maybe `J` and a region")]
    CageCell,
    /// A cell of a killer string with pointers.
    #[error("a sum (0 to 9, A to Z, a to j) or one of < > ^ v ` ' , . that leads to one")]
    CagePointer,
    /// As many regions as rows, each of as many cells.
    #[error("as many regions as rows, each with as many cells")]
    Regions,
    /// A list.
    #[error("a list")]
    List,
    /// Text.
    #[error("text")]
    Text,
    /// A whole number.
    #[error("a whole number")]
    Number,
    /// True or false.
    #[error("true or false")]
    Flag,
    /// A cell by its row and column.
    #[error("a cell of the grid, as `R1C1`")]
    CellName,
    /// A place beside the grid by its row and column.
    #[error("a place beside the grid, as `R0C1`")]
    OuterCellName,
    /// One of the four diagonal directions.
    #[error("`UL`, `UR`, `DL` or `DR`")]
    Direction,
    /// An X or a V.
    #[error("a value `X` or `V`")]
    XOrV,
    /// Two cells.
    #[error("two cells")]
    TwoCells,
    /// A row and a column, counted from 0.
    #[error("a row and a column of the grid, counted from 0")]
    RowAndColumn,
    /// The code of a puzzle that has a number of cells that is a square.
    #[error("the code of a puzzle with 81 cells")]
    ClassicCode,
    /// The end.
    #[error("the end")]
    End,
    /// A constraint of a constraint string.
    #[error("a constraint, as in `.Cage~10~R1C1~R1C2`")]
    Constraint,
    /// The end of a constraint that holds others.
    #[error("a group that `.End` closes, not too deep in others")]
    Closing,
    /// A grid as wide as high.
    #[error("a grid of as many rows as columns, as in `9x9`")]
    SquareGrid,
    /// How many values there are, or the first and the last.
    #[error("at least as many values as rows, as in `9` or `0-8`")]
    ValueRange,
    /// A sign for each cell, one for each region.
    #[error("a sign for each cell, the same in a region of as many cells as rows")]
    Layout,
    /// A row or a column by its number.
    #[error("a row or column, as in `R1` or `C9`")]
    LineName,
    /// A clue at one end of a row or column, or at both.
    #[error("a number for its start, for its end, or both, as in `R1~5~3`")]
    ClueAtEnd,
    /// A cell of the border where a diagonal starts.
    #[error("a cell of the border where a diagonal starts")]
    DiagonalEnd,
    /// Cells beside each other.
    #[error("cells beside each other")]
    Neighbours,
    /// Whether rows or columns are meant.
    #[error("`R` or `C`")]
    RowsOrColumns,
    /// A sum and a weight for each cell.
    #[error("a sum, maybe with a weight for each cell, as in `7_=_1_1_-1`")]
    WeightedSum,
    /// Into how many groups the cells are cut.
    #[error("a number of groups of the same size")]
    GroupCount,
    /// Counts and digits in turn.
    #[error("counts and digits in turn, as in `1523` for one 5 and two 3")]
    Said,
    /// How many cells the head of an arrow has.
    #[error("fewer cells in the pill than there are in all")]
    PillSize,
    /// Bits in base 64, or what they stand for.
    #[error("bits in base 64 that stand for what is wanted here")]
    Code,
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

impl WriteError {
    pub(super) fn rule(format: Format, rule: &'static str) -> Self {
        WriteError::Rule { format, rule }
    }
}

/// Enough of a text to recognise it.
pub(super) fn shortened(text: &str) -> String {
    const ENOUGH: usize = 20;
    let mut shown: String = text.chars().take(ENOUGH).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}
