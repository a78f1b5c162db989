//! The best cells to reveal, as far as probabilities tell.

use crate::finding::EQUAL;
use crate::tiling::Cell;

/// The best cells to reveal, as far as probabilities tell.
#[derive(Clone, Debug, PartialEq)]
pub enum Best {
    /// All that are certainly no mines.
    Safe(Vec<Cell>),
    /// Those least likely to be mines.
    Guess {
        /// All of them, equally likely.
        cells: Vec<Cell>,
        /// The probability that one is a mine.
        risk: f64,
    },
    /// There is no cell that could be safe.
    Nothing,
}

impl Best {
    /// The best cells to reveal: all that are certainly safe, or those least likely to be mines among
    /// those that are not certainly mines. `mines` is in ascending order.
    pub fn of(probability: &[Option<f64>], safe: &[Cell], mines: &[Cell]) -> Self {
        if !safe.is_empty() {
            return Best::Safe(safe.to_vec());
        }
        let known = (0..).map(Cell).zip(probability);
        let open: Vec<(Cell, f64)> = known
            .filter_map(|(cell, &probability)| Some((cell, probability?)))
            .filter(|(cell, _)| mines.binary_search(cell).is_err())
            .collect();
        let risk = open
            .iter()
            .map(|&(_, risk)| risk)
            .fold(f64::INFINITY, f64::min);
        let lowest = open.iter().filter(|&&(_, one)| one - risk < EQUAL);
        let cells: Vec<Cell> = lowest.map(|&(cell, _)| cell).collect();
        if cells.is_empty() {
            return Best::Nothing;
        }
        Best::Guess { cells, risk }
    }
}
