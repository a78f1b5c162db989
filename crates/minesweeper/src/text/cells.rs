//! Cells that are single characters, in rows or one after the other.

use super::span::Span;
use super::{Expected, ParseError, ParseErrorKind};
use crate::tiling::{MOST_ROWS, TilingError};

/// The cells of some rows, and the rows, to say where a cell stands.
#[derive(Debug)]
pub(super) struct Cells<'a, T> {
    rows: Vec<Span<'a>>,
    pub(super) cells: Vec<T>,
    pub(super) width: usize,
}

/// Rows that must be equally long.
pub(super) fn rectangle<'a, T>(
    rows: impl IntoIterator<Item = Span<'a>>,
    read: impl Fn(Span<'a>) -> Result<T, ParseError>,
) -> Result<Cells<'a, T>, ParseError> {
    let mut all = Cells {
        rows: Vec::new(),
        cells: Vec::new(),
        width: 0,
    };
    for row in rows {
        let before = all.cells.len();
        for character in row.characters() {
            all.cells.push(read(character)?);
            let found = all.cells.len() - before;
            if found > MOST_ROWS as usize {
                return Err(character.error(size(all.rows.len() + 1, found)));
            }
        }
        let found = all.cells.len() - before;
        if all.rows.is_empty() {
            all.width = found;
        } else if found != all.width {
            return Err(first_character(row).error(ParseErrorKind::Ragged {
                row: all.rows.len() + 1,
                found,
                expected: all.width,
            }));
        }
        all.rows.push(row);
        if all.rows.len() > MOST_ROWS as usize {
            return Err(first_character(row).error(size(all.rows.len(), all.width)));
        }
    }
    Ok(all)
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

/// Rows that are as long as they like, with so many cells in all.
pub(super) fn list<'a, T>(
    rows: impl IntoIterator<Item = Span<'a>>,
    expected: usize,
    read: impl Fn(Span<'a>) -> Result<T, ParseError>,
) -> Result<Cells<'a, T>, ParseError> {
    let mut all = Cells {
        rows: Vec::new(),
        cells: Vec::new(),
        width: expected,
    };
    for row in rows {
        for character in row.characters() {
            all.cells.push(read(character)?);
            let found = all.cells.len();
            if found > expected {
                return Err(character.error(ParseErrorKind::CellCount { found, expected }));
            }
        }
        all.rows.push(row);
    }
    let found = all.cells.len();
    match all.rows.last() {
        Some(last) if found < expected => Err(last
            .end()
            .error(ParseErrorKind::CellCount { found, expected })),
        _ => Ok(all),
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
