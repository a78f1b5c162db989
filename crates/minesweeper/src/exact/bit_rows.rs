//! What single numbers decide on a board of squares, for a whole row of cells at a time.
//!
//! A row is a word with a bit for each cell, and how many of something there are around each cell is a number
//! of four bits in four such words, added up by the logic of adders. A number whose mines are all known
//! clears all cells around it; one that needs all of them makes them mines; and again, until nothing changes.

use super::frontier::Status;
use crate::position::{Position, View};
use crate::tiling::Kind;

/// The cells of a row.
type Row = u64;

/// A number of four bits for each cell of a row, from the lowest bit on.
type Counts = [Row; 4];

/// The largest board, in both directions. Larger ones take too many rounds.
const MOST: usize = Row::BITS as usize;

/// A board of squares, row by row.
#[derive(Debug, Default)]
pub(super) struct BitRows {
    width: usize,
    unknown: Vec<Row>,
    mines: Vec<Row>,
    /// Which cells show a number, and which.
    shown: Vec<Row>,
    numbers: Vec<Counts>,
    /// What was unknown at first.
    hidden: Vec<Row>,
}

impl BitRows {
    /// Reads a position; whether it is a board of squares that fits.
    pub(super) fn load(&mut self, position: &Position) -> bool {
        let tiling = position.tiling();
        let (width, height) = (tiling.width() as usize, tiling.height() as usize);
        if tiling.kind() != Kind::Square || width > MOST || height > MOST {
            return false;
        }
        self.width = width;
        self.unknown.clear();
        self.mines.clear();
        self.shown.clear();
        self.numbers.clear();
        for views in position.views().chunks_exact(width) {
            let (mut unknown, mut mines, mut shown) = (0, 0, 0);
            let mut numbers = Counts::default();
            for (column, view) in views.iter().enumerate() {
                match *view {
                    View::Hidden | View::Flag | View::Question => unknown |= 1 << column,
                    View::Mine => mines |= 1 << column,
                    View::Number(number) => {
                        shown |= 1 << column;
                        for (bit, plane) in numbers.iter_mut().enumerate() {
                            *plane |= Row::from(number >> bit & 1) << column;
                        }
                    }
                }
            }
            self.unknown.push(unknown);
            self.mines.push(mines);
            self.shown.push(shown);
            self.numbers.push(numbers);
        }
        self.hidden.clone_from(&self.unknown);
        true
    }

    /// Decides what single numbers decide, until none decides more.
    pub(super) fn deduce(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for row in 0..self.unknown.len() {
                changed |= self.deduce_row(row);
            }
            // Once down and once up, since what is decided is news to both sides.
            for row in (0..self.unknown.len()).rev() {
                changed |= self.deduce_row(row);
            }
        }
    }

    /// What the numbers of a row decide; whether they do.
    fn deduce_row(&mut self, row: usize) -> bool {
        let (above, below) = (row.saturating_sub(1), (row + 2).min(self.unknown.len()));
        let open = self.shown[row] & self.around(&self.unknown, row);
        if open == 0 {
            return false;
        }
        let either = |row: usize| self.unknown[row] | self.mines[row];
        let mines = count(self.three(row, |row| self.mines[row]));
        let both = count(self.three(row, either));
        let explained = open & equal(mines, self.numbers[row]);
        let full = open & equal(both, self.numbers[row]) & !explained;
        if explained | full == 0 {
            return false;
        }
        let (clear, mines) = (spread(explained), spread(full));
        for row in above..below {
            self.mines[row] |= self.unknown[row] & mines & !clear;
            self.unknown[row] &= !(mines | clear);
        }
        true
    }

    /// A row with those above and below, none where the board ends.
    fn three(&self, row: usize, of: impl Fn(usize) -> Row) -> [Row; 3] {
        let above = row.checked_sub(1).map_or(0, &of);
        let below = if row + 1 < self.unknown.len() {
            of(row + 1)
        } else {
            0
        };
        [above, of(row), below]
    }

    /// The cells of a row that have one of these beside them, or are one.
    fn around(&self, rows: &[Row], row: usize) -> Row {
        let [above, own, below] = self.three(row, |row| rows[row]);
        spread(above | own | below)
    }

    /// The cells that were decided.
    pub(super) fn decided(&self) -> impl Iterator<Item = (u32, Status)> {
        let rows = self.hidden.iter().zip(&self.unknown).zip(&self.mines);
        rows.enumerate()
            .flat_map(move |(row, ((&hidden, &unknown), &mines))| {
                let status = move |column: u32| match mines >> column & 1 {
                    1 => Status::Mine,
                    _ => Status::Clear,
                };
                let first = (row * self.width) as u32;
                bits(hidden & !unknown).map(move |column| (first + column, status(column)))
            })
    }

    /// The numbers with unknown cells around them, or with others than they show: how many are unknown, and how
    /// many of them the number needs.
    pub(super) fn open(&self) -> impl Iterator<Item = (u32, u8, i8)> {
        (0..self.unknown.len()).flat_map(move |row| {
            let unknown = count(self.three(row, |row| self.unknown[row]));
            let mines = count(self.three(row, |row| self.mines[row]));
            let numbers = self.numbers[row];
            let open = unknown[0] | unknown[1] | unknown[2] | unknown[3];
            let wrong = !equal(mines, numbers);
            let first = (row * self.width) as u32;
            bits(self.shown[row] & (open | wrong)).map(move |column| {
                let need = at(numbers, column) as i8 - at(mines, column) as i8;
                (first + column, at(unknown, column), need)
            })
        })
    }
}

/// These cells and those to the left and right of them.
#[inline]
fn spread(row: Row) -> Row {
    row | row << 1 | row >> 1
}

/// The places of the bits that are set.
fn bits(mut row: Row) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = (row != 0).then(|| row.trailing_zeros());
        row &= row.wrapping_sub(1);
        place
    })
}

/// The number at one place.
#[inline]
fn at(counts: Counts, column: u32) -> u8 {
    let bit = |plane: usize| (counts[plane] >> column & 1) as u8;
    bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3
}

/// Where two numbers are equal.
#[inline]
fn equal(a: Counts, b: Counts) -> Row {
    !((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3]))
}

/// The sum and the carry of three bits.
#[inline]
fn add(a: Row, b: Row, c: Row) -> (Row, Row) {
    (a ^ b ^ c, a & b | c & (a ^ b))
}

/// How many of the eight cells around each cell of the middle row are set.
#[inline]
fn count([above, own, below]: [Row; 3]) -> Counts {
    let (above_ones, above_twos) = add(above << 1, above, above >> 1);
    let (below_ones, below_twos) = add(below << 1, below, below >> 1);
    let (own_ones, own_twos) = (own << 1 ^ own >> 1, own << 1 & own >> 1);
    let (ones, carried_twos) = add(above_ones, below_ones, own_ones);
    let (twos, fours) = add(above_twos, below_twos, own_twos);
    let (twos, more_fours) = (twos ^ carried_twos, twos & carried_twos);
    [ones, twos, fours ^ more_fours, fours & more_fours]
}
