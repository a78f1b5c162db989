//! How many solutions there are, by dynamic programming over a broken profile.
//!
//! The grid is filled cell by cell, row by row. All that the rest needs to know of what was filled is
//! the frontier: for each column the run of floors that reaches it from above, and the run that comes
//! from the left. Partial fillings with the same frontier are counted together, so the cost depends on
//! the number of frontiers, not on the number of solutions. The method of transfer matrices in the
//! cell-by-cell form, as in Knuth, *The Art of Computer Programming* 4A, 7.1.4 ("frontier").
//!
//! Where a number stands, the end of its run each way is chosen there and then and becomes a demand
//! on the cells to come; a run has one end, so numbers in one run must demand the same.

mod frontier;
mod transition;

use crate::{Grid, Rule};
use atisbo_base::{Budget, Stop};
use frontier::Frontier;
use rustc_hash::FxHashMap;
use transition::Transition;

/// Why a count was not finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CountError {
    /// A limit of the budget was reached.
    #[error("{0}")]
    Stopped(Stop),
    /// There are 2^128 solutions or more.
    #[error("there are more solutions than 128 bits can count")]
    Overflow,
}

/// The exact number of solutions of a grid.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::{Grid, Rule, count_solutions};
///
/// let empty = Grid::new(6, 6);
/// let count = count_solutions(&empty, Rule::SeesFloor, &Budget::unlimited());
/// assert_eq!(count, Ok(11_168_045_764));
/// ```
///
/// # Errors
///
/// If the budget (nodes are frontiers passed, bytes what the frontiers hold) or 128 bits are not
/// enough.
pub fn count_solutions(grid: &Grid, rule: Rule, budget: &Budget) -> Result<u128, CountError> {
    // The frontier is as wide as the grid, so the shorter side should be the width.
    let turned;
    let grid = if grid.cols() > grid.rows() {
        turned = grid.transposed();
        &turned
    } else {
        grid
    };
    let mut meter = budget.meter();
    let transition = Transition::new(grid, rule);
    let mut passed = 0;
    let mut counts: FxHashMap<Frontier, u128> = FxHashMap::default();
    counts.insert(Frontier::start(grid.cols()), 1);
    let mut next: FxHashMap<Frontier, u128> = FxHashMap::default();
    let mut scratch = Vec::new();
    for pos in grid.positions() {
        for (frontier, count) in counts.drain() {
            let bytes = next.len() * Frontier::bytes(grid.cols());
            if let Some(stop) = meter.check(passed, bytes as u64) {
                return Err(CountError::Stopped(stop));
            }
            passed += 1;
            transition.successors(pos, &frontier, &mut scratch);
            for successor in scratch.drain(..) {
                let sum = next.entry(successor).or_insert(0);
                *sum = sum.checked_add(count).ok_or(CountError::Overflow)?;
            }
        }
        std::mem::swap(&mut counts, &mut next);
    }
    let finished = counts
        .iter()
        .filter(|(frontier, _)| transition.may_end(frontier));
    let mut total: u128 = 0;
    for (_, &count) in finished {
        total = total.checked_add(count).ok_or(CountError::Overflow)?;
    }
    Ok(total)
}
