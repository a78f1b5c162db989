//! Every way to lay the mines that fits a position: a depth-first search over the unknown cells that enters
//! no dead end twice.
//!
//! What single numbers decide is decided first. The other cells beside numbers are tried clear and mined in
//! an order that follows the numbers; what the cells still to come can see of those before them is what
//! each number still needs and how many mines are left. A state from which nothing was found is
//! remembered by that, so the search costs about as much as there is to find. The cells beside no number
//! come last: whatever mines are left go there in every way.

mod search;

use super::EndGameError;
use crate::board::Board;
use crate::position::{Mines, Position, View};
use crate::tiling::Cell;
use atisbo_base::Budget;
use rustc_hash::FxHashSet;
use search::Arrival;

/// Not a hidden cell, or not a number beside one.
const NONE: u32 = u32::MAX;

/// What is known of a hidden cell in all layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Clear,
    Mine,
    /// Bit of the layouts.
    Unknown(u32),
}

/// A number beside hidden cells.
#[derive(Clone, Debug)]
struct Number {
    /// Mines to be placed around it.
    need: i32,
    /// Cells around it that are not yet decided.
    left: i32,
    cells: Vec<u32>,
}

/// All layouts of a position, and the memory to find those of the next one.
#[derive(Debug, Default)]
pub(super) struct Layouts {
    /// The hidden cells, and for each its fate.
    pub(super) hidden: Vec<Cell>,
    pub(super) fate: Vec<Fate>,
    /// How many layouts there are.
    pub(super) count: usize,
    /// The unknown cells, as indices of hidden cells, in the order in which they are tried.
    unknown: Vec<u32>,
    /// Words in a layout; one bit for each unknown cell.
    words: usize,
    rows: Vec<u64>,
    /// For each cell of the tiling its place among the hidden ones; for each number its place in `numbers`.
    place: Vec<u32>,
    numbers: Vec<Number>,
    /// How many of `numbers` are in use; the rest is kept for its memory.
    used: usize,
    /// The numbers around each hidden cell: those of cell `i` start at `starts[i]`.
    starts: Vec<u32>,
    around: Vec<u32>,
    known_mines: Vec<Cell>,
    queue: Vec<u32>,
    /// Whether each cell decided so far is a mine, and the layout they make.
    trail: Vec<bool>,
    row: Vec<u64>,
    arrivals: Vec<Arrival>,
    places: Vec<usize>,
    hashes: Vec<u128>,
    dead: FxHashSet<(usize, u128)>,
}

impl Layouts {
    /// Whether an unknown cell is a mine in a layout.
    #[inline]
    pub(super) fn is_mine(&self, layout: usize, bit: u32) -> bool {
        let word = self.rows[layout * self.words + bit as usize / 64];
        word >> (bit % 64) & 1 == 1
    }

    /// The mines of a layout with at most 128 unknown cells.
    pub(super) fn bits(&self, layout: usize) -> u128 {
        let words = &self.rows[layout * self.words..][..self.words];
        let bits = words.iter().rev();
        bits.fold(0, |bits, &word| bits << 64 | u128::from(word))
    }

    /// The hidden cells around each number, by their index.
    pub(super) fn seen_by_numbers(&self) -> impl Iterator<Item = &[u32]> {
        let numbers = self.numbers[..self.used].iter();
        numbers.map(|number| number.cells.as_slice())
    }

    /// The index among the hidden cells, if it is one of them.
    #[inline]
    pub(super) fn place(&self, cell: Cell) -> Option<usize> {
        let place = self.place[cell.index()];
        (place != NONE && self.hidden.get(place as usize) == Some(&cell)).then_some(place as usize)
    }

    /// The mines that the position shows.
    pub(super) fn known_mines(&self) -> &[Cell] {
        &self.known_mines
    }

    /// How many cells may be mines in some layouts and clear in others.
    pub(super) fn unknown(&self) -> usize {
        self.unknown.len()
    }

    /// Finds all layouts of a position.
    pub(super) fn find(
        &mut self,
        position: &Position,
        limit: usize,
        budget: &Budget,
    ) -> Result<(), EndGameError> {
        let Mines::Total(total) = position.mines() else {
            return Err(EndGameError::NoTotal);
        };
        self.gather(position);
        let known = self.known_mines.len() + self.propagate()?;
        let mines = (total as usize).checked_sub(known);
        let mines = mines.ok_or(EndGameError::Impossible)?;
        let beside = self.arrange();
        self.search(mines, beside, limit, &mut budget.meter())?;
        if self.count == 0 {
            return Err(EndGameError::Impossible);
        }
        Ok(())
    }

