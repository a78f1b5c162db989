//! Groups of cells that hold the same values equally often: what one group holds at least, each does,
//! and what one can hold at most bounds all.

use super::count::{Bounds, keep_count};
use crate::{Constraint, Values};

/// Groups of the same size.
#[derive(Clone, Debug)]
pub(crate) struct AlikeCounts {
    /// Group by group.
    cells: Vec<usize>,
    size: usize,
    values: usize,
}

impl AlikeCounts {
    pub(crate) fn new(values: usize, groups: &[Vec<usize>]) -> Self {
        AlikeCounts {
            cells: groups.concat(),
            size: groups.first().map_or(1, Vec::len).max(1),
            values,
        }
    }
}

impl Constraint for AlikeCounts {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        Values::up_to(self.values).iter().all(|value| {
            let groups = candidates.chunks(self.size);
            let bounds = groups.fold(Bounds::ANY, |all, group| all.and(Bounds::of(group, value)));
            let mut groups = candidates.chunks_mut(self.size);
            groups.all(|group| keep_count(group, value, bounds))
        })
    }
}
