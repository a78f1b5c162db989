//! 1-2-1: in a line; each 1 leaves the 2 one cell that is a mine, and each of these is the mine of the
//! other 1, so all other cells are safe.

use super::line::lines;
use super::one_two::beyond;
use super::state::State;
use super::{Deduction, Technique};
use crate::tiling::Cell;

pub(super) fn at(state: &State<'_>, number: Cell) -> Option<Deduction> {
    let lines = lines(state, number, [1, 2, 1]);
    lines.into_iter().find_map(|line| {
        let [first, two, last] = &line;
        let mines = [beyond(first, two)?, beyond(last, two)?];
        // Each must be seen by the 1 at the other end, or that would have no mine yet.
        if !first.has(mines[1]) || !last.has(mines[0]) {
            return None;
        }
        let cells = line.iter().flat_map(|count| count.cells.iter().copied());
        let safe: Vec<Cell> = cells.filter(|cell| !mines.contains(cell)).collect();
        let found = Deduction::new(Technique::OneTwoOne, line.to_vec());
        Some(found.with(mines, true).with(safe, false))
    })
}
