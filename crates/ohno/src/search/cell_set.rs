//! Sets of cells as bits: what a state is made of, so small and quick to compare and hash.

use std::fmt::Debug;
use std::hash::Hash;

/// The sides of a board, and what small sets need to look along its columns.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    rows: usize,
    cols: usize,
    /// Every `cols`-th bit from bit `cols` on, if the board has no more than 128 cells.
    below: u128,
    /// The same from the top bit downwards.
    above: u128,
    /// 2^16 / `cols`, rounded up: multiplying by it and dropping 16 bits divides a number up to 128
    /// by `cols`, without a division.
    reciprocal: u32,
}

impl Shape {
    /// The shape of a board of this many rows and columns.
    pub fn new(rows: usize, cols: usize) -> Self {
        let below = (cols..128)
            .step_by(cols)
            .fold(0, |mask, bit| mask | 1 << bit);
        Shape {
            rows,
            cols,
            below,
            above: below.reverse_bits(),
            reciprocal: (1 << 16) / cols as u32 + 1,
        }
    }

    /// The number of columns.
    #[inline]
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// How many steps of one row each a distance of this many cells is.
    #[inline]
    fn rows_in(&self, cells: u32) -> usize {
        ((cells * self.reciprocal) >> 16) as usize
    }
}

/// A set of cells, each named by its index when the rows are laid end to end.
pub trait CellSet: Clone + Eq + Hash + Debug {
    /// The empty set over this many cells.
    fn empty(cells: usize) -> Self;

    /// Whether `cell` is in the set.
    fn contains(&self, cell: usize) -> bool;

    /// Adds `cell`.
    fn insert(&mut self, cell: usize);

    /// Whether the two sets have a cell in common.
    fn meets(&self, other: &Self) -> bool;

    /// The bytes held outside of the value itself.
    fn heap_bytes(&self) -> usize;

    /// How many cells lie before the first one in the set, looking from a cell up, down, left and
    /// right as far as the board goes.
    fn gaps(&self, shape: &Shape, row: usize, col: usize) -> [usize; 4] {
        let is_free = |row: usize, col: usize| !self.contains(row * shape.cols + col);
        let (in_col, in_row) = (
            |&row: &usize| is_free(row, col),
            |&col: &usize| is_free(row, col),
        );
        [
            (0..row).rev().take_while(in_col).count(),
            (row + 1..shape.rows).take_while(in_col).count(),
            (0..col).rev().take_while(in_row).count(),
            (col + 1..shape.cols).take_while(in_row).count(),
        ]
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

    fn heap_bytes(&self) -> usize {
        0
    }

    /// All four at once: the cell is shifted to one end of the word, so that the first one in the set
    /// is found by counting zeros.
    #[inline]
    fn gaps(&self, shape: &Shape, row: usize, col: usize) -> [usize; 4] {
        let cell = row * shape.cols + col;
        let (behind, ahead) = (self << (127 - cell), self >> cell);
        let up = shape.rows_in((behind & shape.above).leading_zeros());
        let down = shape.rows_in((ahead & shape.below).trailing_zeros());
        let left = (behind << 1).leading_zeros() as usize;
        let right = (ahead >> 1).trailing_zeros() as usize;
        [
            (up - 1).min(row),
            (down - 1).min(shape.rows - 1 - row),
            left.min(col),
            right.min(shape.cols - 1 - col),
        ]
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
            (rows, cols) in (1_usize..=128, 1_usize..=128)
                .prop_filter("at most 128 cells", |(rows, cols)| rows * cols <= 128),
            picks in prop::collection::vec(0_usize..128, 0..40),
        ) {
            let cells = rows * cols;
            let (mut small, mut large) = (u128::empty(cells), Box::<[u64]>::empty(128));
            for cell in picks.into_iter().filter(|&cell| cell < cells) {
                small.insert(cell);
                large.insert(cell);
            }
            let shape = Shape::new(rows, cols);
            for cell in 0..cells {
                let (row, col) = (cell / cols, cell % cols);
                prop_assert_eq!(small.gaps(&shape, row, col), large.gaps(&shape, row, col));
                prop_assert_eq!(small.contains(cell), large.contains(cell));
            }
        }
    }
}
