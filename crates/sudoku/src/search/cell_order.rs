//! Which empty cell is filled next.
//!
//! The minimum remaining values and degree heuristics: Russell and Norvig, *Artificial Intelligence: A
//! Modern Approach*, 4th edition, section 6.3.1.

use super::board::Board;
use crate::Values;
use atisbo_base::UnknownName;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

/// Which empty cell is filled next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
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
    /// All of them.
    pub const ALL: [CellOrder; 3] = [CellOrder::First, CellOrder::Mrv, CellOrder::MrvDegree];

    /// The name, as it is written in requests.
    pub fn id(self) -> &'static str {
        match self {
            CellOrder::First => "first",
            CellOrder::Mrv => "mrv",
            CellOrder::MrvDegree => "mrv_degree",
        }
    }

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

impl fmt::Display for CellOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for CellOrder {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}
