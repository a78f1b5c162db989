//! Why a cell is certain, as players say it: from one number with all its mines to the cases of many numbers,
//! one technique a file.
//!
//! A technique looks at what is left of some numbers, the mines and safe cells found before taken out: a 2
//! beside a mine that was found is a 1 of the cells that are left. So a pattern counts as soon as the
//! numbers are *reduced* to it, and every argument is a chain of small steps. [`path()`] takes the easiest
//! step again and again until nothing more is certain, [`hint`] the few steps to the first safe cell,
//! [`explain`] the steps by which the fewest numbers prove one cell. The evidence is data; words are put
//! on it elsewhere.
//!
//! | technique | what it says |
//! |---|---|
//! | [`EnoughMines`](Technique::EnoughMines) | a number has all its mines: its other cells are safe |
//! | [`AllMines`](Technique::AllMines) | a number lacks as many mines as it has cells: all are mines |
//! | [`MineCount`](Technique::MineCount) | no mine is left for the whole board, or all cells left are mines |
//! | [`OneOne`](Technique::OneOne) | 1-1: the second sees all cells of the first, so its others are safe |
//! | [`OneTwoOne`](Technique::OneTwoOne) | 1-2-1: mines beside the ones, all else is safe |
//! | [`OneTwoTwoOne`](Technique::OneTwoTwoOne) | 1-2-2-1: mines beside the twos, all else is safe |
//! | [`OneTwo`](Technique::OneTwo) | 1-2: the one cell of the 2 that the 1 does not see is a mine |
//! | [`Subset`](Technique::Subset) | one number's cells are among another's: the difference decides |
//! | [`Overlap`](Technique::Overlap) | two numbers share cells: how many mines these can hold decides |
//! | [`Chain`](Technique::Chain) | the same, handed on from number to number: three to five of them |
//! | [`MineCountCover`](Technique::MineCountCover) | numbers that share no cell account for all mines, or for all safe cells |
//! | [`Cases`](Technique::Cases) | whichever way some numbers are met, it comes out the same |
//! | [`CasesWithCount`](Technique::CasesWithCount) | the same, with the number of mines in all |
//!
//! The last two are complete: what is certain at all is certain by them. The patterns come before the rules
//! whose cases they are, because they are known by heart. They are named after rows of squares; on a tiling
//! of other cells numbers stand in a line if each touches the next and no other
//! (`minesweeper.info`, "Patterns", has those of squares).

mod all_mines;
mod cases;
mod chain;
mod enough_mines;
mod explain;
mod ladder;
mod line;
mod mine_count;
mod mine_count_cover;
mod one_one;
mod one_two;
mod one_two_one;
mod one_two_two_one;
mod overlap;
mod path;
pub(crate) mod state;
mod subset;
#[cfg(test)]
mod tests;

pub use explain::{Argument, explain, hint, hint_among};
pub use path::{Path, path, path_among};

use crate::tiling::Cell;
use atisbo_base::Name;

/// A way to see that a cell is certain, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Name)]
#[name(kebab)]
pub enum Technique {
    /// A number has all its mines: its other cells are safe.
    EnoughMines,
    /// A number lacks as many mines as it has cells left: all of them are mines.
    AllMines,
    /// No mine is left for the whole board, or as many as cells.
    MineCount,
    /// Two ones in a line; the second sees all cells of the first, so its others are safe.
    #[name("1-1")]
    OneOne,
    /// One, two, one in a line: the mines are beside the ones.
    #[name("1-2-1")]
    OneTwoOne,
    /// One, two, two, one in a line: the mines are beside the twos.
    #[name("1-2-2-1")]
    OneTwoTwoOne,
    /// One, two in a line: the cell of the 2 that the 1 does not see is a mine.
    #[name("1-2")]
    OneTwo,
    /// All cells of one number are among those of another.
    Subset,
    /// Two numbers share cells, and how many mines these can hold decides.
    Overlap,
    /// As [`Technique::Overlap`], handed on along three to five numbers.
    Chain,
    /// Numbers that share no cell account for all mines, or for all safe cells.
    MineCountCover,
    /// Whichever way some numbers are met.
    Cases,
    /// Whichever way some numbers and the number of mines in all are met.
    CasesWithCount,
}

/// What is left of a number: its cells of which nothing is known yet, and how many of them are mines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The cell that shows the number.
    pub number: Cell,
    /// How many of the cells are mines.
    pub mines: u32,
    /// The cells, in ascending order.
    pub cells: Vec<Cell>,
}

/// What is left of the number of mines in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// How many mines are left.
    pub mines: u32,
    /// How many cells are left of which nothing is known yet.
    pub cells: u32,
}

/// One step of an argument: what follows, from what, and by which technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// How it is seen.
    pub technique: Technique,
    /// What is left of the numbers it is seen by, in the order the technique names them.
    pub counts: Vec<Count>,
    /// What is left of the number of mines in all, where that is needed.
    pub total: Option<Rest>,
    /// The cells that are no mines, in ascending order.
    pub safe: Vec<Cell>,
    /// The cells that are mines, in ascending order.
    pub mines: Vec<Cell>,
}

impl Deduction {
    fn new(technique: Technique, counts: Vec<Count>) -> Self {
        Deduction {
            technique,
            counts,
            total: None,
            safe: Vec::new(),
            mines: Vec::new(),
        }
    }

    /// With more cells concluded, all mines or none.
    fn with(mut self, cells: impl IntoIterator<Item = Cell>, are_mines: bool) -> Self {
        let list = if are_mines {
            &mut self.mines
        } else {
            &mut self.safe
        };
        list.extend(cells);
        list.sort_unstable();
        list.dedup();
        self
    }

    fn with_total(mut self, rest: Rest) -> Self {
        self.total = Some(rest);
        self
    }

    /// Itself, if it concludes anything.
    fn found(self) -> Option<Self> {
        (!self.safe.is_empty() || !self.mines.is_empty()).then_some(self)
    }

    /// The cells that show the numbers it is seen by.
    pub fn numbers(&self) -> impl Iterator<Item = Cell> {
        self.counts.iter().map(|count| count.number)
    }

    /// Every cell it concludes about, with whether it is a mine.
    pub fn conclusions(&self) -> impl Iterator<Item = (Cell, bool)> {
        let mines = self.mines.iter().map(|&cell| (cell, true));
        mines.chain(self.safe.iter().map(|&cell| (cell, false)))
    }
}

impl Count {
    /// The cells that another one does not have.
    fn without(&self, other: &Count) -> Vec<Cell> {
        let own = self.cells.iter().copied();
        own.filter(|cell| !other.has(*cell)).collect()
    }

    fn has(&self, cell: Cell) -> bool {
        self.cells.binary_search(&cell).is_ok()
    }

    fn is_within(&self, other: &Count) -> bool {
        self.cells.iter().all(|&cell| other.has(cell))
    }
}
