//! The parts of a frontier that no number connects.

use super::frontier::{Frontier, Status};
use super::lists::Lists;
use atisbo_base::seed::mix;

/// What names a part among all parts of a board: which numbers, what each needs, and which cells.
///
/// It is a sum of 128-bit words, one for each of them, so two parts of a game have the same name by
/// chance about once in 10^30 games.
pub(super) type Name = u128;

/// A part: numbers that share unknown cells, directly or through others, and these cells.
#[derive(Debug, Default)]
pub(super) struct Split {
    /// The cells that show its numbers, in the order of a breadth-first search.
    pub(super) numbers: Vec<u32>,
    /// Its unknown cells.
    pub(super) cells: Vec<u32>,
    /// For each number the places of its cells in `cells`.
    pub(super) cells_of: Lists,
    /// For each cell of the board its place in `cells`, if it is of this part.
    place: Vec<u32>,
    /// Which part each cell was last met in.
    met: Vec<u32>,
    part: u32,
    /// What stands for the part of an open number that was not met yet.
    unmet: u32,
}

#[inline]
fn word(cell: u32, need: u32) -> Name {
    let seed = (u64::from(cell) << 8 | u64::from(need)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let low = mix(seed.wrapping_add(0x9e37_79b9_7f4a_7c15));
    Name::from(mix(low ^ seed)) << 64 | Name::from(low)
}

/// The need that stands for an unknown cell.
const A_CELL: u32 = 255;

impl Split {
    /// Begins with a new frontier.
    pub(super) fn start(&mut self, frontier: &Frontier) {
        let cells = frontier.status.len();
        if self.met.len() != cells || self.part > u32::MAX / 2 {
            self.met.clear();
            self.met.resize(cells, 0);
            self.place.clear();
            self.place.resize(cells, 0);
            self.part = 0;
        }
        self.part += 1;
        self.unmet = self.part;
        for &number in frontier.shown() {
            if frontier.numbers[number as usize].is_open() {
                self.met[number as usize] = self.unmet;
            }
        }
    }

    /// Whether a cell shows an open number of this frontier, and its part is still to be found.
    #[inline]
    pub(super) fn is_unmet(&self, number: u32) -> bool {
        self.met[number as usize] == self.unmet
    }

    /// Finds the part of an open number and its name.
    pub(super) fn part_of(&mut self, frontier: &Frontier, number: u32) -> Name {
        self.part += 1;
        self.cells.clear();
        self.cells_of.clear();
        self.numbers.clear();
        self.numbers.push(number);
        self.met[number as usize] = self.part;
        let mut name: Name = 0;
        let mut next = 0;
        while let Some(&number) = self.numbers.get(next) {
            next += 1;
            name = name.wrapping_add(word(number, frontier.numbers[number as usize].need()));
            for &cell in frontier.adjacency.of(number) {
                if frontier.status[cell as usize] != Status::Unknown {
                    continue;
                }
                if self.met[cell as usize] != self.part {
                    name = name.wrapping_add(word(cell, A_CELL));
                    self.meet(frontier, cell);
                }
                self.cells_of.push(self.place[cell as usize]);
            }
            self.cells_of.end_list();
        }
        name
    }

    /// A cell is of this part, and so are the numbers around it.
    #[inline]
    fn meet(&mut self, frontier: &Frontier, cell: u32) {
        self.met[cell as usize] = self.part;
        self.place[cell as usize] = self.cells.len() as u32;
        self.cells.push(cell);
        for &number in frontier.adjacency.of(cell) {
            if self.is_unmet(number) {
                self.met[number as usize] = self.part;
                self.numbers.push(number);
            }
        }
    }
}
