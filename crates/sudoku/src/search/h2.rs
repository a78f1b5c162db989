//! H2 of the report: the number of successors.
//!
//! A state without successors gets 0 and is preferred, though it is a dead end. On a full grid the
//! report's program has no cell to look at, looks at the first one and counts the value in it: 1.
//! Everywhere else it is admissible, since in a row where a cell has k values left at least k cells
//! are empty. It is not consistent: filling one cell can leave the next with far fewer values.

use super::cells::Cells;
use super::space::Space;
use super::state::State;
use atisbo_search::{Cost, Estimate};

#[inline]
pub(super) fn estimate<C: Cells>(space: &Space<C>, state: &State<C>) -> Estimate {
    let successors = match space.next_cell(state) {
        Some(cell) => space.choices(state, cell).len(),
        None => 1,
    };
    Estimate::Cost(successors as Cost)
}
