//! Grids with borders, for people and for programs that draw them.

use super::symbol::sign_of;
use crate::{Puzzle, Shape, Values};
use std::fmt::Write;

/// Values as a grid with borders around the boxes, `.` for 0. Values above 9 are numbers.
///
/// ```
/// use atisbo_sudoku::{Shape, text};
///
/// let grid = text::pretty(Shape::new(2, 2).unwrap(), &[1, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3]);
/// assert_eq!(
///     grid,
///     "+-----+-----+\n\
///      | 1 . | . 4 |\n\
///      | . . | . . |\n\
///      +-----+-----+\n\
///      | . . | . . |\n\
///      | 2 . | . 3 |\n\
///      +-----+-----+\n"
/// );
/// ```
///
/// # Panics
///
/// If there are not as many values as cells.
pub fn pretty(shape: Shape, values: &[u8]) -> String {
    assert_eq!(values.len(), shape.cells(), "one value for each cell");
    let words: Vec<String> = values.iter().map(|&value| word(value)).collect();
    let widest = words.iter().map(String::len).max().unwrap_or(1);
    with_borders(shape, &words, &vec![widest; shape.size()])
}

/// All candidates of all cells, `.` where everything is possible and `!` where nothing is.
pub(super) fn candidates(puzzle: &Puzzle) -> String {
    let size = puzzle.shape().size();
    let cells = puzzle.candidates().iter();
    let words: Vec<String> = cells.map(|&values| cell_word(values, size)).collect();
    let width_of = |column: usize| {
        words
            .iter()
            .skip(column)
            .step_by(size)
            .map(String::len)
            .max()
    };
    let widths: Vec<usize> = (0..size)
        .map(|column| width_of(column).unwrap_or(1))
        .collect();
    with_borders(puzzle.shape(), &words, &widths)
}

/// One line a row: characters up to 9, numbers with blanks between above.
pub(super) fn rows(shape: Shape, values: &[u8]) -> String {
    let size = shape.size();
    let mut text = String::new();
    for row in values.chunks(size) {
        if size <= 9 {
            text.extend(row.iter().map(|&value| sign_of(value, '.')));
        } else {
            let words: Vec<String> = row.iter().map(|&v| format!("{:>2}", word(v))).collect();
            text.push_str(&words.join(" "));
        }
        text.push('\n');
    }
    text
}

/// As `Simple Sudoku` draws it: a character for each cell, bars between the boxes.
pub(super) fn compact(shape: Shape, values: &[u8]) -> String {
    let size = shape.size();
    let outer = format!("*{}*\n", "-".repeat(size + size / shape.box_columns() - 1));
    let dashes = vec!["-".repeat(shape.box_columns()); size / shape.box_columns()];
    let inner = format!("|{}|\n", dashes.join("+"));
    let mut text = outer.clone();
    for (row, cells) in values.chunks(size).enumerate() {
        if row > 0 && row % shape.box_rows() == 0 {
            text.push_str(&inner);
        }
        for group in cells.chunks(shape.box_columns()) {
            text.push('|');
            text.extend(group.iter().map(|&value| sign_of(value, '.')));
        }
        text.push_str("|\n");
    }
    text.push_str(&outer);
    text
}

fn word(value: u8) -> String {
    if value == 0 {
        ".".to_owned()
    } else {
        value.to_string()
    }
}

/// Candidates are written together, with commas where they may have two digits.
fn cell_word(values: Values, size: usize) -> String {
    if values.is_empty() {
        return "!".to_owned();
    }
    if values.len() > 1 && values == Values::up_to(size) {
        return ".".to_owned();
    }
    let words: Vec<String> = values.iter().map(word).collect();
    words.join(if size > 9 { "," } else { "" })
}

fn with_borders(shape: Shape, words: &[String], widths: &[usize]) -> String {
    let mut border = String::from("+");
    for group in widths.chunks(shape.box_columns()) {
        let width: usize = group.iter().map(|width| width + 1).sum();
        border.push_str(&"-".repeat(width + 1));
        border.push('+');
    }
    border.push('\n');
    let mut text = String::new();
    for (row, cells) in words.chunks(shape.size()).enumerate() {
        if row % shape.box_rows() == 0 {
            text.push_str(&border);
        }
        for (column, (cell, &width)) in cells.iter().zip(widths).enumerate() {
            if column % shape.box_columns() == 0 {
                text.push_str("| ");
            }
            // Writing to a string cannot fail.
            let _ = write!(text, "{cell:>width$} ");
        }
        text.push_str("|\n");
    }
    text.push_str(&border);
    text
}
