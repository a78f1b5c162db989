//! Sets of cells as bits: what a state is made of, so small and quick to compare and hash.

use std::fmt::Debug;
use std::hash::Hash;

/// A set of cells, each named by its index when the rows are laid end to end.
pub trait CellSet: Clone + Eq + Hash + Debug {
    /// The empty set over so many cells.
    fn empty(cells: usize) -> Self;

    /// Whether `cell` is in the set.
    fn contains(&self, cell: usize) -> bool;

    /// Adds `cell`.
    fn insert(&mut self, cell: usize);

    /// Whether the two sets have a cell in common.
    fn meets(&self, other: &Self) -> bool;

    /// The same set in the form that fits any board.
    fn widen(&self) -> Box<[u64]>;

    /// The bytes held outside of the value itself.
    fn heap_bytes(&self) -> usize;

    /// How many of the cells `from + step`, `from + 2 * step`, … (`longest` of them) come before the
    /// first that is in the set.
    fn gap(&self, from: usize, step: isize, longest: usize) -> usize {
        let mut cell = from;
        for length in 0..longest {
            cell = cell.wrapping_add_signed(step);
            if self.contains(cell) {
                return length;
            }
        }
        longest
    }
}

/// Up to 128 cells, which includes the 11x11 board, in one machine word or two.
impl CellSet for u128 {
    fn empty(_cells: usize) -> Self {
        0
    }

    #[inline]
    fn contains(&self, cell: usize) -> bool {
        self >> cell & 1 == 1
    }

    #[inline]
    fn insert(&mut self, cell: usize) {
        *self |= 1 << cell;
    }

    #[inline]
    fn meets(&self, other: &Self) -> bool {
        self & other != 0
    }

    fn widen(&self) -> Box<[u64]> {
        Box::new([*self as u64, (self >> 64) as u64])
    }

    fn heap_bytes(&self) -> usize {
        0
    }

    #[inline]
    fn gap(&self, from: usize, step: isize, longest: usize) -> usize {
        if longest == 0 {
            return 0;
        }
        let stride = step.unsigned_abs() as u32;
        if step > 0 {
            let mut ahead = self >> (from + stride as usize);
            if stride == 1 {
                return (ahead.trailing_zeros() as usize).min(longest);
            }
            let mut length = 0;
            while length < longest && ahead & 1 == 0 {
                ahead >>= stride;
                length += 1;
            }
            length
        } else {
            const TOP: u128 = 1 << 127;
            let mut ahead = self << (127 + stride as usize - from);
            if stride == 1 {
                return (ahead.leading_zeros() as usize).min(longest);
            }
            let mut length = 0;
            while length < longest && ahead & TOP == 0 {
                ahead <<= stride;
                length += 1;
            }
            length
        }
    }
}

/// Any number of cells.
impl CellSet for Box<[u64]> {
    fn empty(cells: usize) -> Self {
        vec![0; cells.div_ceil(64)].into_boxed_slice()
    }

    fn contains(&self, cell: usize) -> bool {
        self[cell / 64] >> (cell % 64) & 1 == 1
    }

    fn insert(&mut self, cell: usize) {
        self[cell / 64] |= 1 << (cell % 64);
    }

    fn meets(&self, other: &Self) -> bool {
        self.iter().zip(other).any(|(a, b)| a & b != 0)
    }

    fn widen(&self) -> Box<[u64]> {
        self.clone()
    }

    fn heap_bytes(&self) -> usize {
        std::mem::size_of_val::<[u64]>(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_small_and_the_large_set_see_the_same_gaps(
            cells in prop::collection::vec(0_usize..121, 0..40),
            from in 0_usize..121,
        ) {
            let (mut small, mut large) = (u128::empty(121), Box::<[u64]>::empty(121));
            for &cell in &cells {
                small.insert(cell);
                large.insert(cell);
            }
            let (row, col) = (from / 11, from % 11);
            for (step, longest) in [(-11, row), (11, 10 - row), (-1, col), (1, 10 - col)] {
                prop_assert_eq!(small.gap(from, step, longest), large.gap(from, step, longest));
            }
            prop_assert!((0..121).all(|cell| small.contains(cell) == large.contains(cell)));
            prop_assert_eq!(small.widen(), large);
        }
    }
}
