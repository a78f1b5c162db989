//! Rows of characters and nothing else, as `minesweepr` and the log of the second report have them.
//! The number of mines is given elsewhere.

use super::cells::{self, by_sign};
use super::draft::{Draft, squares};
use super::span::{Span, lines, locate};
use super::{Expected, Format, ParseError, ParseErrorKind, WriteError};
use crate::position::{Position, View};

/// The view that a character stands for in a format of squares.
pub(super) fn view(format: Format, sign: char) -> Option<View> {
    match (format, sign) {
        (Format::Mine, 'H') | (Format::Minesweepr, 'x') | (Format::Report, '?') => {
            Some(View::Hidden)
        }
        (Format::Mine, 'F') => Some(View::Flag),
        (Format::Mine, 'M' | '?') | (Format::Minesweepr, '*') => Some(View::Mine),
        (Format::Minesweepr, '.') => Some(View::Number(0)),
        (_, '0'..='8') => sign.to_digit(10).map(|n| View::Number(n as u8)),
        _ => None,
    }
}

/// The character for a view. A format without a sign for a mark writes a hidden cell: marks are the player's, and no
/// knowledge.
fn sign(format: Format, view: View) -> Option<char> {
    match (format, view) {
        (Format::Mine, View::Flag) => Some('F'),
        (Format::Mine, View::Mine) => Some('M'),
        (Format::Minesweepr, View::Mine) => Some('*'),
        (_, View::Mine) => None,
        (Format::Minesweepr, View::Number(0)) => Some('.'),
        (_, View::Number(number)) => char::from_digit(u32::from(number), 10),
        (Format::Mine, _) => Some('H'),
        (Format::Minesweepr, _) => Some('x'),
        _ => Some('?'),
    }
}

/// Whether a text holds nothing but cells of `minesweepr`, and one of the two signs that tell it
/// from other formats.
pub(super) fn looks_like_minesweepr(text: &str) -> bool {
    let mut signs = text.chars().filter(|c| !c.is_whitespace());
    text.contains(['x', '.']) && signs.all(|sign| view(Format::Minesweepr, sign).is_some())
}

pub(super) fn read(text: &str, format: Format) -> Result<Draft<'_>, ParseError> {
    // The log has a line above the rows: `Board to resolve` or `New board to resolve`.
    let is_heading = |line: &Span<'_>| {
        format == Format::Report && line.text.trim_end().ends_with("oard to resolve")
    };
    let rows = lines(text).filter(|line| !line.text.trim().is_empty() && !is_heading(line));
    let sign = by_sign(|sign| view(format, sign), Expected::Cell(format));
    let cells = cells::rectangle(rows, sign)?;
    let whole = locate(text, text);
    if cells.height() == 0 {
        return Err(whole.error(ParseErrorKind::Empty));
    }
    let tiling = squares(cells.height(), cells.width, whole)?;
    Ok(Draft::of_cells(tiling, cells, None, whole))
}

pub(super) fn write(position: &Position, format: Format) -> Result<String, WriteError> {
    let blank = if format == Format::Report { " " } else { "" };
    let mut text = String::new();
    for cell in position.tiling().cells() {
        text.push_str(match position.tiling().place(cell).into() {
            (0, 0) => "",
            (_, 0) => "\n",
            _ => blank,
        });
        let sign = sign(format, position.view(cell));
        text.push(sign.ok_or(WriteError::Cell { format, cell })?);
    }
    Ok(text)
}
