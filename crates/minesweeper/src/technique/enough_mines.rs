//! Enough mines: a number has all its mines, so its other cells are safe.

use super::state::State;
use super::{Deduction, Technique};
use crate::tiling::Cell;

pub(super) fn at(state: &State<'_>, number: Cell) -> Option<Deduction> {
    let count = state.count(number).filter(|count| count.mines == 0)?;
    let cells = count.cells.clone();
    Some(Deduction::new(Technique::EnoughMines, vec![count]).with(cells, false))
}
