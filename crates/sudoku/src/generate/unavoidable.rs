//! Unavoidable sets: cells of a finished grid whose values can be exchanged among themselves, so that
//! a puzzle without a clue in one of them has a second solution.
//!
//! Each set knows how many of its items (clues, or orbits of clues) are still there. When one is left,
//! that item must stay, and no solver has to be asked. The sets come from two places: simple
//! [`exchanges`](super::exchanges) give many small ones at once, and every second solution that a
//! solver finds differs from the first in another one. (G. `McGuire`, B. Tugemann and G. Civario, *There
//! is no 16-clue Sudoku*, 2012, search through hitting sets of them.)

/// Sets of items, each of which must keep one.
#[derive(Clone, Debug)]
pub(super) struct UnavoidableSets {
    /// By set, how many items are still there.
    left: Vec<u32>,
    /// By set, the exclusive or of the items that are still there: the last one, when one is left.
    mixed: Vec<u32>,
    /// By item, where its list of sets begins in `links`.
    lists: Vec<u32>,
    /// Sets, each with where the list goes on.
    links: Vec<(u32, u32)>,
    /// By item, in how many sets it is the last.
    last_in: Vec<u32>,
}

const END: u32 = u32::MAX;

impl UnavoidableSets {
    /// No sets over this many items, all there.
    pub(super) fn new(items: usize) -> Self {
        UnavoidableSets {
            left: Vec::with_capacity(128),
            mixed: Vec::with_capacity(128),
            lists: vec![END; items],
            links: Vec::with_capacity(1024),
            last_in: vec![0; items],
        }
    }

    /// Adds a set of different items, given with whether each is still there.
    pub(super) fn add(&mut self, items: impl Iterator<Item = (usize, bool)>) {
        let set = self.left.len();
        let (mut left, mut mixed) = (0, 0);
        for (item, present) in items {
            self.links.push((set as u32, self.lists[item]));
            self.lists[item] = self.links.len() as u32 - 1;
            if present {
                left += 1;
                mixed ^= item as u32;
            }
        }
        self.left.push(left);
        self.mixed.push(mixed);
        if left == 1 {
            self.last_in[mixed as usize] += 1;
        }
    }

    /// Whether a set has no item left.
    pub(super) fn has_empty(&self) -> bool {
        self.left.contains(&0)
    }

    /// Whether some set has nothing but this item.
    pub(super) fn needs(&self, item: usize) -> bool {
        self.last_in[item] > 0
    }

    /// Takes away an item that no set needs.
    pub(super) fn remove(&mut self, item: usize) {
        let mut link = self.lists[item];
        while let Some(&(set, next)) = self.links.get(link as usize) {
            let set = set as usize;
            self.left[set] -= 1;
            self.mixed[set] ^= item as u32;
            if self.left[set] == 1 {
                self.last_in[self.mixed[set] as usize] += 1;
            }
            link = next;
        }
    }

    /// Puts an item back.
    pub(super) fn restore(&mut self, item: usize) {
        let mut link = self.lists[item];
        while let Some(&(set, next)) = self.links.get(link as usize) {
            let set = set as usize;
            if self.left[set] == 1 {
                self.last_in[self.mixed[set] as usize] -= 1;
            }
            self.left[set] += 1;
            self.mixed[set] ^= item as u32;
            link = next;
        }
    }
}
