//! Mine count: no mine is left for the whole board, so every cell left is safe; or as many mines as
//! cells are left, so every one is a mine.

use super::state::State;
use super::{Deduction, Technique};

pub(super) fn find(state: &State<'_>) -> Option<Deduction> {
    let rest = state.rest()?;
    let are_mines = match rest.mines {
        0 => false,
        all if all == rest.cells => true,
        _ => return None,
    };
    Deduction::new(Technique::MineCount, Vec::new())
        .with_total(rest)
        .with(state.open(), are_mines)
        .found()
}
