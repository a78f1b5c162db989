//! A line of cells as one machine word, so that a question about a whole line is a few instructions.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

/// A set of small numbers as bits: the cells of a line, or the reaches of a number.
///
/// A side of the grid must be shorter than [`Word::BITS`], because one bit more holds the border.
pub(crate) trait Word:
    Copy
    + Default
    + Eq
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + BitAndAssign
    + BitOrAssign
{
    /// How many bits there are.
    const BITS: u32;
    /// The empty set.
    const ZERO: Self;
    /// The set of the number 0.
    const ONE: Self;

    /// Whether the set is empty.
    fn is_zero(self) -> bool;
    /// The smallest member, or [`Word::BITS`].
    fn trailing_zeros(self) -> u32;
    /// How many bits stand above the largest member.
    fn leading_zeros(self) -> u32;
    /// All numbers up to the smallest member; everything if there is none.
    fn up_to_lowest(self) -> Self;
    /// The set without its smallest member.
    fn without_lowest(self) -> Self;
    /// Every member `i` replaced by `BITS - 1 - i`.
    fn reversed(self) -> Self;

    /// The set of one number.
    #[inline]
    fn bit(index: u32) -> Self {
        Self::ONE << index
    }

    /// The numbers below `end`.
    #[inline]
    fn below(end: u32) -> Self {
        Self::bit(end).up_to_lowest() ^ Self::bit(end)
    }

    /// Whether `index` is a member.
    #[inline]
    fn has(self, index: u32) -> bool {
        !(self & Self::bit(index)).is_zero()
    }

    /// The largest member. The set must not be empty.
    #[inline]
    fn highest(self) -> u32 {
        Self::BITS - 1 - self.leading_zeros()
    }

    /// The members, smallest first.
    #[inline]
    fn ones(self) -> Ones<Self> {
        Ones(self)
    }
}

/// The members of a set, smallest first.
pub(crate) struct Ones<W>(W);

impl<W: Word> Iterator for Ones<W> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_zero() {
            return None;
        }
        let lowest = self.0.trailing_zeros();
        self.0 = self.0.without_lowest();
        Some(lowest)
    }
}

impl Word for u64 {
    const BITS: u32 = u64::BITS;
    const ZERO: Self = 0;
    const ONE: Self = 1;

    #[inline]
    fn is_zero(self) -> bool {
        self == 0
    }

    #[inline]
    fn trailing_zeros(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline]
    fn leading_zeros(self) -> u32 {
        self.leading_zeros()
    }

    #[inline]
    fn up_to_lowest(self) -> Self {
        self ^ self.wrapping_sub(1)
    }

    #[inline]
    fn without_lowest(self) -> Self {
        self & self.wrapping_sub(1)
    }

    #[inline]
    fn reversed(self) -> Self {
        self.reverse_bits()
    }
}

/// 256 bits, for the longest sides a grid may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wide {
    high: u128,
    low: u128,
}

impl Wide {
    const HALF: u32 = u128::BITS;
}

macro_rules! half_by_half {
    ($($operation:ident $method:ident),*) => {$(
        impl $operation for Wide {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Wide { high: self.high.$method(other.high), low: self.low.$method(other.low) }
            }
        }
    )*};
}
half_by_half!(BitAnd bitand, BitOr bitor, BitXor bitxor);

impl Not for Wide {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Wide {
            high: !self.high,
            low: !self.low,
        }
    }
}

impl BitAndAssign for Wide {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Wide {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Shl<u32> for Wide {
    type Output = Self;

    #[inline]
    fn shl(self, by: u32) -> Self {
        match by {
            0 => self,
            1..Wide::HALF => Wide {
                high: (self.high << by) | (self.low >> (Wide::HALF - by)),
                low: self.low << by,
            },
            _ => Wide {
                high: self.low << (by - Wide::HALF),
                low: 0,
            },
        }
    }
}

impl Shr<u32> for Wide {
    type Output = Self;

    #[inline]
    fn shr(self, by: u32) -> Self {
        match by {
            0 => self,
            1..Wide::HALF => Wide {
                high: self.high >> by,
                low: (self.low >> by) | (self.high << (Wide::HALF - by)),
            },
            _ => Wide {
                high: 0,
                low: self.high >> (by - Wide::HALF),
            },
        }
    }
}

impl Word for Wide {
    const BITS: u32 = 2 * Wide::HALF;
    const ZERO: Self = Wide { high: 0, low: 0 };
    const ONE: Self = Wide { high: 0, low: 1 };

    #[inline]
    fn is_zero(self) -> bool {
        self.high | self.low == 0
    }

    #[inline]
    fn trailing_zeros(self) -> u32 {
        if self.low == 0 {
            Wide::HALF + self.high.trailing_zeros()
        } else {
            self.low.trailing_zeros()
        }
    }

    #[inline]
    fn leading_zeros(self) -> u32 {
        if self.high == 0 {
            Wide::HALF + self.low.leading_zeros()
        } else {
            self.high.leading_zeros()
        }
    }

    #[inline]
    fn up_to_lowest(self) -> Self {
        let (low, borrow) = self.low.overflowing_sub(1);
        let high = self.high.wrapping_sub(u128::from(borrow));
        Wide {
            high: self.high ^ high,
            low: self.low ^ low,
        }
    }

    #[inline]
    fn without_lowest(self) -> Self {
        self & !self.up_to_lowest()
    }

    #[inline]
    fn reversed(self) -> Self {
        Wide {
            high: self.low.reverse_bits(),
            low: self.high.reverse_bits(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn word<W: Word>(members: &BTreeSet<u32>) -> W {
        members
            .iter()
            .fold(W::ZERO, |word, &index| word | W::bit(index))
    }

    fn is_a_set<W: Word>(members: &BTreeSet<u32>, by: u32) {
        let set: W = word(members);
        let read = |set: W| set.ones().collect::<BTreeSet<_>>();
        assert_eq!(&read(set), members);
        let shifted = |by: i64| {
            let moved = members.iter().map(|&index| i64::from(index) + by);
            moved
                .filter(|index| (0..i64::from(W::BITS)).contains(index))
                .map(|index| index as u32)
                .collect::<BTreeSet<_>>()
        };
        assert_eq!(read(set << by), shifted(i64::from(by)));
        assert_eq!(read(set >> by), shifted(-i64::from(by)));
        let reversed = members.iter().map(|&index| W::BITS - 1 - index);
        assert_eq!(read(set.reversed()), reversed.collect());
        let lowest = members.first().copied();
        assert_eq!(set.trailing_zeros(), lowest.unwrap_or(W::BITS));
        let end = lowest.map_or(W::BITS, |lowest| lowest + 1);
        assert_eq!(read(set.up_to_lowest()), (0..end).collect());
        assert_eq!(read(W::below(by)), (0..by).collect());
        if let Some(&highest) = members.last() {
            assert_eq!(set.highest(), highest);
        }
    }

    proptest! {
        #[test]
        fn a_narrow_word_is_a_set(members in prop::collection::btree_set(0..64_u32, 0..20), by in 0..64_u32) {
            is_a_set::<u64>(&members, by);
        }

        #[test]
        fn a_wide_word_is_a_set(members in prop::collection::btree_set(0..256_u32, 0..40), by in 0..256_u32) {
            is_a_set::<Wide>(&members, by);
        }
    }
}
