//! 1-1: two ones in a line, as they stand along a wall; the second sees all cells of the first, and has its
//! mine there, so its other cells are safe.

use super::line::lines;
use super::state::State;
use super::{Deduction, Technique};
use crate::tiling::Cell;

pub(super) fn at(state: &State<'_>, number: Cell) -> Option<Deduction> {
    lines(state, number, [1, 1]).into_iter().find_map(|line| {
        let [inner, outer] = &line;
        if !inner.is_within(outer) {
            return None;
        }
        let beyond = outer.without(inner);
        Deduction::new(Technique::OneOne, line.to_vec())
            .with(beyond, false)
            .found()
    })
}
