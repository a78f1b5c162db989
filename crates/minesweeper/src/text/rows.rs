//! The project's own format.

use super::cells::{self, Cells, by_sign};
use super::draft::{Draft, grid};
use super::sheet::Sheet;
use super::span::{Span, locate};
use super::{Expected, Format, ParseError, ParseErrorKind, free, symbol};
use crate::board::Board;
use crate::position::{Mines, Position};
use crate::tiling::{Kind, Tiling};
use std::fmt;

/// Reads a position.
pub(super) fn read(text: &str) -> Result<Draft<'_>, ParseError> {
    let sheet = Sheet::sort(text)?;
    let whole = locate(text, text);
    let sign = by_sign(symbol::view, Expected::Cell(Format::Rows));
    let (tiling, cells) = tiled(&sheet, whole, sign)?;
    Ok(Draft::of_cells(tiling, cells, sheet.mines, whole))
}

/// Reads a board.
pub(super) fn read_board(text: &str) -> Result<Board, ParseError> {
    let sheet = Sheet::sort(text)?;
    let sign = by_sign(symbol::mine, Expected::BoardCell(Format::Rows));
    let (tiling, cells) = tiled(&sheet, locate(text, text), sign)?;
    let board = Board::of_bits(tiling, cells.all);
    match sheet.mines {
        Some((Mines::Total(expected), at)) if expected != board.mines() => {
            let found = board.mines();
            Err(at.error(ParseErrorKind::MineCount { found, expected }))
        }
        _ => Ok(board),
    }
}

fn tiled<'a, T>(
    sheet: &Sheet<'a>,
    whole: Span<'a>,
    sign: impl Fn(Span<'a>) -> Result<T, ParseError>,
) -> Result<(Tiling, Cells<'a, T>), ParseError> {
    let rows = sheet.rows.iter().copied();
    let Some(first) = sheet.rows.first() else {
        return Err(whole.error(ParseErrorKind::Empty));
    };
    if sheet.kind == Kind::Free {
        let tiling = free::read(&sheet.list, *first)?;
        let cells = cells::list(rows, tiling.len(), sign)?;
        Ok((tiling, cells))
    } else {
        let cells = cells::rectangle(rows, sign)?;
        let tiling = grid(sheet.kind, cells.height(), cells.width, *first)?;
        Ok((tiling, cells))
    }
}

/// Writes a position, without a line break at the end.
pub(super) fn write(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_tiling(position.tiling(), f)?;
    match position.mines() {
        Mines::Total(total) => writeln!(f, "mines {total}")?,
        Mines::Density(density) => writeln!(f, "density {density}")?,
    }
    let signs = position.views().iter().map(|&view| symbol::symbol(view));
    write_cells(position.tiling(), signs, f)
}

/// Writes a board, without a line break at the end.
pub(super) fn write_board(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_tiling(board.tiling(), f)?;
    let cells = board.tiling().cells();
    let signs = cells.map(|cell| if board.is_mine(cell) { '*' } else { '.' });
    write_cells(board.tiling(), signs, f)
}

fn write_tiling(tiling: &Tiling, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if tiling.kind() != Kind::Square {
        writeln!(f, "tiling {}", tiling.kind())?;
    }
    match tiling.as_free() {
        Some(free) => free::write(free, tiling, f),
        None => Ok(()),
    }
}

fn write_cells(
    tiling: &Tiling,
    signs: impl Iterator<Item = char>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    // Blanks keep the numbers of a free tiling from looking like a setting.
    let (width, blank) = match tiling.as_free() {
        Some(free) => (free.len().isqrt(), " "),
        None => (tiling.width() as usize, ""),
    };
    for (index, sign) in signs.enumerate() {
        let before = match index {
            0 => "",
            _ if index % width == 0 => "\n",
            _ => blank,
        };
        write!(f, "{before}{sign}")?;
    }
    Ok(())
}
