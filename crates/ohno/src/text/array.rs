//! The original game's export of a square board: an array of codes, row by row.

use super::token::{Source, Token};
use super::{Expected, Format, ParseError, ParseErrorKind, WriteError, grid_of, number, side};
use crate::{Cell, Grid, MAX_SIDE};

/// By how much a number is raised, to make room for unknown, wall and floor.
const RAISED_BY: usize = 2;

pub(super) fn read(source: &Source<'_>) -> Result<Grid, ParseError> {
    let mut codes: Vec<Token<'_>> = Vec::new();
    let mut closed = false;
    let mut last = None;
    for piece in source.words().flat_map(pieces) {
        last = Some(piece);
        match piece.text {
            _ if closed => return Err(piece.unexpected(Expected::EndOfText)),
            "]" => closed = true,
            "[" if codes.is_empty() => {}
            "," => {}
            _ if piece.is_number() => codes.push(piece),
            _ => return Err(piece.unexpected(Expected::Code)),
        }
        if codes.len() > MAX_SIDE * MAX_SIDE {
            return Err(piece.error(ParseErrorKind::TooLarge {
                found: MAX_SIDE + 1,
                most: MAX_SIDE,
            }));
        }
    }
    let last = last.ok_or_else(ParseError::empty)?;
    if !closed {
        let expected = Expected::ClosingBracket;
        return Err(last.error(ParseErrorKind::Ends { expected }));
    }
    let side = side(codes.len(), &last)?;
    grid_of(side, side, codes.iter().map(|code| cell(code, side)))
}

/// A word cut at brackets and commas, which are pieces of their own.
fn pieces(word: Token<'_>) -> impl Iterator<Item = Token<'_>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let rest = &word.text[start..];
        let end = match rest.find(['[', ']', ',']) {
            None if rest.is_empty() => return None,
            None => rest.len(),
            Some(0) => 1,
            Some(mark) => mark,
        };
        let piece = word.part(start, start + end);
        start += end;
        Some(piece)
    })
}

fn cell(code: &Token<'_>, side: usize) -> Result<Cell, ParseError> {
    match code.text.parse::<usize>() {
        Ok(0) => Ok(Cell::Unknown),
        Ok(1) => Ok(Cell::Wall),
        Ok(2) => Ok(Cell::Floor),
        Ok(raised) => {
            let (number, most) = (raised - RAISED_BY, 2 * (side - 1));
            if number > most {
                let found = number.to_string();
                return Err(code.error(ParseErrorKind::NumberTooLarge { found, most }));
            }
            Ok(Cell::Number(number as u16))
        }
        Err(_) => number(code, side, side),
    }
}

pub(super) fn write(grid: &Grid) -> Result<String, WriteError> {
    if grid.rows() != grid.cols() {
        let format = Format::Array;
        return Err(WriteError::NotSquare { format });
    }
    let codes = grid.cells().map(|(_, cell)| match cell {
        Cell::Unknown => 0,
        Cell::Wall => 1,
        Cell::Floor => 2,
        Cell::Number(number) => usize::from(number) + RAISED_BY,
    });
    let codes: Vec<String> = codes.map(|code| code.to_string()).collect();
    Ok(format!("[{}]\n", codes.join(", ")))
}
