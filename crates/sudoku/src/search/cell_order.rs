//! Which empty cell is filled next.
//!
//! The minimum remaining values and degree heuristics: Russell and Norvig, *Artificial Intelligence: A
//! Modern Approach*, 4th edition, section 6.3.1.

use super::board::Board;
use crate::Values;
use atisbo_base::Name;
use std::cmp::Reverse;

/// Which empty cell is filled next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum CellOrder {
    /// The first, row by row, as in the report.
    First,
    /// The one with the fewest values left (minimum remaining values), the first among equals.
    #[default]
    Mrv,
    /// The same, but among equals the one with the most empty cells in its regions.
    MrvDegree,
}

impl CellOrder {
    /// The next of the empty cells, given what each cell may hold.
    pub(super) fn choose(self, board: &Board, values: &[u8], domains: &[Values]) -> Option<usize> {
        let mut empty = board.empty_cells(values);
        match self {
            CellOrder::First => empty.next(),
            CellOrder::Mrv => empty.min_by_key(|&cell| domains[cell].len()),
            CellOrder::MrvDegree => empty.min_by_key(|&cell| {
                let degree = board.degree(values, cell);
                (domains[cell].len(), Reverse(degree))
            }),
        }
    }
}