    /// Takes layouts that are given as boards.
    pub(super) fn take(&mut self, position: &Position, boards: &[Board]) {
        self.gather(position);
        self.unknown.clear();
        for (place, &cell) in self.hidden.iter().enumerate() {
            let mined = boards.iter().filter(|board| board.is_mine(cell)).count();
            self.fate[place] = match mined {
                0 => Fate::Clear,
                all if all == boards.len() => Fate::Mine,
                _ => {
                    self.unknown.push(place as u32);
                    Fate::Unknown(self.unknown.len() as u32 - 1)
                }
            };
        }
        self.words = self.unknown.len().div_ceil(64);
        self.rows.clear();
        self.rows.resize(boards.len() * self.words, 0);
        self.count = boards.len();
        for (layout, board) in boards.iter().enumerate() {
            for (bit, &place) in self.unknown.iter().enumerate() {
                if board.is_mine(self.hidden[place as usize]) {
                    self.rows[layout * self.words + bit / 64] |= 1 << (bit % 64);
                }
            }
        }
    }

    /// The hidden cells and the numbers beside them.
    fn gather(&mut self, position: &Position) {
        let tiling = position.tiling();
        self.hidden.clear();
        self.known_mines.clear();
        self.place.clear();
        self.place.resize(tiling.len(), NONE);
        for (index, view) in position.views().iter().enumerate() {
            let cell = Cell(index as u32);
            if view.is_hidden() {
                self.place[index] = self.hidden.len() as u32;
                self.hidden.push(cell);
            } else if *view == View::Mine {
                self.known_mines.push(cell);
            }
        }
        self.used = 0;
        self.starts.clear();
        self.around.clear();
        for index in 0..self.hidden.len() {
            self.starts.push(self.around.len() as u32);
            for &neighbour in tiling.neighbours(self.hidden[index]).iter() {
                if let View::Number(number) = position.view(neighbour) {
                    let id = self.number(neighbour, number);
                    self.numbers[id as usize].left += 1;
                    self.numbers[id as usize].cells.push(index as u32);
                    self.around.push(id);
                }
            }
        }
        self.starts.push(self.around.len() as u32);
        for &mine in &self.known_mines {
            for &neighbour in tiling.neighbours(mine).iter() {
                let id = self.place[neighbour.index()];
                if id != NONE && position.view(neighbour).number().is_some() {
                    self.numbers[id as usize].need -= 1;
                }
            }
        }
        self.fate.clear();
        self.fate.resize(self.hidden.len(), Fate::Unknown(NONE));
    }

    /// The index of a number, which is new if it is met for the first time.
    fn number(&mut self, cell: Cell, number: u8) -> u32 {
        let place = &mut self.place[cell.index()];
        if *place == NONE {
            *place = self.used as u32;
            if self.used == self.numbers.len() {
                self.numbers.push(Number {
                    need: 0,
                    left: 0,
                    cells: Vec::new(),
                });
            }
            let fresh = &mut self.numbers[self.used];
            fresh.need = i32::from(number);
            fresh.left = 0;
            fresh.cells.clear();
            self.used += 1;
        }
        *place
    }

    fn numbers_around(&self, place: u32) -> std::ops::Range<usize> {
        self.starts[place as usize] as usize..self.starts[place as usize + 1] as usize
    }

    /// Decides what single numbers decide; how many mines that are.
    fn propagate(&mut self) -> Result<usize, EndGameError> {
        let mut mines = 0;
        self.queue.clear();
        self.queue.extend(0..self.used as u32);
        while let Some(id) = self.queue.pop() {
            let Number { need, left, .. } = self.numbers[id as usize];
            if need < 0 || need > left {
                return Err(EndGameError::Impossible);
            }
            if left == 0 || (need > 0 && need < left) {
                continue;
            }
            let fate = if need == 0 { Fate::Clear } else { Fate::Mine };
            for index in 0..self.numbers[id as usize].cells.len() {
                let place = self.numbers[id as usize].cells[index];
                if self.fate[place as usize] != Fate::Unknown(NONE) {
                    continue;
                }
                self.fate[place as usize] = fate;
                mines += usize::from(fate == Fate::Mine);
                for index in self.numbers_around(place) {
                    let other = self.around[index];
                    let number = &mut self.numbers[other as usize];
                    number.left -= 1;
                    number.need -= i32::from(fate == Fate::Mine);
                    self.queue.push(other);
                }
            }
        }
        Ok(mines)
    }

    /// Puts the unknown cells in order: along the numbers first, then those beside none. How many are
    /// beside numbers.
    fn arrange(&mut self) -> usize {
        self.unknown.clear();
        for first in 0..self.used {
            self.queue.clear();
            self.queue.push(first as u32);
            let mut next = 0;
            while let Some(&id) = self.queue.get(next) {
                next += 1;
                for index in 0..self.numbers[id as usize].cells.len() {
                    let place = self.numbers[id as usize].cells[index];
                    if self.fate[place as usize] != Fate::Unknown(NONE) {
                        continue;
                    }
                    self.append(place);
                    let around = self.numbers_around(place);
                    self.queue.extend_from_slice(&self.around[around]);
                }
            }
        }
        let beside = self.unknown.len();
        for place in 0..self.hidden.len() as u32 {
            if self.fate[place as usize] == Fate::Unknown(NONE) {
                self.append(place);
            }
        }
        beside
    }

    fn append(&mut self, place: u32) {
        self.fate[place as usize] = Fate::Unknown(self.unknown.len() as u32);
        self.unknown.push(place);
    }
}
