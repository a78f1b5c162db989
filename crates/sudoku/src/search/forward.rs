//! Forward checking: the number of empty cells, but a dead end where a cell has no value left or a
//! value no place.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section
//! 6.3.2, for the cells; the same is asked of the places of a value. Where it calls nothing a dead end
//! it says the true cost (see [`super::h1`]), so it is admissible; and what a state lacks, its
//! successors lack as well, so it is consistent.

use super::board::Board;
use super::cells::Cells;
use super::h1;
use super::space::{Space, reason};
use super::state::State;
use crate::Values;
use atisbo_search::Estimate;

pub(super) fn estimate<C: Cells>(space: &Space<C>, state: &State<C>) -> Estimate {
    match dead_end(&space.board, state) {
        Some(reason) => Estimate::DeadEnd(reason),
        None => h1::estimate(space, state),
    }
}

/// Why the state cannot be filled up, if that shows at once.
pub(super) fn dead_end<C: Cells>(board: &Board, state: &State<C>) -> Option<&'static str> {
    let domains = board.domains::<C>(state.values());
    lacking(board, state.values(), domains.as_ref())
}

/// The same, given what each cell may hold.
pub(super) fn lacking(board: &Board, values: &[u8], domains: &[Values]) -> Option<&'static str> {
    let mut empty = board.empty_cells(values);
    if empty.any(|cell| domains[cell].is_empty()) {
        return Some(reason::NO_VALUE);
    }
    let rules = board.puzzle.rules();
    let size = rules.values();
    let mut complete = rules
        .regions()
        .iter()
        .filter(|region| region.cells.len() == size);
    let lacks_value = complete.any(|region| {
        let cells = region.cells.iter();
        let held = cells.fold(Values::NONE, |held, &cell| held.or(domains[cell]));
        held.len() < size
    });
    lacks_value.then_some(reason::NO_PLACE)
}
