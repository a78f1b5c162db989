//! What each cell would show on each of the boards that fit a position.

use super::hash;
use super::layouts::{Fate, Layouts};
use crate::position::Position;
use crate::tiling::Cell;

/// What a mine shows. Numbers are smaller, and all of them bits of a word.
pub(super) const MINE: u8 = 63;

/// The cells that tell the boards apart, and what each shows on each of them.
#[derive(Debug, Default)]
pub(super) struct Boards {
    /// How many boards there are.
    pub(super) count: usize,
    /// The word of each board: its mines, mixed.
    pub(super) keys: Vec<u128>,
    /// The cells that are a mine on some boards and clear on others, or clear on all and do not show the
    /// same on all.
    pub(super) cells: Vec<Cell>,
    /// What they show, the mines that are the same on all boards left out: cell by cell, and of each cell
    /// board by board.
    shown: Vec<u8>,
    /// For each unknown cell of the layouts, board by board, whether it is a mine: 0 or 1.
    mined: Vec<u8>,
}

impl Boards {
    /// What a cell shows, board by board.
    #[inline]
    pub(super) fn column(&self, cell: usize) -> &[u8] {
        &self.shown[cell * self.count..][..self.count]
    }

    /// How much memory so many boards need, at most.
    pub(super) fn bytes(layouts: &Layouts) -> u64 {
        let columns = layouts.hidden.len() + layouts.unknown();
        layouts.count as u64 * (columns as u64 + 16)
    }

    pub(super) fn load(&mut self, position: &Position, layouts: &Layouts) {
        self.count = layouts.count;
        self.expand(layouts);
        self.hash(layouts);
        self.cells.clear();
        self.shown.clear();
        for (place, &cell) in layouts.hidden.iter().enumerate() {
            if layouts.fate[place] != Fate::Mine {
                self.add(position, layouts, place, cell);
            }
        }
    }

    fn expand(&mut self, layouts: &Layouts) {
        self.mined.clear();
        self.mined.reserve(layouts.unknown() * self.count);
        for bit in 0..layouts.unknown() as u32 {
            let boards = 0..self.count;
            let mined = boards.map(|board| u8::from(layouts.is_mine(board, bit)));
            self.mined.extend(mined);
        }
    }

    /// The word of a board is that of its set of mines, so that it is the same in the next position.
    fn hash(&mut self, layouts: &Layouts) {
        let word = |cell: Cell| hash::word(u64::from(cell.0));
        let known = layouts.known_mines().iter().map(|&cell| word(cell));
        let mut base = known.fold(0, u128::wrapping_add);
        self.keys.clear();
        for (place, &cell) in layouts.hidden.iter().enumerate() {
            if layouts.fate[place] == Fate::Mine {
                base = base.wrapping_add(word(cell));
            }
        }
        self.keys.resize(self.count, base);
        for (place, &cell) in layouts.hidden.iter().enumerate() {
            if let Fate::Unknown(bit) = layouts.fate[place] {
                let word = word(cell);
                let mined = &self.mined[bit as usize * self.count..][..self.count];
                for (key, &mined) in self.keys.iter_mut().zip(mined) {
                    *key = key.wrapping_add(if mined == 1 { word } else { 0 });
                }
            }
        }
        for key in &mut self.keys {
            *key = hash::mixed(*key);
        }
    }

    /// Adds a cell if it tells anything.
    fn add(&mut self, position: &Position, layouts: &Layouts, place: usize, cell: Cell) {
        let own = match layouts.fate[place] {
            Fate::Unknown(bit) => Some(bit),
            _ => None,
        };
        let start = self.shown.len();
        self.shown.resize(start + self.count, 0);
        let shown = &mut self.shown[start..];
        for &neighbour in position.tiling().neighbours(cell).iter() {
            let fate = layouts.place(neighbour).map(|place| layouts.fate[place]);
            if let Some(Fate::Unknown(bit)) = fate {
                let mined = &self.mined[bit as usize * self.count..][..self.count];
                for (shown, mined) in shown.iter_mut().zip(mined) {
                    *shown += mined;
                }
            }
        }
        if let Some(bit) = own {
            let mined = &self.mined[bit as usize * self.count..][..self.count];
            for (shown, &mined) in shown.iter_mut().zip(mined) {
                *shown = if mined == 1 { MINE } else { *shown };
            }
        }
        let seen = shown.iter().fold(0u64, |seen, &shown| seen | 1 << shown);
        if seen.is_power_of_two() {
            self.shown.truncate(start);
        } else {
            self.cells.push(cell);
        }
    }
}
