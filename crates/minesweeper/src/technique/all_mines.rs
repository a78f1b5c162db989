//! All mines: a number lacks as many mines as it has cells left, so all of them are mines.

use super::state::State;
use super::{Deduction, Technique};
use crate::tiling::Cell;

pub(super) fn at(state: &State<'_>, number: Cell) -> Option<Deduction> {
    let count = state.count(number)?;
    let cells = count.cells.clone();
    let all = count.mines as usize == cells.len();
    all.then(|| Deduction::new(Technique::AllMines, vec![count]).with(cells, true))
}
