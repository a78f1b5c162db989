//! Puzzles as text: the project's own rows, the ITBA report's boards, and two formats of other
//! programs. The reader tells them apart by their content.
//!
//! | format | looks like |
//! |---|---|
//! | [`Format::Rows`] | cells separated by blanks: `.` unknown, `W` wall, `O` floor, a number; rows on lines of their own or separated by `/`; lines that start with `#` are comments |
//! | [`Format::Report`] | `rows cols`, then a line `row col W` or `row col number` for each given, counted from 0; the last of two for one cell counts |
//! | [`Format::Array`] | the original game's export of a square: `[0, 1, 2, 5, ...]` with 0 unknown, 1 wall, 2 floor, *n* + 2 for the number *n* |
//! | [`Format::Line`] | a square as one word: `-` unknown, `r` wall, `b` floor, a digit |
//!
//! One text has two readings: `1 1` alone is a row of two cells, not the report's board of one cell.

mod array;
mod error;
mod line;
mod report;
mod rows;
mod token;

pub use error::{Expected, ParseError, ParseErrorKind, WriteError};

use crate::{Cell, Grid, MAX_SIDE};
use atisbo_base::Name;
use std::fmt;
use std::str::FromStr;
use token::{Source, Token};

/// A way to write a grid as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Format {
    /// The project's own rows.
    Rows,
    /// The board files of the ITBA report.
    Report,
    /// The original game's export.
    Array,
    /// A square as one word.
    Line,
}

/// Reads a grid in whichever format it is written.
///
/// ```
/// use atisbo_ohno::{Cell, Place, parse};
///
/// let grid = parse("W 2 . .\n. . W W\n4 . . .\nW . 3 .").unwrap();
/// assert_eq!(grid.get(Place::new(0, 1)), Cell::Number(2));
/// assert_eq!(grid, parse("W 2 . . / . . W W / 4 . . . / W . 3 .").unwrap());
/// assert_eq!(grid, parse("r2----rr4---r-3-").unwrap());
///
/// let error = parse("W 2\n. x").unwrap_err();
/// assert_eq!((error.line, error.column), (2, 3));
/// ```
///
/// # Errors
///
/// Where the text is not a grid: the place, what was found there and what was expected.
pub fn parse(text: &str) -> Result<Grid, ParseError> {
    let source = Source::new(text);
    match detect(&source)? {
        Format::Rows => rows::read(&source),
        Format::Report => report::read(&source),
        Format::Array => array::read(&source),
        Format::Line => line::read(&source),
    }
}

/// Reads a grid from bytes that may not even be text.
///
/// # Errors
///
/// As [`parse`], and where the bytes are not UTF-8.
pub fn parse_bytes(bytes: &[u8]) -> Result<Grid, ParseError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => parse(text),
        Err(error) => Err(error::not_text(bytes, error.valid_up_to())),
    }
}

/// Writes a grid in a format.
///
/// ```
/// use atisbo_ohno::{Format, parse, write};
///
/// let grid = parse(". W\n1 .").unwrap();
/// assert_eq!(write(&grid, Format::Report).unwrap(), "2 2\n0 1 W\n1 0 1\n");
/// assert_eq!(write(&grid, Format::Array).unwrap(), "[0, 1, 3, 0]\n");
/// assert_eq!(write(&grid, Format::Line).unwrap(), "-r1-\n");
/// ```
///
/// # Errors
///
/// What the format cannot express: a floor without number ([`Format::Report`]), a rectangle that is
/// no square ([`Format::Array`], [`Format::Line`]), a number above 9 ([`Format::Line`]).
pub fn write(grid: &Grid, format: Format) -> Result<String, WriteError> {
    match format {
        Format::Rows => Ok(grid.to_string()),
        Format::Report => report::write(grid),
        Format::Array => array::write(grid),
        Format::Line => line::write(grid),
    }
}

/// The format a text is written in, by its first two lines.
fn detect(source: &Source<'_>) -> Result<Format, ParseError> {
    let mut lines = source.rows();
    let first = lines.next().unwrap_or_default();
    let [head, rest @ ..] = first.as_slice() else {
        return Err(ParseError::empty());
    };
    if head.text.starts_with('[') {
        return Ok(Format::Array);
    }
    let second = lines.next();
    Ok(match (rest, second.as_deref()) {
        ([], None) if line::looks_like_one(head.text) => Format::Line,
        // Two numbers alone: a row of two cells can hold no other number than 1.
        ([next], None) if (head.text, next.text) == ("1", "1") => Format::Rows,
        ([next], None) if head.is_number() && next.is_number() => Format::Report,
        ([next], Some([row, _, _])) if [head, next, row].iter().all(|it| it.is_number()) => {
            Format::Report
        }
        _ => Format::Rows,
    })
}

/// The number that a token writes, if the grid's size allows it.
fn number(token: &Token<'_>, rows: usize, cols: usize) -> Result<Cell, ParseError> {
    let most = rows + cols - 2;
    match token.text.parse::<usize>() {
        Ok(0) => Err(token.error(ParseErrorKind::NumberZero)),
        Ok(number) if number <= most => Ok(Cell::Number(number as u16)),
        _ => Err(token.error(ParseErrorKind::NumberTooLarge {
            found: token.shown(),
            most,
        })),
    }
}

/// The side of a square of this many cells, if there is one and it is not too long.
fn side(cells: usize, at: &Token<'_>) -> Result<usize, ParseError> {
    let side = cells.isqrt();
    if side > MAX_SIDE {
        return Err(at.error(ParseErrorKind::TooLarge {
            found: side,
            most: MAX_SIDE,
        }));
    }
    if side == 0 || side * side != cells {
        return Err(at.error(ParseErrorKind::NotSquare { cells }));
    }
    Ok(side)
}

/// A grid of these cells, row by row, if they are all right.
fn grid_of(
    rows: usize,
    cols: usize,
    cells: impl Iterator<Item = Result<Cell, ParseError>>,
) -> Result<Grid, ParseError> {
    let cells: Vec<Cell> = cells.collect::<Result<_, _>>()?;
    Ok(Grid::from_cells(rows, cols, cells))
}

impl FromStr for Grid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse(text)
    }
}

/// As [`Format::Rows`].
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (pos, cell) in self.cells() {
            let is_last = pos.column() + 1 == self.cols();
            let end = if is_last { '\n' } else { ' ' };
            write!(f, "{cell}{end}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid\n{self}")
    }
}

/// As in [`Format::Rows`].
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Unknown => f.pad("."),
            Cell::Wall => f.pad("W"),
            Cell::Floor => f.pad("O"),
            Cell::Number(number) => number.fmt(f),
        }
    }
}
