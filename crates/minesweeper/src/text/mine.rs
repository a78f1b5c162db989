//! The files called `.mine` of `JSMinesweeper`: `WIDTHxHEIGHTxMINES`, then rows of `H` hidden, `F` flag,
//! numbers, and `M` or `?` for a mine (`?` is what a lost game shows).

use super::cells::{self, by_sign};
use super::draft::{Draft, squares};
use super::span::{lines, locate};
use super::{Expected, Format, ParseError, ParseErrorKind, WriteError, signs};
use crate::position::{Mines, Position};

/// Width, height and mines, if a word gives them.
pub(super) fn header(word: &str) -> Option<[u32; 3]> {
    let mut numbers = word.split('x').map(|number| number.parse().ok());
    let header = [numbers.next()??, numbers.next()??, numbers.next()??];
    numbers.next().is_none().then_some(header)
}

pub(super) fn read(text: &str) -> Result<Draft<'_>, ParseError> {
    let whole = locate(text, text);
    let mut rows = lines(text).filter(|line| !line.text.trim().is_empty());
    let first = rows.next().unwrap_or(whole);
    let first = first.part(first.text.trim());
    let [width, height, mines] =
        header(first.text).ok_or_else(|| first.unexpected(Expected::Header))?;
    let tiling = squares(height as usize, width as usize, first)?;
    let sign = |sign| signs::view(Format::Mine, sign);
    let cells = cells::rectangle(rows, by_sign(sign, Expected::Cell(Format::Mine)))?;
    if cells.height() != height as usize || cells.width != width as usize {
        return Err(first.error(ParseErrorKind::CellCount {
            found: cells.all.len(),
            expected: tiling.len(),
        }));
    }
    let mines = Some((Mines::Total(mines), first));
    Ok(Draft::of_cells(tiling, cells, mines, whole))
}

pub(super) fn write(position: &Position, mines: u32) -> Result<String, WriteError> {
    let (width, height) = (position.tiling().width(), position.tiling().height());
    let rows = signs::write(position, Format::Mine)?;
    Ok(format!("{width}x{height}x{mines}\n{rows}"))
}
