//! The board files of the ITBA report: the size, then one given a line.

use super::token::{Source, Token};
use super::{Expected, Format, ParseError, ParseErrorKind, WriteError, number};
use crate::{Cell, Grid, MAX_SIDE, Place};
use std::fmt::Write;

pub(super) fn read(source: &Source<'_>) -> Result<Grid, ParseError> {
    let mut lines = source.rows();
    let header = lines.next().unwrap_or_default();
    let [rows, cols] = header.as_slice() else {
        return Err(ParseError::empty());
    };
    let (rows, cols) = (side(rows)?, side(cols)?);
    let mut grid = Grid::new(rows, cols);
    for line in lines {
        let (pos, cell) = given(&line, rows, cols)?;
        grid.set(pos, cell);
    }
    Ok(grid)
}

fn side(token: &Token<'_>) -> Result<usize, ParseError> {
    // What does not fit a machine word is too large as well.
    let found = token.text.parse().unwrap_or(usize::MAX);
    match found {
        0 => Err(token.unexpected(Expected::Side)),
        1..=MAX_SIDE => Ok(found),
        _ => Err(token.error(ParseErrorKind::TooLarge {
            found,
            most: MAX_SIDE,
        })),
    }
}

fn given(line: &[Token<'_>], rows: usize, cols: usize) -> Result<(Place, Cell), ParseError> {
    match line {
        [row, col, content] => {
            let pos = Place::new(coordinate(row, rows)?, coordinate(col, cols)?);
            let cell = match content.text {
                "W" | "w" => Cell::Wall,
                _ if content.is_number() => number(content, rows, cols)?,
                _ => return Err(content.unexpected(Expected::WallOrNumber)),
            };
            Ok((pos, cell))
        }
        [_, _, _, extra, ..] => Err(extra.unexpected(Expected::EndOfLine)),
        [.., last] => {
            let expected = match line.len() {
                1 => Expected::Coordinate,
                _ => Expected::WallOrNumber,
            };
            Err(last.error(ParseErrorKind::Ends { expected }))
        }
        [] => Err(ParseError::empty()),
    }
}

fn coordinate(token: &Token<'_>, length: usize) -> Result<usize, ParseError> {
    if !token.is_number() {
        return Err(token.unexpected(Expected::Coordinate));
    }
    match token.text.parse() {
        Ok(at) if at < length => Ok(at),
        _ => Err(token.error(ParseErrorKind::Outside {
            found: token.shown(),
            last: length - 1,
        })),
    }
}

pub(super) fn write(grid: &Grid) -> Result<String, WriteError> {
    let mut text = format!("{} {}\n", grid.rows(), grid.cols());
    for (pos, cell) in grid.cells() {
        if cell == Cell::Floor {
            let format = Format::Report;
            return Err(WriteError::Cell { format, pos });
        }
        if cell != Cell::Unknown {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{} {} {cell}", pos.row(), pos.column());
        }
    }
    Ok(text)
}
