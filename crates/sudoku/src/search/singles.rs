//! Singles: filling in what is forced, a value left alone in its cell or a place left alone for its
//! value, until nothing is forced any more.
//!
//! As a formulation, every step brings its singles with it. As a heuristic, a state whose singles end
//! in a contradiction is a dead end, and any other is as far from a goal as it has empty cells.
//! That is admissible and consistent for the same reasons as [`super::forward`], of which it
//! is the stronger form.

use super::board::Board;
use super::cells::Cells;
use super::space::{Space, reason};
use super::state::State;
use super::{forward, h1};
use crate::{Region, Values};
use atisbo_search::Estimate;

pub(super) fn estimate<C: Cells>(space: &Space<C>, state: &State<C>) -> Estimate {
    let mut filled = state.clone();
    fill(&space.board, &mut filled);
    if filled.contradicted {
        Estimate::DeadEnd(reason::CONTRADICTION)
    } else {
        h1::estimate(space, state)
    }
}

/// Fills in all singles, and notes it in the state if that cannot be done.
pub(super) fn fill<C: Cells>(board: &Board, state: &mut State<C>) {
    let mut before = None;
    while before != Some(state.placed) && !state.contradicted {
        before = Some(state.placed);
        let domains = board.domains::<C>(state.values());
        state.contradicted = fill_once(board, state, domains.as_ref()).is_none();
    }
}

/// Fills in the singles that show in `domains`; `None` at a contradiction.
fn fill_once<C: Cells>(board: &Board, state: &mut State<C>, domains: &[Values]) -> Option<()> {
    if forward::lacking(board, state.values(), domains).is_some() {
        return None;
    }
    for &cell in &board.empty {
        let cell = usize::from(cell);
        if let Some(value) = domains[cell].single() {
            place(board, state, cell, value)?;
        }
    }
    let rules = board.puzzle.rules();
    for region in rules.regions() {
        if region.cells.len() < rules.values() {
            continue;
        }
        let alone = values_with_one_place(region, domains);
        if alone.is_empty() {
            continue;
        }
        for &cell in &region.cells {
            let here = domains[cell].and(alone);
            if here.len() > 1 {
                return None;
            }
            if let Some(value) = here.single() {
                place(board, state, cell, value)?;
            }
        }
    }
    Some(())
}

/// The values that only one cell of a region may hold.
fn values_with_one_place(region: &Region, domains: &[Values]) -> Values {
    let (mut once, mut again) = (Values::NONE, Values::NONE);
    for &cell in &region.cells {
        again = again.or(once.and(domains[cell]));
        once = once.or(domains[cell]);
    }
    once.without(again)
}

/// Puts a forced value; `None` if something that was forced at the same time forbids it.
fn place<C: Cells>(board: &Board, state: &mut State<C>, cell: usize, value: u8) -> Option<()> {
    let values = state.values();
    if values[cell] == value {
        return Some(());
    }
    let is_free = values[cell] == 0 && board.candidates(values, cell).contains(value);
    let is_allowed = !board.has_constraints() || board.allows(values, cell, value);
    (is_free && is_allowed).then(|| state.put(cell, value))
}
