//! `ms_toollib`'s lists of lists of numbers, as JSON writes them.
//!
//! A position has 0 to 8, 10 for a hidden cell, 11 for a mine and 12 for a cell that is known to be
//! safe but not opened; 15 and 16 are mines shown when a game is lost. The project has no view for 12
//! and reads it as hidden. A board has -1 for a mine and the numbers of the others.

use super::draft::{Draft, squares};
use super::span::{Span, lines, locate};
use super::{Expected, Format, ParseError, ParseErrorKind, json};
use crate::board::Board;
use crate::position::{Position, View};
use crate::tiling::Tiling;

pub(super) fn read(text: &str) -> Result<Draft<'_>, ParseError> {
    let (tiling, numbers) = numbers(text)?;
    let view = |number: i64| match number {
        0..=8 => Some(View::Number(number as u8)),
        10 | 12 => Some(View::Hidden),
        11 | 15 | 16 => Some(View::Mine),
        _ => None,
    };
    Ok(Draft {
        tiling,
        views: translate(text, &numbers, view, Expected::Cell(Format::Lists))?,
        mines: None,
        whole: locate(text, text),
        place: Box::new(move |cell| place(text, cell.index())),
    })
}

pub(super) fn read_board(text: &str) -> Result<Board, ParseError> {
    let (tiling, numbers) = numbers(text)?;
    let mine = |number: i64| (-1..=8).contains(&number).then_some(number == -1);
    let mines = translate(text, &numbers, mine, Expected::BoardCell(Format::Lists))?;
    Ok(Board::of_bits(tiling, mines))
}

/// The numbers of lists that are equally long.
fn numbers(text: &str) -> Result<(Tiling, Vec<i64>), ParseError> {
    let rows: Vec<Vec<i64>> = json::parse(text)?;
    let whole = locate(text, text);
    let expected = rows.first().map_or(0, Vec::len);
    if expected == 0 {
        return Err(whole.error(ParseErrorKind::Empty));
    }
    if let Some(row) = rows.iter().position(|row| row.len() != expected) {
        let found = rows[row].len();
        let first_of_row = place(text, row * expected).unwrap_or(whole);
        return Err(first_of_row.error(ParseErrorKind::Ragged {
            row: row + 1,
            found,
            expected,
        }));
    }
    let tiling = squares(rows.len(), expected, whole)?;
    Ok((tiling, rows.concat()))
}

fn translate<T>(
    text: &str,
    numbers: &[i64],
    read: impl Fn(i64) -> Option<T>,
    expected: Expected,
) -> Result<Vec<T>, ParseError> {
    let cells = numbers.iter().enumerate().map(|(index, &number)| {
        let at = || place(text, index).unwrap_or(locate(text, text));
        read(number).ok_or_else(|| at().unexpected(expected))
    });
    cells.collect()
}

/// Where a number stands in a text that holds nothing but numbers, brackets and commas.
fn place(text: &str, index: usize) -> Option<Span<'_>> {
    let is_digit = |c: char| c == '-' || c.is_ascii_digit();
    let words = lines(text).flat_map(|line| {
        let words = line.text.split(move |c| !is_digit(c));
        words.map(move |word| line.part(word))
    });
    words.filter(|word| !word.text.is_empty()).nth(index)
}

pub(super) fn write(position: &Position) -> String {
    let number = |&view: &View| match view {
        View::Number(number) => i64::from(number),
        View::Hidden | View::Flag | View::Question => 10,
        View::Mine => 11,
    };
    write_numbers(position.tiling(), position.views().iter().map(number))
}

pub(super) fn write_board(board: &Board) -> String {
    let number = |cell| board.view(cell).number().map_or(-1, i64::from);
    write_numbers(board.tiling(), board.tiling().cells().map(number))
}

fn write_numbers(tiling: &Tiling, numbers: impl Iterator<Item = i64>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    let rows = tiling
        .rows()
        .map(|row| format!("[{}]", numbers[row].join(", ")));
    format!("[{}]", rows.collect::<Vec<_>>().join(",\n "))
}
