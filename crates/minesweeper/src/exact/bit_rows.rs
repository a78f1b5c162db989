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
    /// What each cell shows, in the bits of [`code`], and eight cells more.
    codes: Vec<u8>,
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
        self.read(position.views());
        for row in 0..height {
            let planes = self.planes(row);
            self.unknown.push(planes[0]);
            self.mines.push(planes[1]);
            self.shown.push(planes[2]);
            self.numbers
                .push([planes[3], planes[4], planes[5], planes[6]]);
        }
        self.hidden.clone_from(&self.unknown);
        true
    }

    fn read(&mut self, views: &[View]) {
        self.codes.resize(views.len() + 8, 0);
        for (code, &view) in self.codes.iter_mut().zip(views) {
            *code = self::code(view);
        }
    }

    /// The bits of the codes of a row, each kind in a row of its own.
    fn planes(&self, row: usize) -> [Row; 7] {
        let mut planes = [0; 7];
        let codes = &self.codes[row * self.width..];
        for first in (0..self.width).step_by(8) {
            // These may reach into the next row.
            let Some(&eight) = codes[first..].first_chunk() else {
                break;
            };
            if eight == [HIDDEN; 8] {
                planes[0] |= 0xff << first;
                continue;
            }
            let bytes = transpose(u64::from_le_bytes(eight)).to_le_bytes();
            for (plane, byte) in planes.iter_mut().zip(bytes) {
                *plane |= Row::from(byte) << first;
            }
        }
        let own = Row::MAX >> (MOST - self.width);
        planes.map(|plane| plane & own)
    }

    /// What is known of each cell, before anything is decided.
    pub(super) fn write_statuses(&self, statuses: &mut [Status]) {
        for (status, &code) in statuses.iter_mut().zip(&self.codes) {
            *status = match code {
                HIDDEN => Status::Unknown,
                MINE => Status::Mine,
                _ => Status::Clear,
            };
        }
    }

    /// How many cells are hidden, and how many are known to be mines, before anything is decided.
    pub(super) fn count(&self) -> (usize, u32) {
        let ones = |rows: &[Row]| rows.iter().map(|row| row.count_ones()).sum::<u32>();
        (ones(&self.unknown) as usize, ones(&self.mines))
    }

    /// Decides what single numbers decide, until none decides more.
    pub(super) fn deduce(&mut self) {
        // A bit for each row to look at: all at first, then those that the cells just decided are news to.
        let beyond = MOST - self.unknown.len();
        let all = Row::MAX.checked_shr(beyond as u32).unwrap_or(0);
        let mut news = all;
        while news != 0 {
            let row = news.trailing_zeros();
            news &= news - 1;
            if self.deduce_row(row as usize) {
                let first = row.saturating_sub(2);
                news |= 0b11111 >> (2 + first - row) << first & all;
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
        let rows = (0..self.unknown.len()).filter(|&row| self.shown[row] != 0);
        rows.flat_map(move |row| {
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

/// What a cell shows, in bits: whether it is unknown, is a mine, shows a number, and the four bits of that number. There is
/// no branch in it, so the cells of a board are read many at a time.
#[inline]
fn code(view: View) -> u8 {
    let number = match view {
        View::Number(number) => NUMBER | number << 3,
        _ => 0,
    };
    number | (HIDDEN * u8::from(view.is_hidden())) | (MINE * u8::from(view == View::Mine))
}

const HIDDEN: u8 = 1;
const MINE: u8 = 2;
const NUMBER: u8 = 4;

/// Turns a matrix of eight bytes on its side: bit i of byte j becomes bit j of byte i. Three rounds of exchanges
/// of ever larger squares (Warren, "Hacker's Delight", section 7-3).
#[inline]
fn transpose(mut bytes: u64) -> u64 {
    for (distance, mask) in [
        (7, 0x00aa_00aa_00aa_00aa),
        (14, 0x0000_cccc_0000_cccc),
        (28, 0x0000_0000_f0f0_f0f0),
    ] {
        let moved = (bytes ^ bytes >> distance) & mask;
        bytes ^= moved ^ moved << distance;
    }
    bytes
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
