//! The project's own format: rows of cells separated by blanks.

use super::token::{Source, Token};
use super::{Expected, ParseError, ParseErrorKind, grid_of, number};
use crate::{Cell, Grid, MAX_SIDE};

pub(super) fn read(source: &Source<'_>) -> Result<Grid, ParseError> {
    let mut cells = Vec::new();
    let (mut rows, mut cols) = (0, 0);
    for row in source.rows() {
        let (first, found) = (row[0], row.len());
        if rows == 0 {
            cols = found;
        }
        rows += 1;
        if rows.max(cols) > MAX_SIDE {
            return Err(first.error(ParseErrorKind::TooLarge {
                found: rows.max(cols),
                most: MAX_SIDE,
            }));
        }
        if found != cols {
            // The first cell too many, or the last before one is missing.
            let at = row.get(cols).or(row.last()).unwrap_or(&first);
            return Err(at.error(ParseErrorKind::Ragged {
                row: rows,
                found,
                expected: cols,
            }));
        }
        cells.extend(row);
    }
    grid_of(
        rows,
        cols,
        cells.iter().map(|token| cell(token, rows, cols)),
    )
}

fn cell(token: &Token<'_>, rows: usize, cols: usize) -> Result<Cell, ParseError> {
    match token.text {
        "." => Ok(Cell::Unknown),
        "W" | "w" => Ok(Cell::Wall),
        "O" | "o" => Ok(Cell::Floor),
        _ if token.is_number() => number(token, rows, cols),
        _ => Err(token.unexpected(Expected::Cell)),
    }
}
