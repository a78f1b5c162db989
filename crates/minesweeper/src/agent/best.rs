//! The best cells to reveal, as far as probabilities tell.

use crate::finding::{EQUAL, Reason};
use crate::tiling::Cell;

/// The best cells to reveal, as far as probabilities tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// Whether they are safe or a guess.
    pub reason: Reason,
    /// All that are certainly safe, or all that are least likely to be mines.
    pub cells: Vec<Cell>,
    /// The probability that one of them is a mine.
    pub risk: f64,
}

impl Best {
    /// The best cells to reveal: all that are certainly safe, or those least likely to be mines among
    /// those that are not certainly mines; none if all of them are. `mines` is in ascending order.
    pub fn of(probability: &[Option<f64>], safe: &[Cell], mines: &[Cell]) -> Option<Self> {
        if !safe.is_empty() {
            return Some(Best {
                reason: Reason::Safe,
                cells: safe.to_vec(),
                risk: 0.0,
            });
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
        (!cells.is_empty()).then_some(Best {
            reason: Reason::Guess,
            cells,
            risk,
        })
    }
}
