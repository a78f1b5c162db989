//! A set of values, as one machine word.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A set of the values 1 to 25 (the largest size): what a cell may still hold.
///
/// ```
/// use atisbo_sudoku::Values;
///
/// let mut candidates = Values::up_to(9);
/// candidates.remove(5);
/// assert_eq!(candidates.len(), 8);
/// assert_eq!(Values::of(7).single(), Some(7));
/// assert_eq!(candidates.iter().nth(4), Some(6));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Values(u32);

impl Values {
    /// No value.
    pub const NONE: Values = Values(0);

    /// The values 1 to `size`.
    #[inline]
    pub const fn up_to(size: usize) -> Self {
        Values(((1u64 << size) - 1) as u32)
    }

    /// One value, counted from 1.
    #[inline]
    pub const fn of(value: u8) -> Self {
        Values(1 << (value - 1))
    }

    /// The set whose bit `v - 1` says whether it holds `v`.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Values(bits)
    }

    /// Bit `v - 1` says whether the set holds `v`.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many values it holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds this value.
    #[inline]
    pub const fn contains(self, value: u8) -> bool {
        self.0 & Values::of(value).0 != 0
    }

    /// Its only value, if it has exactly one.
    #[inline]
    pub const fn single(self) -> Option<u8> {
        if self.0.is_power_of_two() {
            Some(self.0.trailing_zeros() as u8 + 1)
        } else {
            None
        }
    }

    /// Its lowest value.
    #[inline]
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 {
            None
        } else {
            Some(self.0.trailing_zeros() as u8 + 1)
        }
    }

    /// Its highest value.
    #[inline]
    pub const fn last(self) -> Option<u8> {
        if self.0 == 0 {
            None
        } else {
            Some((u32::BITS - self.0.leading_zeros()) as u8)
        }
    }

    /// Adds a value.
    #[inline]
    pub const fn insert(&mut self, value: u8) {
        self.0 |= Values::of(value).0;
    }

    /// Takes a value away.
    #[inline]
    pub const fn remove(&mut self, value: u8) {
        self.0 &= !Values::of(value).0;
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Values) -> Self {
        Values(self.0 & other.0)
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Values) -> Self {
        Values(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Values) -> Self {
        Values(self.0 & !other.0)
    }

    /// The values, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        bits(self.0).map(|position| position as u8 + 1)
    }
}

/// The positions of the bits of a word, ascending.
#[inline]
pub(crate) fn bits(mut word: u32) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let position = word.trailing_zeros();
        word &= word.checked_sub(1)?;
        Some(position as usize)
    })
}

impl FromIterator<u8> for Values {
    fn from_iter<T: IntoIterator<Item = u8>>(values: T) -> Self {
        let mut set = Values::NONE;
        values.into_iter().for_each(|value| set.insert(value));
        set
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
