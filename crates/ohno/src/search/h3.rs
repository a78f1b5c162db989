//! The report's heuristic for its second sub-problem: the number of isolated floors.
//!
//! Each needs a wall of its own and nothing else ([`super::isolation`] says why), so it is the true
//! cost there. Such a wall lies in no number's view, so it is also none of the walls that the numbers
//! still need: added to an admissible estimate of those, it leaves the sum admissible.

use super::board::{Board, State};
use super::cell_set::CellSet;
use super::isolation;
use atisbo_search::{Cost, Estimate};

pub(super) fn estimate<S: CellSet>(board: &Board, state: &State<S>) -> Estimate {
    Estimate::Cost(isolation::cells(board, &state.walls).count() as Cost)
}
