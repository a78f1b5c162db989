//! Subset: all cells of one number are among those of another, so the cells beyond hold the difference;
//! if that is nothing they are safe, if it is as many as they are, they are mines.

use super::state::State;
use super::{Deduction, Technique};
use crate::tiling::Cell;

pub(super) fn at(state: &State<'_>, number: Cell) -> Option<Deduction> {
    let inner = state.count(number)?;
    state.sharing(&inner).into_iter().find_map(|outer| {
        if !inner.is_within(&outer) {
            return None;
        }
        let beyond = outer.without(&inner);
        let difference = outer.mines.checked_sub(inner.mines)? as usize;
        let are_mines = match difference {
            0 => false,
            all if all == beyond.len() => true,
            _ => return None,
        };
        let counts = vec![inner.clone(), outer];
        Deduction::new(Technique::Subset, counts)
            .with(beyond, are_mines)
            .found()
    })
}
