//! What the open numbers still need, each in a field of bits of its own.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr, Sub};

/// A word of bits that holds a state: 64 of them nearly always do, and are quicker than 128.
pub(super) trait Key:
    Copy
    + Default
    + From<u32>
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Sub<Output = Self>
{
    /// The lowest bits.
    fn low(self) -> u32;

    fn trailing_zeros(self) -> u32;

    /// All bits mixed into 64.
    fn folded(self) -> u64;
}

impl Key for u64 {
    #[inline]
    fn low(self) -> u32 {
        self as u32
    }

    #[inline]
    fn trailing_zeros(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline]
    fn folded(self) -> u64 {
        self
    }
}

impl Key for u128 {
    #[inline]
    fn low(self) -> u32 {
        self as u32
    }

    #[inline]
    fn trailing_zeros(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline]
    fn folded(self) -> u64 {
        (self as u64) ^ ((self >> 64) as u64).rotate_left(32)
    }
}

/// The field of a number in the key.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Field {
    pub(super) shift: u32,
    mask: u32,
}

impl Field {
    /// A free field that can hold numbers up to this one, the lowest there is.
    pub(super) fn allocate<K: Key>(used: &mut K, most: u32) -> Option<Field> {
        let width = u32::BITS - most.leading_zeros();
        let free = !*used;
        // The bits that begin a run of free ones.
        let starts = (1..width).fold(free, |starts, bit| starts & free >> bit);
        let field = Field {
            shift: starts.trailing_zeros(),
            mask: (1 << width) - 1,
        };
        (starts != K::default()).then(|| {
            *used = *used | field.bits();
            field
        })
    }

    pub(super) fn bits<K: Key>(self) -> K {
        K::from(self.mask) << self.shift
    }

    /// What a key holds in this field.
    #[inline]
    pub(super) fn of<K: Key>(self, key: K) -> u32 {
        (key >> self.shift).low() & self.mask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_do_not_overlap_and_end_where_the_key_does() {
        let mut used = 0u64;
        let mut all = 0;
        for most in [1, 8, 3, 1, 35, 7].into_iter().cycle() {
            let before = used;
            let Some(field) = Field::allocate(&mut used, most) else {
                break;
            };
            assert_eq!(before & field.bits::<u64>(), 0);
            assert_eq!(field.of(u64::from(most) << field.shift), most);
            all += 1;
        }
        assert!(used.count_zeros() < 6 && all > 15);
        // The gap that a closed number leaves is used again.
        used &= !0b110;
        assert_eq!(
            Field::allocate(&mut used, 2).map(|field| field.shift),
            Some(1)
        );
    }
}
