//! The portable engine: all digits of all bands in ordinary 64-bit registers.
//!
//! It draws the same conclusions as the wide engines (see `sweep`): locked candidates by the
//! placements of a digit in each band and stack, hidden singles, and when nothing else is left naked
//! singles. A word has room for one row of each band for two digits ([`fields`]), so that the whole
//! position is fifteen words, and a few shifts and masks do for all of a word what tables
//! (`JCZSolve`) do for one band of one digit. Where registers are narrow it pays to know what
//! changed: only the digits of words that lost a candidate are looked at again.

#![expect(
    clippy::inline_always,
    reason = "small steps of one loop, which must share their registers"
)]

mod choice;
mod fields;

use super::search::{Node, Outcome};
use super::start::{DIGITS, lane};
use super::{CELLS, Grid, Start};
use choice::choose;
use fields::{
    FIRST, GUARDS, TO_NEXT_BAND, TO_SECOND, for_both, less_one, lock_columns, lock_rows, occupied,
};

/// Pairs of digits; the last pair has one digit only.
const PAIRS: usize = DIGITS.div_ceil(2);
/// The guards of the fields that no digit has.
const IDLE: [u64; PAIRS] = [0, 0, 0, 0, GUARDS & !(FIRST + FIRST)];

/// A position of the search.
#[derive(Clone, Copy)]
pub(super) struct Packed {
    /// By pair of digits: the top, the middle and the bottom rows of all bands. A solved cell keeps
    /// the bit of its digit.
    words: [[u64; 3]; PAIRS],
    /// The cells where a digit is settled, as fields of a first digit.
    settled: [u64; 3],
    /// The pairs of digits that lost a candidate since their conclusions were drawn.
    changed: u32,
}

/// A cell, by its place in a band.
#[derive(Clone, Copy)]
struct Cell {
    band: usize,
    row: usize,
    column: usize,
}

impl Cell {
    /// The cell of this bit of a band.
    #[inline(always)]
    fn new(band: usize, bit: u32) -> Self {
        Cell {
            band,
            row: bit as usize / 9,
            column: bit as usize % 9,
        }
    }
}

/// No solution agrees with the position.
struct Contradiction;

impl Packed {
    /// The position before any conclusion.
    pub(super) fn new(start: &Start) -> Self {
        let mut words = [[0; 3]; PAIRS];
        for digit in 0..DIGITS {
            for band in 0..3 {
                for (row, cells) in start.rows.iter().enumerate() {
                    words[digit / 2][row] |=
                        u64::from(cells[lane(digit, band)]) << field(digit, band);
                }
            }
        }
        Packed {
            words,
            settled: [0; 3],
            changed: (1 << PAIRS) - 1,
        }
    }

    /// Where a digit may stand in these rows of all bands, as fields of a first digit.
    #[inline(always)]
    fn digit(&self, digit: usize, row: usize) -> u64 {
        self.words[digit / 2][row] >> (digit % 2 * TO_SECOND) & FIRST
    }

    /// The digits (from bit 0) that a cell may hold.
    #[inline(always)]
    fn digits(&self, cell: Cell) -> u32 {
        let mut digits = 0;
        for (pair, rows) in self.words.iter().enumerate() {
            let fields = rows[cell.row] >> (cell.band * TO_NEXT_BAND + cell.column);
            digits |= ((fields & 1 | fields >> (TO_SECOND - 1) & 2) as u32) << (2 * pair);
        }
        digits
    }

    /// The first two digits of an open cell.
    #[inline(always)]
    fn first_two_digits(&self, cell: Cell) -> [usize; 2] {
        let digits = self.digits(cell);
        let others = digits & digits.wrapping_sub(1);
        [digits, others].map(|digits| digits.trailing_zeros() as usize)
    }

    /// The row of this cell has this digit nowhere else.
    #[inline(always)]
    fn place(&mut self, digit: usize, cell: Cell) {
        let others = (0o777 ^ 1 << cell.column) << field(digit, cell.band);
        self.words[digit / 2][cell.row] &= !others;
        self.changed |= 1 << (digit / 2);
    }

    /// This cell does not hold this digit.
    #[inline(always)]
    fn strike(&mut self, digit: usize, cell: Cell) {
        self.words[digit / 2][cell.row] &= !(1 << cell.column << field(digit, cell.band));
        self.changed |= 1 << (digit / 2);
    }

