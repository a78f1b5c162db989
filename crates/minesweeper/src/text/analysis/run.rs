//! Runs of equal cells in base 62, where each kind of cell has digits of its own.
//!
//! The 62 characters `a` to `z`, `A` to `Z`, `0` to `9` are shared out: ten for zeros, seven for ones,
//! and so on, the more the longer its runs tend to be. A run is its length, written with the digits
//! of its kind; the base is how many there are. A kind with a single digit repeats it.

use crate::position::View;

/// How many characters there are.
pub(super) const BASE: u32 = 62;

/// How many digits stand before the runs.
pub(super) const HEAD: usize = 8;

const DIGITS: &[u8; BASE as usize] =
    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// A kind of cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Packed {
    /// A number, less what flags and proved mines around it took.
    Number(u8),
    /// A hidden cell, proved to be a mine by a number, which took one from the numbers around.
    Proved,
    Hidden,
    /// A flag that took one from the numbers around.
    Flag,
    FlagThatTookNone,
}

impl Packed {
    pub(super) fn of(view: View) -> Self {
        match view {
            View::Number(number) => Packed::Number(number),
            View::Hidden | View::Question => Packed::Hidden,
            View::Flag | View::Mine => Packed::Flag,
        }
    }
}

/// The kinds in the order of their digits, and how many digits each has.
const SHARES: [(Packed, usize); 13] = [
    (Packed::Number(0), 10),
    (Packed::Number(1), 7),
    (Packed::Number(2), 5),
    (Packed::Number(3), 5),
    (Packed::Number(4), 4),
    (Packed::Number(5), 3),
    (Packed::Number(6), 3),
    (Packed::Number(7), 1),
    (Packed::Number(8), 1),
    (Packed::Proved, 4),
    (Packed::Hidden, 10),
    (Packed::Flag, 8),
    (Packed::FlagThatTookNone, 1),
];

/// The value of a character as a digit of base 62.
pub(super) fn value(character: char) -> Option<u32> {
    let place = DIGITS
        .iter()
        .position(|&digit| char::from(digit) == character)?;
    Some(place as u32)
}

/// A digit of a run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digit {
    pub(super) packed: Packed,
    value: usize,
    base: usize,
}

/// The kind of cell whose digit a character is.
pub(super) fn digit(character: char) -> Option<Digit> {
    let mut value = value(character)? as usize;
    for (packed, base) in SHARES {
        if value < base {
            return Some(Digit {
                packed,
                value,
                base,
            });
        }
        value -= base;
    }
    None
}

impl Digit {
    /// The length of a run that goes on with this digit, or starts with it where the length is 0.
    pub(super) fn append_to(self, length: usize) -> usize {
        if self.base == 1 {
            length.saturating_add(1)
        } else {
            length.saturating_mul(self.base).saturating_add(self.value)
        }
    }
}

/// Writes a number with `length` digits of base 62; what does not fit is left out.
pub(super) fn write_number(number: u32, length: u32, text: &mut String) {
    for place in (0..length).rev() {
        let digit = number / BASE.pow(place) % BASE;
        text.push(char::from(DIGITS[digit as usize]));
    }
}

/// Writes a run of cells.
pub(super) fn write_run(packed: Packed, length: usize, text: &mut String) {
    let mut first = 0;
    for (kind, base) in SHARES {
        if kind == packed {
            let digits = &DIGITS[first..first + base];
            if base == 1 {
                text.extend(std::iter::repeat_n(char::from(digits[0]), length));
            } else {
                write_in(digits, length, text);
            }
        }
        first += base;
    }
}

fn write_in(digits: &[u8], length: usize, text: &mut String) {
    if length > 0 {
        write_in(digits, length / digits.len(), text);
        text.push(char::from(digits[length % digits.len()]));
    }
}
