//! The tightest cell: how many values the empty cell with the fewest has left.
//!
//! H2 of the report as it could have been meant: it looks at the cell where a mistake shows first,
//! and a cell without values is a dead end instead of the best of all. Admissible for the same reason
//! as [`super::h2`]; and consistent, since filling a cell takes at most one value from any other.

use super::cells::Cells;
use super::space::{Space, reason};
use super::state::State;
use atisbo_search::{Cost, Estimate};

pub(super) fn estimate<C: Cells>(space: &Space<C>, state: &State<C>) -> Estimate {
    let values = state.values();
    let domains = space.board.domains::<C>(values);
    let empty = space.board.empty_cells(values);
    match empty.map(|cell| domains.as_ref()[cell].len()).min() {
        Some(0) => Estimate::DeadEnd(reason::NO_VALUE),
        fewest => Estimate::Cost(fewest.unwrap_or(0) as Cost),
    }
}
