//! What is still open: the sum of the logarithms of the domain sizes, in sixteenths of a bit.
//!
//! The logarithm of the number of ways to fill the empty cells if regions did not matter: a
//! measure of how much is left to decide, which is what a search should make small. It is no cost at
//! all, and not admissible. States that forward checking finds dead are dead ends.

use super::cells::Cells;
use super::forward;
use super::space::Space;
use super::state::State;
use crate::MAX_SIZE;
use atisbo_search::{Cost, Estimate};

/// `16 * log2(n)`, rounded, for every size of a domain.
const SIXTEENTHS: [Cost; MAX_SIZE + 1] = [
    0, 0, 16, 25, 32, 37, 41, 45, 48, 51, 53, 55, 57, 59, 61, 63, 64, 65, 67, 68, 69, 70, 71, 72,
    73, 74,
];

pub(super) fn estimate<C: Cells>(space: &Space<C>, state: &State<C>) -> Estimate {
    let values = state.values();
    let domains = space.board.domains::<C>(values);
    let domains = domains.as_ref();
    if let Some(reason) = forward::lacking(&space.board, values, domains) {
        return Estimate::DeadEnd(reason);
    }
    let empty = space.board.empty_cells(values);
    Estimate::Cost(empty.map(|cell| SIXTEENTHS[domains[cell].len()]).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_holds_logarithms() {
        for (size, &sixteenths) in SIXTEENTHS.iter().enumerate().skip(1) {
            let exact = 16.0 * (size as f64).log2();
            assert!((exact - f64::from(sixteenths)).abs() <= 0.5, "{size}");
        }
    }
}
