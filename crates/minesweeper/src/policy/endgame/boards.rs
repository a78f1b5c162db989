//! What each cell would show on each of the boards that fit a position.

use super::hash;
use super::layouts::{Fate, Layouts};
use crate::position::Position;
use crate::tiling::Cell;

/// What a mine shows. Numbers are smaller, and all of them bits of a word.
pub(super) const MINE: u8 = 63;

/// Rows are filled up to a multiple of this.
const LANES: usize = 16;

/// The cells that do not show the same on all of some boards on which they are clear.
#[derive(Debug, Default)]
pub(super) struct Living {
    pub(super) cells: Vec<LivingCell>,
    /// The least and the greatest number of each cell.
    least: Vec<u8>,
    greatest: Vec<u8>,
}

/// A cell whose boards are to be sorted into sets, by what it shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct LivingCell {
    cell: u32,
    least: u32,
    /// How many numbers there are from the least to the greatest that it may show.
    pub(super) numbers: u32,
    /// The first of its sets, if those of all cells are laid one after the other: one for each number,
    /// some of which may be empty, and one for the mine.
    pub(super) first: u32,
}

impl LivingCell {
    /// The set of the boards on which it is a mine.
    #[inline]
    pub(super) fn mine(self) -> u32 {
        self.first + self.numbers
    }

    /// The set of a board, by the row of what its cells show.
    #[inline]
    pub(super) fn set(self, row: &[u8]) -> u32 {
        // A mine is more than any number, so that it comes last.
        let above = u32::from(row[self.cell as usize]) - self.least;
        self.first + above.min(self.numbers)
    }
}

impl Living {
    /// How many sets there are.
    pub(super) fn sets(&self) -> usize {
        self.cells.last().map_or(0, |cell| cell.mine() as usize + 1)
    }
}

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
    /// What they show, the mines that are the same on all boards left out: board by board, and on each board
    /// cell by cell, filled up with cells that show 0 on all.
    rows: Vec<u8>,
    /// Cells in a row.
    width: usize,
    /// The same cell by cell, while it is put together.
    shown: Vec<u8>,
    /// For each unknown cell of the layouts, board by board, whether it is a mine: 0 or 1.
    columns: Vec<u8>,
    /// The mines of each board among the unknown cells, as bits; empty if there are more than 128.
    pub(super) mined: Vec<u128>,
    /// Which unknown cells are seen together, by a number or by a cell that may become one.
    pub(super) sights: Vec<Sight>,
}

/// What one cell sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The cell itself, if it is unknown.
    pub(super) own: u128,
    /// The unknown cells around it, and itself.
    pub(super) cells: u128,
}

impl Boards {
    /// What each cell shows on a board.
    #[inline]
    pub(super) fn row(&self, board: u32) -> &[u8] {
        &self.rows[board as usize * self.width..][..self.width]
    }

    /// What a cell shows on a board.
    #[inline]
    pub(super) fn shown(&self, board: u32, cell: u32) -> u8 {
        self.rows[board as usize * self.width + cell as usize]
    }

    /// Whether some cell that is clear on both boards does not show the same on both.
    pub(super) fn are_told_apart(&self, one: u32, other: u32) -> bool {
        let pairs = self.row(one).iter().zip(self.row(other));
        let differ = |(&one, &other): (&u8, &u8)| one != other && one != MINE && other != MINE;
        pairs.fold(false, |any, pair| any | differ(pair))
    }

    /// The cells that do not show the same on all of these boards on which they are clear.
    pub(super) fn living(&self, ids: &[u32], living: &mut Living) {
        let Living {
            least,
            greatest,
            cells,
        } = living;
        least.clear();
        least.resize(self.width, MINE);
        greatest.clear();
        greatest.resize(self.width, 0);
        for &id in ids {
            // The compiler makes vector instructions of this: all cells of a row at once.
            let ranges = least.iter_mut().zip(greatest.iter_mut());
            for ((least, greatest), &shown) in ranges.zip(self.row(id)) {
                *least = shown.min(*least);
                *greatest = (if shown == MINE { 0 } else { shown }).max(*greatest);
            }
        }
        cells.clear();
        let mut sets = 0;
        for (cell, (&least, &greatest)) in least.iter().zip(greatest.iter()).enumerate() {
            if least < greatest {
                let numbers = u32::from(greatest - least) + 1;
                cells.push(LivingCell {
                    cell: cell as u32,
                    least: u32::from(least),
                    numbers,
                    first: sets,
                });
                sets += numbers + 1;
            }
        }
    }

