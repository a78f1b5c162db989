//! How often a value is among some cells.

use crate::{Constraint, Values};

/// At least and at most so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) least: usize,
    pub(super) most: usize,
}

impl Bounds {
    /// Any number of times.
    pub(super) const ANY: Bounds = Bounds {
        least: 0,
        most: usize::MAX,
    };

    /// How often a value is, and can be, among these.
    pub(super) fn of(candidates: &[Values], value: u8) -> Self {
        let only = Values::of(value);
        Bounds {
            least: candidates.iter().filter(|&&own| own == only).count(),
            most: candidates.iter().filter(|own| own.contains(value)).count(),
        }
    }

    /// What both allow.
    pub(super) fn and(self, other: Bounds) -> Self {
        Bounds {
            least: self.least.max(other.least),
            most: self.most.min(other.most),
        }
    }
}

/// Leaves a value so often among these cells, as far as that decides any; `false` if it cannot be.
pub(super) fn keep_count(candidates: &mut [Values], value: u8, wanted: Bounds) -> bool {
    let found = Bounds::of(candidates, value);
    if found.least > wanted.most || found.most < wanted.least {
        return false;
    }
    let only = Values::of(value);
    for own in candidates.iter_mut().filter(|own| own.contains(value)) {
        if found.most == wanted.least {
            *own = only;
        } else if found.least == wanted.most && *own != only {
            own.remove(value);
        }
    }
    true
}

/// Values that are exactly so often among some cells.
#[derive(Clone, Debug)]
pub(crate) struct Count {
    cells: Vec<usize>,
    wanted: Vec<(u8, usize)>,
}

impl Count {
    pub(crate) fn new(cells: impl Into<Vec<usize>>, wanted: Vec<(u8, usize)>) -> Self {
        Count {
            cells: cells.into(),
            wanted,
        }
    }
}

impl Constraint for Count {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        self.wanted.iter().all(|&(value, count)| {
            let wanted = Bounds {
                least: count,
                most: count,
            };
            keep_count(candidates, value, wanted)
        })
    }
}
