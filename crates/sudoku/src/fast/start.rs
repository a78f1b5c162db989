//! The position a search starts from: for every digit, the cells that may hold it.

use super::{CELLS, Grid};

/// Digits of the classic puzzle.
pub(super) const DIGITS: usize = 9;
/// A lane for each of the 27 pairs of digit and band, and five idle ones up to the next power of two.
pub(super) const LANES: usize = 32;
/// All nine columns of a row.
pub(super) const ROW: u16 = 0x1FF;

/// Where the rows of `digit` (from 0) in `band` stand.
///
/// The first eight digits of a band are neighbours, so that a 128-bit register holds them; the ninth
/// digit's three bands follow after the 24 lanes of the others.
pub(super) const fn lane(digit: usize, band: usize) -> usize {
    if digit == 8 {
        24 + band
    } else {
        8 * band + digit
    }
}

/// For every digit the cells that may hold it: what all searches start from.
///
/// It is made of givens or of candidates (a pencil-mark puzzle), and candidates may be struck one by
/// one. Nothing is checked and nothing concluded here: a start that contradicts itself simply has no
/// solution.
///
/// ```
/// use atisbo_sudoku::fast::{self, Start};
///
/// let mut start = Start::from_candidates(&[0x1FF; 81]);
/// start.place(0, 7);
/// start.strike(1, 8);
/// let first = fast::solve(&start).unwrap();
/// assert_eq!(first[0], 7);
/// assert_ne!(first[1], 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Start {
    /// `rows[r][lane(d, b)]`: the columns (bit 0 is the leftmost) where row `r` of band `b` may hold `d`.
    pub(super) rows: [[u16; LANES]; 3],
}

impl Start {
    /// No given: every cell may hold every digit.
    pub const EMPTY: Start = Start {
        rows: [[ROW; LANES]; 3],
    };

    /// A start in which every cell may hold the digits of its set: bit `d - 1` stands for `d`.
    pub fn from_candidates(candidates: &[u16; CELLS]) -> Self {
        let mut start = Start::EMPTY;
        for (cell, set) in candidates.iter().enumerate() {
            for digit in (1..=9).filter(|digit| set >> (digit - 1) & 1 == 0) {
                start.strike(cell, digit);
            }
        }
        start
    }

    /// This cell (0 to 80, row by row) holds this digit. A digit that does not exist leaves the
    /// puzzle without solution.
    ///
    /// # Panics
    ///
    /// If there is no such cell.
    #[inline]
    pub fn place(&mut self, cell: usize, digit: u8) {
        let (row, column) = (cell / 9, cell % 9);
        match (1..=9).contains(&digit) {
            // The rest follows from the row alone: see the engines.
            true => self.rows[row % 3][lane(usize::from(digit) - 1, row / 3)] &= 1 << column,
            false => self.rows = [[0; LANES]; 3],
        }
    }

    /// This cell (0 to 80, row by row) does not hold this digit.
    ///
    /// # Panics
    ///
    /// If there is no such cell.
    pub fn strike(&mut self, cell: usize, digit: u8) {
        let (row, column) = (cell / 9, cell % 9);
        if (1..=9).contains(&digit) {
            self.rows[row % 3][lane(usize::from(digit) - 1, row / 3)] &= !(1 << column);
        }
    }
}

impl From<&Grid> for Start {
    #[inline]
    fn from(givens: &Grid) -> Self {
        let mut start = Start::EMPTY;
        for (cell, &digit) in givens.iter().enumerate() {
            if digit != 0 {
                start.place(cell, digit);
            }
        }
        start
    }
}

impl From<&Start> for Start {
    fn from(start: &Start) -> Self {
        *start
    }
}
