//! Which cell to guess at: of those with fewest digits, one whose digits its neighbours want too.
//!
//! A guess is good when both of its outcomes say much. Cells with two candidates are guessed at, and
//! among them the one whose two digits occur most among its twenty neighbours, where a neighbour
//! that has two candidates itself counts four times: losing one of them settles it. On hard puzzles
//! this halves the number of guesses that the first such cell would need. Looking at the first few
//! of each band finds almost as good a cell as looking at all, and where there are very many of them
//! the position falls whichever is taken. Only where there are none are all open cells looked at.

use super::super::Start;
use super::super::start::{DIGITS, LANES, ROW};

/// Cells with two candidates that are looked at in each band. More make fewer guesses, each dearer.
pub(super) const LOOKS: u32 = 2;

/// With more cells of two candidates than this, the first is taken unseen.
pub(super) const PLENTY: u32 = 12;

/// What a neighbour counts in addition if it is one of the cells to choose from.
const WORTH_OF_CHOICE: u32 = 3;

/// Number of a cell's digits -> what it scores for having so few: always more than its neighbours.
const WORTH_OF_FEW: [u32; 10] = [
    0,
    0,
    8 << 8,
    7 << 8,
    6 << 8,
    5 << 8,
    4 << 8,
    3 << 8,
    2 << 8,
    1 << 8,
];

/// A cell of a band, as the score sees it.
#[derive(Clone, Copy)]
struct Place {
    /// The neighbours in its own band.
    band: u32,
    /// The neighbours in the two other bands, one in each half.
    column: u64,
    row: u8,
    bit: u16,
}

/// The places of a band. Where there is no cell left to look at, its number comes out as 32: a place
/// without bits, which scores nothing.
static PLACES: [Place; 33] = {
    let mut places = [Place {
        band: 0,
        column: 0,
        row: 0,
        bit: 0,
    }; 33];
    let mut cell = 0;
    while cell < 27 {
        let (row, column) = (cell / 9, cell % 9);
        let box_of_row = 0b111 << (column / 3 * 3);
        let boxes = box_of_row | box_of_row << 9 | box_of_row << 18;
        let column_of_band = (1 | 1 << 9 | 1 << 18) << column;
        places[cell] = Place {
            band: (boxes | (ROW as u32) << (9 * row)) & !(1 << cell),
            column: column_of_band | column_of_band << 32,
            row: row as u8,
            bit: 1 << column,
        };
        cell += 1;
    }
    places
};

/// The row of its band that a cell is in.
#[inline(always)]
pub(super) fn row(cell: u32) -> usize {
    usize::from(PLACES[cell as usize].row)
}

/// The bit of its row that a cell is.
#[inline(always)]
pub(super) fn bit(cell: u32) -> u16 {
    PLACES[cell as usize].bit
}

/// The digits (from bit 0) whose lanes in this band are in the set.
#[inline(always)]
pub(super) fn digits(lanes: u32, band: usize) -> u32 {
    lanes >> (8 * band) & 0xFF | (lanes >> (24 + band) & 1) << 8
}

/// The three rows of each band, one word for a band, out of a count's lanes.
#[inline(always)]
pub(super) fn bands(cells: [u16; LANES]) -> [u32; 3] {
    let band = |at: usize| word(cells[at], cells[at + 2], cells[at + 4]);
    [band(0), band(8), band(16)]
}

#[inline(always)]
fn word(top: u16, middle: u16, bottom: u16) -> u32 {
    u32::from(top) | u32::from(middle) << 9 | u32::from(bottom) << 18
}

/// The first of these cells, and its band. There must be one.
#[inline(always)]
pub(super) fn first(cells: [u32; 3]) -> (usize, u32) {
    let band = if cells[0] != 0 {
        0
    } else {
        1 + usize::from(cells[1] == 0)
    };
    (band, cells[band].trailing_zeros())
}

/// The position and the cells to choose from, made ready for scoring.
pub(super) struct Shortlist {
    /// The cells of each band that may hold a digit.
    words: [[u32; 16]; 3],
    /// The cells to choose from, by band.
    cells: [u32; 3],
}

impl Shortlist {
    #[inline(always)]
    pub(super) fn new(start: &Start, cells: [u32; 3]) -> Self {
        let [top, middle, bottom] = &start.rows;
        let mut lanes = [0; LANES];
        for (lane, cells) in lanes.iter_mut().enumerate() {
            *cells = word(top[lane], middle[lane], bottom[lane]);
        }
        let mut words = [[0; 16]; 3];
        for (band, words) in words.iter_mut().enumerate() {
            words[..8].copy_from_slice(&lanes[8 * band..8 * (band + 1)]);
            words[DIGITS - 1] = lanes[24 + band];
        }
        Shortlist { words, cells }
    }

    /// How good a guess this cell of this band is; 0 if it is no cell.
    #[inline(always)]
    pub(super) fn score(&self, band: usize, cell: u32, digits: u32) -> u32 {
        let place = &PLACES[cell as usize];
        let (second, third) = ((band + 1) % 3, (band + 2) % 3);
        let both = |words: [u32; 2]| u64::from(words[0]) | u64::from(words[1]) << 32;
        let chosen = both([self.cells[second], self.cells[third]]);
        let of_digit = |digit: u32| {
            let digit = digit as usize & 15;
            let near = self.words[band][digit] & place.band;
            let far = both([self.words[second][digit], self.words[third][digit]]) & place.column;
            let all = near.count_ones() + far.count_ones();
            let choices = (near & self.cells[band]).count_ones() + (far & chosen).count_ones();
            all + WORTH_OF_CHOICE * choices
        };
        let others = digits & digits.wrapping_sub(1);
        let few = WORTH_OF_FEW[digits.count_ones() as usize % 10];
        few + of_digit(digits.trailing_zeros()) + of_digit(others.trailing_zeros())
    }
}
