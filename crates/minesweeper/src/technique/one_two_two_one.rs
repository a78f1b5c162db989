//! 1-2-2-1: in a line; each 1 leaves its 2 one cell that is a mine, both 2s see both mines and each 1 sees
//! one, so all other cells are safe.

use super::line::lines;
use super::one_two::beyond;
use super::state::State;
use super::{Deduction, Technique};
use crate::tiling::Cell;

pub(super) fn at(state: &State<'_>, number: Cell) -> Option<Deduction> {
    let lines = lines(state, number, [1, 2, 2, 1]);
    lines.into_iter().find_map(|line| {
        let [first, two, other, last] = &line;
        let (far, near) = (beyond(first, two)?, beyond(last, other)?);
        let meet = near != far
            && [first, two, other].iter().all(|count| count.has(near))
            && [two, other, last].iter().all(|count| count.has(far));
        if !meet {
            return None;
        }
        let cells = line.iter().flat_map(|count| count.cells.iter().copied());
        let safe: Vec<Cell> = cells.filter(|cell| ![near, far].contains(cell)).collect();
        let found = Deduction::new(Technique::OneTwoTwoOne, line.to_vec());
        Some(found.with([near, far], true).with(safe, false))
    })
}
