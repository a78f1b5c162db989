//! How often a value is among some cells.

use crate::Values;

/// At least and at most how often.
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

/// Leaves a value as often as wanted among these cells, where that decides any; `false` if it cannot be.
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

/// Keeps values exactly as often among these cells as wanted.
pub(crate) fn hold_exactly(candidates: &mut [Values], wanted: &[(u8, usize)]) -> bool {
    wanted.iter().all(|&(value, count)| {
        let wanted = Bounds {
            least: count,
            most: count,
        };
        keep_count(candidates, value, wanted)
    })
}

/// Keeps values equally often in all groups of this many cells: what one group holds at least, each
/// does, and what one can hold at most bounds all.
pub(crate) fn hold_equally_often(candidates: &mut [Values], size: usize, values: usize) -> bool {
    Values::up_to(values).iter().all(|value| {
        let groups = candidates.chunks(size);
        let bounds = groups.fold(Bounds::ANY, |all, group| all.and(Bounds::of(group, value)));
        let mut groups = candidates.chunks_mut(size);
        groups.all(|group| keep_count(group, value, bounds))
    })
}
