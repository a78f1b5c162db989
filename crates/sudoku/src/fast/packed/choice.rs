//! Which cell to guess at: of those with fewest digits, one whose digits its neighbours want too.
//!
//! The rule is that of the wide engines: among cells with two candidates the one whose digits occur
//! most among its twenty neighbours, where a neighbour that is to choose from as well counts four
//! times. Only the first few of each band are looked at, and none where there are very many.

use super::fields::{FIRST, TO_NEXT_BAND, TO_SECOND, for_both};
use super::{CELLS, Cell, DIGITS, Packed};

/// Cells with two candidates that are looked at in each band. More make fewer guesses, each dearer.
const LOOKS: usize = 2;
/// The same for cells with more candidates, where a bad guess costs more.
const LOOKS_AT_MANY: usize = 4;
/// With more cells of two candidates than this, the first is taken unseen.
const PLENTY: u32 = 12;
/// What a neighbour counts in addition if it is one of the cells to choose from.
const WORTH_OF_CHOICE: u32 = 3;

/// Cell, row by row -> its neighbours in the top, middle and bottom rows, as fields of a first digit.
static NEIGHBOURS: [[u64; 3]; CELLS] = {
    let mut table = [[0; 3]; CELLS];
    let mut at = 0;
    while at < CELLS * CELLS {
        let (cell, other) = (at / CELLS, at % CELLS);
        let (row, column) = (cell / 9, cell % 9);
        let (other_row, other_column) = (other / 9, other % 9);
        let same_box = row / 3 == other_row / 3 && column / 3 == other_column / 3;
        if cell != other && (row == other_row || column == other_column || same_box) {
            table[cell][other_row % 3] |= 1 << (other_row / 3 * TO_NEXT_BAND + other_column);
        }
        at += 1;
    }
    table
};

/// The cell to guess at, of those with two candidates if there are such.
#[inline(always)]
pub(super) fn choose(position: &Packed, pairs: [u64; 3]) -> Cell {
    if pairs == [0; 3] {
        return best(position, fewest(position), LOOKS_AT_MANY);
    }
    let number: u32 = pairs.iter().map(|cells| cells.count_ones()).sum();
    let looks = if number == 1 || number > PLENTY {
        0
    } else {
        LOOKS
    };
    best(position, pairs, looks)
}

/// The best of the first few cells of each band; without any looks, the first of all.
#[inline(always)]
fn best(position: &Packed, cells: [u64; 3], looks: usize) -> Cell {
    let mut bands = [0, 1, 2].map(|band| in_band(cells, band));
    let choices = cells.map(for_both);
    let first = bands.iter().position(|&cells| cells != 0).unwrap_or(0);
    let mut best = (0, Cell::new(first, bands[first].trailing_zeros()));
    for (band, rest) in bands.iter_mut().enumerate() {
        for _ in 0..looks {
            if *rest == 0 {
                break;
            }
            let cell = Cell::new(band, rest.trailing_zeros());
            *rest &= *rest - 1;
            let score = score(position, cell, choices);
            if score >= best.0 {
                best = (score, cell);
            }
        }
    }
    best.1
}

/// The cells of a band, bit `9 * row + column`.
#[inline(always)]
fn in_band(cells: [u64; 3], band: usize) -> u32 {
    let [top, middle, bottom] = cells.map(|row| (row >> (band * TO_NEXT_BAND)) as u32 & 0o777);
    top | middle << 9 | bottom << 18
}

/// How often a cell's first two digits occur among its neighbours.
#[inline(always)]
fn score(position: &Packed, cell: Cell, choices: [u64; 3]) -> u32 {
    let [first, second] = position.first_two_digits(cell);
    let neighbours = &NEIGHBOURS[27 * cell.band + 9 * cell.row + cell.column];
    let near = [0, 1, 2].map(|row| {
        let of_digit = |digit| position.digit(digit, row) & neighbours[row];
        of_digit(first) | of_digit(second) << TO_SECOND
    });
    let chosen = [0, 1, 2].map(|row| near[row] & choices[row]);
    count_ones(near) + WORTH_OF_CHOICE * count_ones(chosen)
}

/// The bits of three words, added up before they are counted: one count less.
#[inline(always)]
fn count_ones([a, b, c]: [u64; 3]) -> u32 {
    let odd = a ^ b ^ c;
    let carry = a & b | (a ^ b) & c;
    odd.count_ones() + 2 * carry.count_ones()
}

/// The cells with three candidates, or if there are none either, with more.
fn fewest(position: &Packed) -> [u64; 3] {
    let at_least = [0, 1, 2].map(|row| {
        // By number of candidates: the cells that have this many at least.
        let mut at_least = [FIRST, 0, 0, 0, 0];
        for digit in 0..DIGITS {
            let cells = position.digit(digit, row);
            for number in (1..at_least.len()).rev() {
                at_least[number] |= at_least[number - 1] & cells;
            }
        }
        at_least
    });
    let three = at_least.map(|[.., three, four]| three & !four);
    if three == [0; 3] {
        at_least.map(|[.., four]| four)
    } else {
        three
    }
}
