//! Groups of cells that have nothing to do with each other: the set of boards is their product.
//!
//! Cells that are seen together belong together; groups whose number of mines varies belong
//! together too, for the total couples them. What is left is independent: to win is to win each
//! group, and nothing seen in one tells of another, so the chance to win is the product of the groups'. The
//! boards that differ from one of them in one group only stand for that group. So pockets
//! cost the sum of their sizes, not the product.

use super::boards::Boards;

/// Smaller sets are searched as they are.
const FEWEST: usize = 12;

/// Finds independent groups.
#[derive(Debug, Default)]
pub(super) struct Factors {
    groups: Vec<u128>,
}

impl Factors {
    /// The groups of unknown cells by which these boards are a product; none if there are not
    /// several.
    pub(super) fn find(&mut self, boards: &Boards, ids: &[u32]) -> &[u128] {
        self.groups.clear();
        if boards.mined.len() == boards.count && ids.len() >= FEWEST {
            self.connect(boards, ids);
        }
        if self.groups.len() > 1 {
            self.pool(boards, ids);
        }
        if self.groups.len() > 1 && !self.are_factors(boards, ids) {
            self.groups.clear();
        }
        if self.groups.len() < 2 {
            self.groups.clear();
        }
        &self.groups
    }

    /// What was found last.
    pub(super) fn groups(&self) -> &[u128] {
        &self.groups
    }

    /// The groups of cells seen together that are not the same on all boards.
    fn connect(&mut self, boards: &Boards, ids: &[u32]) {
        let (mut any, mut every) = (0, u128::MAX);
        for &id in ids {
            any |= boards.mined[id as usize];
            every &= boards.mined[id as usize];
        }
        let varying = any & !every;
        for sight in &boards.sights {
            // A cell that is always a mine shows nothing.
            let mut joined = sight.cells & varying;
            if joined == 0 || sight.own & every != 0 {
                continue;
            }
            self.groups.retain(|&group| {
                let apart = group & joined == 0;
                joined |= if apart { 0 } else { group };
                apart
            });
            self.groups.push(joined);
        }
    }

    /// Makes one group of those whose number of mines varies.
    fn pool(&mut self, boards: &Boards, ids: &[u32]) {
        let mut pool = 0;
        self.groups.retain(|&group| {
            let mines = |id: u32| (boards.mined[id as usize] & group).count_ones();
            let varies = ids.iter().any(|&id| mines(id) != mines(ids[0]));
            pool |= if varies { group } else { 0 };
            !varies
        });
        if pool != 0 {
            self.groups.push(pool);
        }
    }

    /// Whether the numbers of boards in the groups multiply to that of all: always so if the boards are all
    /// that fit some numbers.
    fn are_factors(&self, boards: &Boards, ids: &[u32]) -> bool {
        let size = |&group: &u128| {
            let same = ids
                .iter()
                .filter(|&&id| differs_only_in(boards, ids[0], id, group));
            same.count() as u64
        };
        let sizes = self.groups.iter().map(size);
        let product = sizes.fold(1u64, u64::saturating_mul);
        product == ids.len() as u64
    }
}

/// Whether two boards are the same in all other groups.
pub(super) fn differs_only_in(boards: &Boards, one: u32, other: u32, group: u128) -> bool {
    (boards.mined[one as usize] ^ boards.mined[other as usize]) & !group == 0
}
