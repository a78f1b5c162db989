//! A grid of values as an answer shows it.

use atisbo_base::Place;
use atisbo_sudoku::variant::Variant;
use atisbo_sudoku::{Puzzle, Rules, Values};
use serde::{Serialize, Serializer};

/// A grid of values: the list of its rows in JSON, with 0 to 9, then A to P, and a dot for an empty
/// cell.
///
/// It becomes text only when it is written: an answer about millions of puzzles holds millions of boards.
#[derive(Clone, Debug, PartialEq, Eq, schemars::JsonSchema)]
#[schemars(with = "Vec<String>")]
pub struct Board {
    size: usize,
    /// What the first value is called: 1, or 0.
    lowest: u8,
    /// Whether the boxes count.
    has_boxes: bool,
    values: Vec<u8>,
}

impl Board {
    /// These values, row by row; 0 is an empty cell.
    pub(super) fn new(rules: &Rules, values: Vec<u8>) -> Self {
        Board {
            size: rules.shape().size(),
            lowest: rules.ground().lowest,
            has_boxes: !rules
                .variants()
                .iter()
                .any(|variant| matches!(variant, Variant::Jigsaw(_) | Variant::NoBoxes(_))),
            values,
        }
    }

    /// The givens of a puzzle.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        Board::new(puzzle.rules(), puzzle.values())
    }

    /// The rows.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = String> {
        let row = |values: &[u8]| values.iter().map(|&value| self.sign(value)).collect();
        self.values.chunks(self.size).map(row)
    }

    /// Whether the boxes count: not in a jigsaw.
    pub fn has_boxes(&self) -> bool {
        self.has_boxes
    }

    /// All rows on one line.
    pub fn line(&self) -> String {
        self.values.iter().map(|&value| self.sign(value)).collect()
    }

    fn sign(&self, value: u8) -> char {
        if value == 0 {
            '.'
        } else {
            digit(value - 1 + self.lowest)
        }
    }

    /// What stands in a cell, counted from 0; 0 is an empty cell.
    pub fn get(&self, place: Place) -> u8 {
        self.values[place.row() * self.size + place.column()]
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.rows())
    }
}

/// The values of each cell written together, row by row.
pub(super) fn by_row(rules: &Rules, cells: &[Values]) -> Vec<Vec<String>> {
    let signs = |values: &Values| values.iter().map(|value| sign(rules, value)).collect();
    let rows = cells.chunks(rules.shape().size());
    rows.map(|row| row.iter().map(signs).collect()).collect()
}

/// A value as the texts show it.
pub(super) fn sign(rules: &Rules, value: u8) -> char {
    digit(value - 1 + rules.ground().lowest)
}

/// 0 to 9, then letters.
pub(super) fn digit(number: u8) -> char {
    match number {
        0..=9 => char::from(b'0' + number),
        _ => char::from(b'A' + number - 10),
    }
}
