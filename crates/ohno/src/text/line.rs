//! A square board as one word, a sign for each cell: the format of srrm-lwn's solver of 2015.

use super::token::Source;
use super::{Expected, Format, ParseError, WriteError, grid_of, number, side};
use crate::{Cell, Grid};

/// Whether a text of one word is meant as this format. A number alone is not: it is a cell.
pub(super) fn looks_like_one(word: &str) -> bool {
    let signs = |byte| matches!(byte, b'-' | b'r' | b'b');
    let all_known = word
        .bytes()
        .all(|byte| signs(byte) || byte.is_ascii_digit());
    all_known && (word.bytes().any(signs) || word.len() >= 4)
}

pub(super) fn read(source: &Source<'_>) -> Result<Grid, ParseError> {
    let word = source.words().next().ok_or_else(ParseError::empty)?;
    let side = side(word.text.chars().count(), &word)?;
    let cells = word.text.char_indices().map(|(at, sign)| {
        let sign_token = word.part(at, at + sign.len_utf8());
        match sign {
            '-' => Ok(Cell::Unknown),
            'r' => Ok(Cell::Wall),
            'b' => Ok(Cell::Floor),
            '0'..='9' => number(&sign_token, side, side),
            _ => Err(sign_token.unexpected(Expected::Cell)),
        }
    });
    grid_of(side, side, cells)
}

pub(super) fn write(grid: &Grid) -> Result<String, WriteError> {
    let format = Format::Line;
    if grid.rows() != grid.cols() {
        return Err(WriteError::NotSquare { format });
    }
    let signs = grid.cells().map(|(pos, cell)| match cell {
        Cell::Unknown => Ok('-'),
        Cell::Wall => Ok('r'),
        Cell::Floor => Ok('b'),
        Cell::Number(number @ 1..=9) => Ok(char::from(b'0' + number as u8)),
        Cell::Number(_) => Err(WriteError::Cell { format, pos }),
    });
    let mut text = signs.collect::<Result<String, _>>()?;
    text.push('\n');
    Ok(text)
}
