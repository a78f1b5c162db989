//! Almost locked sets: cells of one region with one value more than cells.

use crate::Values;
use crate::technique::cells::Cells;
use crate::technique::view::View;

/// The largest set that links in a chain: beyond it nobody sees one.
const MOST_CELLS: usize = 5;

/// The most sets that are looked at: large grids have more than anybody could use.
const MOST_SETS: usize = 4000;

/// Cells of one region with one value more than cells.
pub(super) struct AlmostLockedSet<const W: usize> {
    pub(super) cells: Cells<W>,
    pub(super) values: Values,
}

/// All sets of two cells or more, the smallest first.
pub(super) fn almost_locked_sets<const W: usize>(view: &View<W>) -> Vec<AlmostLockedSet<W>> {
    let mut sets = Vec::new();
    for size in 2..=MOST_CELLS {
        for region in 0..view.groups().len() {
            let start = AlmostLockedSet {
                cells: Cells::NONE,
                values: Values::NONE,
            };
            grow(view, region, size, 0, &start, &mut sets);
        }
    }
    sets
}

/// Adds cells of the region from the place `from` on until there are `size` of them.
fn grow<const W: usize>(
    view: &View<W>,
    region: usize,
    size: usize,
    from: usize,
    set: &AlmostLockedSet<W>,
    sets: &mut Vec<AlmostLockedSet<W>>,
) {
    let group = &view.groups()[region];
    let missing = size - set.cells.len();
    for place in from..(group.cells.len() + 1).saturating_sub(missing) {
        let cell = group.cells[place];
        let values = set.values.or(view.candidates(cell));
        // A cell with few candidates is no set by itself, and one with too many spoils any.
        if view.candidates(cell).len() < 2 || values.len() > size + 1 || sets.len() >= MOST_SETS {
            continue;
        }
        let mut cells = set.cells;
        cells.insert(cell);
        let grown = AlmostLockedSet { cells, values };
        if missing > 1 {
            grow(view, region, size, place + 1, &grown, sets);
        } else if values.len() == size + 1 && is_first_home(view, region, &cells) {
            sets.push(grown);
        }
    }
}

/// Whether no region before this one holds the same cells: a set in two is listed once.
fn is_first_home<const W: usize>(view: &View<W>, region: usize, cells: &Cells<W>) -> bool {
    let earlier = &view.groups()[..region];
    !earlier.iter().any(|group| cells.is_within(&group.set))
}
