//! Cells that are single characters, in rows or one after the other.

use super::span::Span;
use super::{Expected, ParseError, ParseErrorKind};
use crate::tiling::{MOST_ROWS, TilingError};

/// The cells of some rows, and the rows, to say where a cell stands.
#[derive(Debug)]
pub(super) struct Cells<'a, T> {
    rows: Vec<Span<'a>>,
    pub(super) all: Vec<T>,
    pub(super) width: usize,
}

/// Rows that must be equally long.
pub(super) fn rectangle<'a, T>(
    rows: impl IntoIterator<Item = Span<'a>>,
    read: impl Fn(Span<'a>) -> Result<T, ParseError>,
) -> Result<Cells<'a, T>, ParseError> {
    let mut cells = Cells {
        rows: Vec::new(),
        all: Vec::new(),
        width: 0,
    };
    for row in rows {
        let before = cells.all.len();
        for character in row.characters() {
            cells.all.push(read(character)?);
            let found = cells.all.len() - before;
            if found > MOST_ROWS as usize {
                return Err(character.error(size(cells.rows.len() + 1, found)));
            }
        }
        let found = cells.all.len() - before;
        if cells.rows.is_empty() {
            cells.width = found;
        } else if found != cells.width {
            return Err(first_character(row).error(ParseErrorKind::Ragged {
                row: cells.rows.len() + 1,
                found,
                expected: cells.width,
            }));
        }
        cells.rows.push(row);
        if cells.rows.len() > MOST_ROWS as usize {
            return Err(first_character(row).error(size(cells.rows.len(), cells.width)));
        }
    }
    Ok(cells)
}

fn size(height: usize, width: usize) -> ParseErrorKind {
    ParseErrorKind::Tiling(TilingError::Size {
        height: height as u32,
        width: width as u32,
    })
}

fn first_character(row: Span<'_>) -> Span<'_> {
    row.characters().next().unwrap_or(row)
}

/// Rows of any length, with `expected` cells in all.
pub(super) fn list<'a, T>(
    rows: impl IntoIterator<Item = Span<'a>>,
    expected: usize,
    read: impl Fn(Span<'a>) -> Result<T, ParseError>,
) -> Result<Cells<'a, T>, ParseError> {
    let mut cells = Cells {
        rows: Vec::new(),
        all: Vec::new(),
        width: expected,
    };
    for row in rows {
        for character in row.characters() {
            cells.all.push(read(character)?);
            let found = cells.all.len();
            if found > expected {
                return Err(character.error(ParseErrorKind::CellCount { found, expected }));
            }
        }
        cells.rows.push(row);
    }
    let found = cells.all.len();
    match cells.rows.last() {
        Some(last) if found < expected => Err(last
            .end()
            .error(ParseErrorKind::CellCount { found, expected })),
        _ => Ok(cells),
    }
}

impl<'a, T> Cells<'a, T> {
    pub(super) fn height(&self) -> usize {
        self.rows.len()
    }

    /// Where a cell stands.
    pub(super) fn span(&self, index: usize) -> Option<Span<'a>> {
        self.rows.iter().flat_map(|row| row.characters()).nth(index)
    }
}

/// Reads a cell by its character.
pub(super) fn by_sign<T>(
    read: impl Fn(char) -> Option<T>,
    expected: Expected,
) -> impl Fn(Span<'_>) -> Result<T, ParseError> {
    move |span| {
        let cell = span.text.chars().next().and_then(&read);
        cell.ok_or_else(|| span.unexpected(expected))
    }
}
