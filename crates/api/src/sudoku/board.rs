//! A grid of values as an answer shows it.

use super::Shape;
use serde::{Serialize, Serializer};

/// A grid of values: the list of its rows in JSON, with 1 to 9, then A to P, and a dot for an empty
/// cell.
///
/// It is turned into text only when somebody looks: an answer about millions of puzzles holds
/// millions of boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: usize,
    values: Vec<u8>,
}

impl Board {
    /// These values, row by row; 0 is an empty cell.
    pub(super) fn new(shape: Shape, values: Vec<u8>) -> Self {
        Board {
            size: shape.size(),
            values,
        }
    }

    /// The rows.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = String> {
        let row = |values: &[u8]| values.iter().map(|&value| sign(value)).collect();
        self.values.chunks(self.size).map(row)
    }

    /// All rows on one line.
    pub fn line(&self) -> String {
        self.values.iter().map(|&value| sign(value)).collect()
    }

    /// What stands in a cell, counted from 0; 0 is an empty cell.
    pub fn get(&self, row: usize, column: usize) -> u8 {
        self.values[row * self.size + column]
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.rows())
    }
}

/// A value as the texts show it.
pub(super) fn sign(value: u8) -> char {
    match value {
        0 => '.',
        1..=9 => char::from(b'0' + value),
        _ => char::from(b'A' + value - 10),
    }
}