    /// Locked candidates and hidden singles, until nothing changes.
    #[inline(always)]
    fn settle(&mut self) -> Result<(), Contradiction> {
        while self.changed != 0 {
            let mut checked = self.words;
            let mut settled = [[0; 3]; PAIRS];
            let mut taken = [0; 3];
            let mut taken_twice = 0;
            let mut nowhere_empty = GUARDS;
            let mut rest = self.changed;
            while rest != 0 {
                let pair = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let rows = &mut self.words[pair];
                lock_columns(rows);
                lock_rows(rows);
                // The rows agree with this. If the columns do too, and no other digit takes
                // anything away, this pair is done.
                checked[pair] = *rows;
                lock_columns(rows);
                // One row is enough: if another is empty, locking its band empties this one.
                nowhere_empty &= less_one(rows[0]) | IDLE[pair];
                for (row, &cells) in rows.iter().enumerate() {
                    let less = less_one(cells);
                    let single = cells & !occupied(cells & less);
                    settled[pair][row] = single;
                    taken_twice |= taken[row] & single;
                    taken[row] |= single;
                }
            }
            for (row, taken) in taken.iter_mut().enumerate() {
                let (first, second) = (*taken & FIRST, *taken >> TO_SECOND & FIRST);
                taken_twice |= first & second;
                self.settled[row] |= first | second;
                *taken = for_both(first | second);
            }
            if nowhere_empty & GUARDS != GUARDS || taken_twice != 0 {
                return Err(Contradiction);
            }
            self.changed = 0;
            for (pair, rows) in self.words.iter_mut().enumerate() {
                let mut lost = 0;
                for (row, cells) in rows.iter_mut().enumerate() {
                    *cells = *cells & !taken[row] | settled[pair][row];
                    lost |= *cells ^ checked[pair][row];
                }
                self.changed |= u32::from(lost != 0) << pair;
            }
        }
        Ok(())
    }

    /// Cells of these rows with at least one, two and three digits, as fields of a first digit.
    #[inline(always)]
    fn count(&self, row: usize) -> [u64; 3] {
        let mut counts = [0; 3];
        for rows in &self.words {
            counts[2] |= counts[1] & rows[row];
            counts[1] |= counts[0] & rows[row];
            counts[0] |= rows[row];
        }
        let [one, two, three] = counts.map(|cells| cells & FIRST);
        let [one_more, two_more, three_more] = counts.map(|cells| cells >> TO_SECOND & FIRST);
        [
            one | one_more,
            two | two_more | one & one_more,
            three | three_more | one & two_more | two & one_more,
        ]
    }

    /// Fills cells that have one digit left.
    #[inline(always)]
    fn fill(&mut self, cells: [u64; 3]) {
        let cells = cells.map(for_both);
        for (pair, rows) in self.words.iter_mut().enumerate() {
            let mut lost = 0;
            for (row, word) in rows.iter_mut().enumerate() {
                let here = *word & cells[row];
                // If two cells of the row have only this digit, one of them ends without any.
                let lowest = here & !less_one(here);
                let filled = *word & !occupied(here) | lowest;
                lost |= filled ^ *word;
                *word = filled;
            }
            self.changed |= u32::from(lost != 0) << pair;
        }
    }
}

/// How far to shift to a digit's field of a band.
#[inline(always)]
const fn field(digit: usize, band: usize) -> usize {
    band * TO_NEXT_BAND + digit % 2 * TO_SECOND
}

impl Node for Packed {
    fn expand(&mut self) -> Outcome<Self> {
        loop {
            if self.settle().is_err() {
                return Outcome::DeadEnd;
            }
            let counts = [self.count(0), self.count(1), self.count(2)];
            if counts.iter().any(|[one, ..]| *one != FIRST) {
                return Outcome::DeadEnd;
            }
            let open = counts.map(|[_, two, _]| two);
            let naked = [0, 1, 2].map(|row| FIRST & !(open[row] | self.settled[row]));
            if naked != [0; 3] {
                self.fill(naked);
                continue;
            }
            if open == [0; 3] {
                return Outcome::Solved;
            }
            let pairs = counts.map(|[_, two, three]| two & !three);
            let cell = choose(self, pairs);
            let [first, second] = self.first_two_digits(cell);
            let mut sibling = *self;
            self.place(first, cell);
            sibling.strike(first, cell);
            if pairs != [0; 3] {
                self.strike(second, cell);
                sibling.place(second, cell);
            }
            return Outcome::Split(sibling);
        }
    }

    fn grid(&self) -> Grid {
        std::array::from_fn(|cell| {
            let cell = Cell::new(cell / 27, cell as u32 % 27);
            self.digits(cell).trailing_zeros() as u8 + 1
        })
    }
}
