//! Many boards laid out as bits: for each cell the boards on which it shows each number.

use super::boards::{Boards, Living, LivingCell};

/// Not yet a number.
const NONE: u32 = u32::MAX;

/// Twins are looked for among at most this many boards: the time grows with the square.
const MOST_TO_GROUP: usize = 1 << 15;

/// A cell: its sets in the ground, one for each number from `begin` on, and at `end` that of the boards on
/// which it is a mine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    pub(super) begin: u32,
    pub(super) end: u32,
}

/// Some boards and the cells that tell them apart.
#[derive(Debug, Default)]
pub(super) struct Ground {
    pub(super) ids: Vec<u32>,
    pub(super) splits: Vec<Split>,
    /// Words in a set.
    pub(super) width: usize,
    sets: Vec<u64>,
    /// The group of each board: any two boards of a group are twins, and no play wins on both. So a set
    /// gives at most as many wins as it has boards of different groups.
    pub(super) group: Vec<u32>,
    pub(super) groups: u32,
    /// The number of each group of the larger ground.
    number: Vec<u32>,
    /// The boards that are in no group, and those that are twins of all boards of the group at hand.
    open: Vec<u64>,
    alike: Vec<u64>,
    places: Vec<(usize, usize)>,
}

impl Ground {
    pub(super) fn load(&mut self, boards: &Boards, ids: &[u32], living: &mut Living) {
        self.ids.clear();
        self.ids.extend_from_slice(ids);
        self.width = ids.len().div_ceil(64);
        boards.living(ids, living);
        self.sets.clear();
        self.sets.resize(living.sets() * self.width, 0);
        for (board, &id) in ids.iter().enumerate() {
            let row = boards.row(id);
            let (word, bit) = (board / 64, 1 << (board % 64));
            for cell in &living.cells {
                self.sets[cell.set(row) as usize * self.width + word] |= bit;
            }
        }
        self.splits.clear();
        self.splits.extend(living.cells.iter().map(|cell| Split {
            begin: cell.first,
            end: cell.mine(),
        }));
    }

    /// Gives each board the group it had in a larger ground.
    pub(super) fn keep_groups(&mut self, groups: &[u32]) {
        let most = groups.iter().max().map_or(0, |&most| most as usize + 1);
        self.number.clear();
        self.number.resize(most, NONE);
        self.group.clear();
        self.groups = 0;
        for &group in groups {
            let number = &mut self.number[group as usize];
            if *number == NONE {
                *number = self.groups;
                self.groups += 1;
            }
            self.group.push(*number);
        }
    }

    /// Sorts the boards into groups: takes the first board that is in none, then the first twin of it, then
    /// the first twin of both, and so on; then the next group.
    pub(super) fn find_groups(&mut self, boards: &Boards, living: &Living) {
        let count = self.ids.len();
        self.group.clear();
        if count > MOST_TO_GROUP {
            self.group.extend(0..count as u32);
            self.groups = count as u32;
            return;
        }
        self.group.resize(count, 0);
        self.groups = 0;
        self.open.clear();
        self.open.resize(self.width, u64::MAX);
        for board in 0..count {
            let word = board / 64;
            if self.open[word] >> (board % 64) & 1 == 0 {
                continue;
            }
            self.alike.clear();
            self.alike.extend_from_slice(&self.open[word..]);
            let mut next = Some(board);
            while let Some(board) = next {
                self.group[board] = self.groups;
                self.open[board / 64] &= !(1 << (board % 64));
                self.alike[board / 64 - word] &= !(1 << (board % 64));
                self.keep_twins(boards.row(self.ids[board]), &living.cells, word);
                let alike = self.alike.iter().enumerate();
                let mut alike = alike.filter(|&(_, &bits)| bits != 0);
                let first = alike.next();
                next =
                    first.map(|(index, bits)| (word + index) * 64 + bits.trailing_zeros() as usize);
                next = next.filter(|&board| board < count);
            }
            self.groups += 1;
        }
    }

    /// Keeps those of `alike` that are twins of this board: of each cell that is clear on it, they show the
    /// same or are a mine.
    fn keep_twins(&mut self, row: &[u8], cells: &[LivingCell], word: usize) {
        let place = |set: u32| set as usize * self.width + word;
        let sets = cells.iter().map(|cell| (cell.set(row), cell.mine()));
        let clear = sets.filter(|(own, mine)| own != mine);
        self.places.clear();
        self.places
            .extend(clear.map(|(own, mine)| (place(own), place(mine))));
        for (index, alike) in self.alike.iter_mut().enumerate() {
            for &(own, mine) in &self.places {
                if *alike == 0 {
                    break;
                }
                *alike &= self.sets[own + index] | self.sets[mine + index];
            }
        }
    }

    pub(super) fn set(&self, index: u32) -> &[u64] {
        &self.sets[index as usize * self.width..][..self.width]
    }
}
