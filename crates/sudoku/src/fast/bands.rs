//! The portable engine: one 27-bit word for each digit and band, and tables that draw conclusions.
//!
//! The cells of a band where a digit may stand fit in one machine word. Whatever follows from that
//! word alone is looked up in a few small tables ([`tables`]); what it means for other words is a
//! mask to clear there. A word is looked at again only after it changed. The design is that of
//! `JCZSolve`.

mod tables;

use super::search::{Node, Outcome};
use super::start::{DIGITS, ROW, lane};
use super::{CELLS, Grid, Start};
use tables::{MINIROWS, PLACEABLE, UNCLAIMED};

/// All 27 cells of a band.
const BAND: u32 = (1 << 27) - 1;

/// Where each digit may stand.
#[derive(Clone, Copy)]
pub(super) struct Bands {
    /// By band and digit; bit `9 * row + column`. A solved cell keeps the bit of its digit.
    words: [[u32; DIGITS]; 3],
    /// The words as they were when their conclusions were last drawn.
    drawn: [[u32; DIGITS]; 3],
}

/// No solution agrees with the position.
struct Contradiction;

impl Bands {
    /// Draws the conclusions of every word that changed, until none does.
    fn draw(&mut self) -> Result<(), Contradiction> {
        loop {
            let mut changed = false;
            for band in 0..3 {
                for digit in 0..DIGITS {
                    if self.words[band][digit] != self.drawn[band][digit] {
                        self.draw_from(band, digit)?;
                        changed = true;
                    }
                }
            }
            if !changed {
                return Ok(());
            }
        }
    }

    /// What one word says about itself, about its digit in the other bands and about other digits.
    #[inline]
    fn draw_from(&mut self, band: usize, digit: usize) -> Result<(), Contradiction> {
        let word = self.words[band][digit];
        let occupied = rows(word).map(|row| usize::from(MINIROWS[row]));
        let word = word & PLACEABLE[occupied[0] | occupied[1] << 3 | occupied[2] << 6];
        if word == 0 {
            return Err(Contradiction);
        }
        let [top, middle, bottom] = rows(word);
        let unclaimed = u32::from(UNCLAIMED[top | middle | bottom]);
        let unclaimed = unclaimed | unclaimed << 9 | unclaimed << 18;
        self.words[(band + 1) % 3][digit] &= unclaimed;
        self.words[(band + 2) % 3][digit] &= unclaimed;
        let single = |row: usize| if row.is_power_of_two() { row as u32 } else { 0 };
        let solved = single(top) | single(middle) << 9 | single(bottom) << 18;
        // Clearing all and setting one is cheaper than asking which of the nine needs it.
        for other in &mut self.words[band] {
            *other &= !solved;
        }
        self.words[band][digit] = word;
        self.drawn[band][digit] = word;
        Ok(())
    }

    /// Fills the cells that have one candidate left. Says whether there were any, and which cells
    /// have two.
    fn fill_singles(&mut self) -> Result<(bool, [u32; 3]), Contradiction> {
        let mut filled = false;
        let mut pairs = [0; 3];
        for (band, pairs) in pairs.iter_mut().enumerate() {
            let (mut one, mut two, mut three) = (0, 0, 0);
            for word in self.words[band] {
                three |= two & word;
                two |= one & word;
                one |= word;
            }
            if one != BAND {
                return Err(Contradiction);
            }
            *pairs = two & !three;
            let singles = !two & BAND;
            for word in &mut self.words[band] {
                let mut here = *word & singles;
                while here != 0 {
                    let cell = here & here.wrapping_neg();
                    here ^= cell;
                    let row = ROW_OF[cell.trailing_zeros() as usize];
                    filled |= *word & row != cell;
                    *word &= !row | cell;
                }
            }
        }
        Ok((filled, pairs))
    }

    /// The cell to guess at: one with two candidates, or else the one with fewest of the first open
    /// cell of each band.
    fn choose(&self, pairs: [u32; 3]) -> Option<(usize, u32)> {
        if let Some(band) = pairs.iter().position(|&pairs| pairs != 0) {
            return Some((band, pairs[band] & pairs[band].wrapping_neg()));
        }
        let first_open = |band: usize| {
            let (mut one, mut two) = (0, 0);
            for word in self.words[band] {
                two |= one & word;
                one |= word;
            }
            (two != 0).then(|| (band, two & two.wrapping_neg()))
        };
        let candidates = |&(band, cell): &(usize, u32)| {
            self.words[band]
                .iter()
                .filter(|&word| word & cell != 0)
                .count()
        };
        (0..3).filter_map(first_open).min_by_key(candidates)
    }
}

/// Bit of a band's cell -> the bits of its row.
const ROW_OF: [u32; 27] = {
    let mut table = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        table[cell] = (ROW as u32) << (cell / 9 * 9);
        cell += 1;
    }
    table
};

/// The three rows of a band's word.
#[inline]
fn rows(word: u32) -> [usize; 3] {
    [0, 9, 18].map(|shift| (word >> shift) as usize & usize::from(ROW))
}

impl Bands {
    /// The position before any conclusion.
    pub(super) fn new(start: &Start) -> Self {
        let word = |band, digit| {
            let row = |row: usize| u32::from(start.rows[row][lane(digit, band)]);
            row(0) | row(1) << 9 | row(2) << 18
        };
        Bands {
            words: std::array::from_fn(|band| std::array::from_fn(|digit| word(band, digit))),
            drawn: [[BAND; DIGITS]; 3],
        }
    }
}

impl Node for Bands {
    fn expand(&mut self) -> Outcome<Self> {
        let pairs = loop {
            if self.draw().is_err() {
                return Outcome::DeadEnd;
            }
            match self.fill_singles() {
                Err(Contradiction) => return Outcome::DeadEnd,
                Ok((true, _)) => {}
                Ok((false, pairs)) => break pairs,
            }
        };
        let Some((band, cell)) = self.choose(pairs) else {
            return Outcome::Solved;
        };
        let row = ROW_OF[cell.trailing_zeros() as usize];
        let Some(digit) = self.words[band].iter().position(|word| word & cell != 0) else {
            return Outcome::DeadEnd;
        };
        let mut sibling = *self;
        sibling.words[band][digit] &= !cell;
        self.words[band][digit] &= !row | cell;
        Outcome::Split(sibling)
    }

    fn grid(&self) -> Grid {
        let mut grid = [0; CELLS];
        for (band, words) in self.words.iter().enumerate() {
            for (digit, word) in words.iter().enumerate() {
                for (cell, held) in grid[27 * band..27 * (band + 1)].iter_mut().enumerate() {
                    if word >> cell & 1 != 0 {
                        *held = digit as u8 + 1;
                    }
                }
            }
        }
        grid
    }
}
