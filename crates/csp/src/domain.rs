//! A finite domain: a set of values, as one machine word.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A value of a variable: a number below [`Domain::CAPACITY`]. What it stands for (a digit, a
/// colour, a row) is the caller's business.
pub type Value = u8;

/// The values a variable may still take.
///
/// One word holds up to 64 values, so that a domain is copied, cut and compared in one instruction;
/// that is what every method here spends its time on.
///
/// ```
/// use atisbo_csp::Domain;
///
/// let mut domain = Domain::up_to(4);
/// domain.remove(2);
/// assert_eq!(domain.iter().collect::<Vec<_>>(), [0, 1, 3]);
/// assert_eq!(Domain::of(5).single(), Some(5));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Domain(u64);

impl Domain {
    /// Values are below this number.
    pub const CAPACITY: usize = 64;

    /// No value.
    pub const EMPTY: Domain = Domain(0);

    /// Every value.
    pub const FULL: Domain = Domain(u64::MAX);

    /// The values below `size`; all 64 if `size` is larger.
    pub const fn up_to(size: usize) -> Self {
        if size >= Self::CAPACITY {
            Domain::FULL
        } else {
            Domain((1 << size) - 1)
        }
    }

    /// One value, below [`Domain::CAPACITY`].
    #[inline]
    pub const fn of(value: Value) -> Self {
        Domain(1 << value)
    }

    /// The set whose bit `v` says whether it holds `v`.
    pub const fn from_bits(bits: u64) -> Self {
        Domain(bits)
    }

    /// Bit `v` says whether the set holds `v`.
    pub const fn bits(self) -> u64 {
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

    /// Whether it holds a value.
    #[inline]
    pub const fn contains(self, value: Value) -> bool {
        (value as usize) < Self::CAPACITY && self.0 >> value & 1 == 1
    }

    /// The smallest value.
    #[inline]
    pub const fn first(self) -> Option<Value> {
        if self.0 == 0 {
            None
        } else {
            Some(self.0.trailing_zeros() as Value)
        }
    }

    /// The largest value.
    pub const fn last(self) -> Option<Value> {
        if self.0 == 0 {
            None
        } else {
            Some(63 - self.0.leading_zeros() as Value)
        }
    }

    /// The value, if there is exactly one.
    #[inline]
    pub const fn single(self) -> Option<Value> {
        if self.0.is_power_of_two() {
            self.first()
        } else {
            None
        }
    }

    /// Adds a value below [`Domain::CAPACITY`].
    #[inline]
    pub const fn insert(&mut self, value: Value) {
        self.0 |= Domain::of(value).0;
    }

    /// Takes a value below [`Domain::CAPACITY`] away.
    #[inline]
    pub const fn remove(&mut self, value: Value) {
        self.0 &= !Domain::of(value).0;
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Domain) -> Self {
        Domain(self.0 & other.0)
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Domain) -> Self {
        Domain(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Domain) -> Self {
        Domain(self.0 & !other.0)
    }

    /// The values that are at most `value`.
    #[inline]
    #[must_use]
    pub const fn through(self, value: Value) -> Self {
        self.and(Domain::up_to(value as usize + 1))
    }

    /// The values, ascending.
    pub fn iter(self) -> impl Iterator<Item = Value> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let value = Domain(rest).first()?;
            rest &= rest - 1;
            Some(value)
        })
    }
}

/// The values must be below [`Domain::CAPACITY`].
impl FromIterator<Value> for Domain {
    fn from_iter<T: IntoIterator<Item = Value>>(values: T) -> Self {
        let mut set = Domain::EMPTY;
        values.into_iter().for_each(|value| set.insert(value));
        set
    }
}

impl fmt::Debug for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