    /// How much memory the boards need, at most.
    pub(super) fn bytes(layouts: &Layouts) -> u64 {
        let columns = 2 * layouts.hidden.len() + layouts.unknown();
        layouts.count as u64 * (columns as u64 + 48)
    }

    pub(super) fn load(&mut self, position: &Position, layouts: &Layouts) {
        self.count = layouts.count;
        self.expand(layouts);
        self.hash(layouts);
        self.look_around(position, layouts);
        self.cells.clear();
        self.shown.clear();
        for (place, &cell) in layouts.hidden.iter().enumerate() {
            if layouts.fate[place] != Fate::Mine {
                self.add(position, layouts, place, cell);
            }
        }
        self.transpose();
    }

    fn transpose(&mut self) {
        self.width = self.cells.len().next_multiple_of(LANES);
        self.rows.clear();
        self.rows.resize(self.width * self.count, 0);
        for (cell, column) in self.shown.chunks_exact(self.count).enumerate() {
            let places = self.rows[cell..].iter_mut().step_by(self.width);
            for (place, &shown) in places.zip(column) {
                *place = shown;
            }
        }
    }

    fn expand(&mut self, layouts: &Layouts) {
        self.columns.clear();
        self.columns.reserve(layouts.unknown() * self.count);
        for bit in 0..layouts.unknown() as u32 {
            let boards = 0..self.count;
            let mined = boards.map(|board| u8::from(layouts.is_mine(board, bit)));
            self.columns.extend(mined);
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
                let mined = &self.columns[bit as usize * self.count..][..self.count];
                for (key, &mined) in self.keys.iter_mut().zip(mined) {
                    *key = key.wrapping_add(if mined == 1 { word } else { 0 });
                }
            }
        }
        for key in &mut self.keys {
            *key = hash::mixed(*key);
        }
    }

    /// What is seen together, for [`super::factors`].
    fn look_around(&mut self, position: &Position, layouts: &Layouts) {
        self.mined.clear();
        self.sights.clear();
        if layouts.unknown() > u128::BITS as usize {
            return;
        }
        let boards = 0..self.count;
        self.mined.extend(boards.map(|board| layouts.bits(board)));
        let bit = |place: usize| match layouts.fate[place] {
            Fate::Unknown(bit) => 1u128 << bit,
            Fate::Clear | Fate::Mine => 0,
        };
        for (place, &cell) in layouts.hidden.iter().enumerate() {
            if layouts.fate[place] == Fate::Mine {
                continue;
            }
            let own = bit(place);
            let neighbours = position.tiling().neighbours(cell);
            let unknown = neighbours.iter().filter_map(|&cell| layouts.place(cell));
            let cells = unknown.fold(own, |cells, place| cells | bit(place));
            if cells != 0 {
                self.sights.push(Sight { own, cells });
            }
        }
        for cells in layouts.seen_by_numbers() {
            let cells = cells
                .iter()
                .fold(0, |all, &place| all | bit(place as usize));
            if cells != 0 {
                self.sights.push(Sight { own: 0, cells });
            }
        }
    }

    /// Adds a cell if it tells anything.
    fn add(&mut self, position: &Position, layouts: &Layouts, place: usize, cell: Cell) {
        let own = match layouts.fate[place] {
            Fate::Unknown(bit) => Some(bit),
            _ => None,
        };
        let neighbours = position.tiling().neighbours(cell);
        let fates = neighbours.iter().filter_map(|&cell| layouts.place(cell));
        let unknown = fates.filter_map(|place| match layouts.fate[place] {
            Fate::Unknown(bit) => Some(bit),
            Fate::Clear | Fate::Mine => None,
        });
        if own.is_none() && unknown.clone().next().is_none() {
            return;
        }
        let start = self.shown.len();
        self.shown.resize(start + self.count, 0);
        let shown = &mut self.shown[start..];
        for bit in unknown {
            let mined = &self.columns[bit as usize * self.count..][..self.count];
            for (shown, mined) in shown.iter_mut().zip(mined) {
                *shown += mined;
            }
        }
        if let Some(bit) = own {
            let mined = &self.columns[bit as usize * self.count..][..self.count];
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
