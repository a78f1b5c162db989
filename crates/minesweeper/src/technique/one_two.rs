//! 1-2: beside each other in a line; the 1 has at most one mine among the cells they share, so if the 2 has
//! one cell more, that is a mine, and what the 1 alone sees is safe.

use super::line::lines;
use super::state::State;
use super::{Count, Deduction, Technique};
use crate::tiling::Cell;

pub(super) fn at(state: &State<'_>, number: Cell) -> Option<Deduction> {
    lines(state, number, [1, 2]).into_iter().find_map(|line| {
        let [one, two] = &line;
        let mine = beyond(one, two)?;
        let safe = one.without(two);
        let found = Deduction::new(Technique::OneTwo, line.to_vec());
        Some(found.with([mine], true).with(safe, false))
    })
}

/// The cell of a 2 that a 1 does not see, if it is one.
pub(super) fn beyond(one: &Count, two: &Count) -> Option<Cell> {
    match two.without(one)[..] {
        [cell] => Some(cell),
        _ => None,
    }
}
