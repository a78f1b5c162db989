//! H1 of the report: how many floors the numbers see too many, all together.
//!
//! Not admissible, as the report says: one wall can take away many of them. A state with a starved
//! number counts as infinitely far; in the report's program that is Java's largest `int`, to which A*
//! then adds the cost of the path.

use super::board::{Board, State};
use super::cell_set::CellSet;
use atisbo_search::Estimate;

/// Java's `Integer.MAX_VALUE`.
const FAR: u32 = i32::MAX as u32;

pub(super) fn estimate<S: CellSet>(board: &Board, state: &State<S>) -> Estimate {
    let mut surplus = 0;
    for (_, view) in board.views(&state.walls) {
        match u32::try_from(view.surplus) {
            Ok(more) => surplus += more,
            Err(_) => return Estimate::Cost(FAR),
        }
    }
    Estimate::Cost(surplus)
}
