//! Finding all almost locked sets of a position.

use super::super::cells::Cells;
use super::super::view::View;
use crate::Values;

/// Sets of more cells are too much to ask of a player, and of the clock.
const MOST_CELLS: usize = 5;

/// Subsets of one region that are looked at: all of them on usual grids.
const MOST_SUBSETS: usize = 1 << 14;

/// Every set of cells of one region with one value more than cells, the smallest first; and whether some
/// were left out because there are too many.
pub(super) fn enumerate<const W: usize>(view: &View<W>) -> (Vec<(Cells<W>, Values)>, bool) {
    let (mut found, mut is_partial) = (Vec::new(), false);
    for (index, group) in view.groups().iter().enumerate() {
        let in_earlier = |cells: &Cells<W>| {
            let first = cells.first().into_iter();
            let mut groups = first.flat_map(|cell| view.groups_of(cell));
            groups.any(|&other| other < index && cells.is_within(&view.groups()[other].set))
        };
        let unsolved = group.set.and(view.unsolved());
        let few = |values: Values| values.len() <= MOST_CELLS + 1;
        let (subsets, left_out) = subsets(view, &unsolved, MOST_CELLS, few);
        is_partial |= left_out;
        for (cells, values) in subsets {
            if values.len() == cells.len() + 1 && !in_earlier(&cells) {
                found.push((cells, values));
            }
        }
    }
    found.sort_by_key(|(cells, _)| cells.len());
    (found, is_partial)
}

/// The subsets of some cells, with the values they may hold: of this many cells at most, and only those
/// whose values are few enough, as are those of all their parts. And whether some were left out because there
/// are too many.
pub(in super::super) fn subsets<const W: usize>(
    view: &View<W>,
    cells: &Cells<W>,
    most: usize,
    few: impl Fn(Values) -> bool,
) -> (Vec<(Cells<W>, Values)>, bool) {
    let mut found = vec![(Cells::NONE, Values::NONE)];
    let mut is_partial = false;
    for cell in cells.iter() {
        for index in 0..found.len() {
            let (mut cells, values) = found[index];
            let values = values.or(view.candidates(cell));
            if cells.len() >= most || !few(values) {
                continue;
            }
            if found.len() < MOST_SUBSETS {
                cells.insert(cell);
                found.push((cells, values));
            } else {
                is_partial = true;
            }
        }
    }
    found.swap_remove(0);
    (found, is_partial)
}
