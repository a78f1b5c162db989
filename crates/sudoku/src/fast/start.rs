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
        if (1..=9).contains(&digit) {
            // What this means for other cells and digits, the engines conclude from the row.
            self.rows[row % 3][lane(usize::from(digit) - 1, row / 3)] &= 1 << column;
        } else {
            self.rows = [[0; LANES]; 3];
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

impl Start {
    /// The digits, where every cell has one candidate.
    pub(super) fn grid(&self) -> Grid {
        std::array::from_fn(|cell| {
            let (row, bit) = (cell / 9, 1 << (cell % 9));
            let holds = |digit: &usize| self.rows[row % 3][lane(*digit, row / 3)] & bit != 0;
            (0..DIGITS).find(holds).map_or(0, |digit| digit as u8 + 1)
        })
    }
}

impl From<&Grid> for Start {
    #[inline]
    fn from(givens: &Grid) -> Self {
        let mut start = Start::EMPTY;
        let mut given = given(givens);
        while given != 0 {
            let cell = given.trailing_zeros() as usize;
            given &= given - 1;
            start.place(cell, givens[cell]);
        }
        start
    }
}

/// The cells that are not empty.
fn given(givens: &Grid) -> u128 {
    let mut cells = u128::from(givens[80] != 0) << 80;
    let (eights, _) = givens.as_chunks::<8>();
    for (at, eight) in eights.iter().enumerate() {
        const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
        let bytes = u64::from_le_bytes(*eight);
        // The top bit of each byte: set by a carry from the rest, or set already.
        let filled = (((bytes & LOW) + LOW) | bytes) & !LOW;
        // Bit 8i + 7 moves to bit 56 + i, and no two meet on the way.
        let mask = (filled >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        cells |= u128::from(mask) << (8 * at);
    }
    cells
}

impl From<&Start> for Start {
    fn from(start: &Start) -> Self {
        *start
    }
}
