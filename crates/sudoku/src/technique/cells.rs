//! Sets of cells as a few machine words.

use super::{Candidate, words};

/// A set of cells of a grid with at most `64 * W` of them. Two words are enough up to 11 x 11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cells<const W: usize>([u64; W]);

impl<const W: usize> Cells<W> {
    pub(crate) const NONE: Self = Cells([0; W]);

    pub(crate) fn of(cell: usize) -> Self {
        let mut cells = Self::NONE;
        cells.insert(cell);
        cells
    }

    #[inline]
    pub(crate) fn insert(&mut self, cell: usize) {
        words::insert(&mut self.0, cell);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    #[inline]
    pub(crate) fn contains(&self, cell: usize) -> bool {
        words::contains(&self.0, cell)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The lowest cell.
    pub(crate) fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    #[inline]
    #[must_use]
    pub(crate) fn and(&self, other: &Self) -> Self {
        Cells(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline]
    #[must_use]
    pub(crate) fn or(&self, other: &Self) -> Self {
        Cells(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    #[inline]
    #[must_use]
    pub(crate) fn without(&self, other: &Self) -> Self {
        Cells(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        (0..W).any(|i| self.0[i] & other.0[i] != 0)
    }

    #[inline]
    pub(crate) fn is_within(&self, other: &Self) -> bool {
        (0..W).all(|i| self.0[i] & !other.0[i] == 0)
    }

    /// The cells, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + Clone + use<W> {
        words::numbers(self.0.into_iter())
    }

    /// A value in each of the cells.
    pub(super) fn with_value(&self, value: u8) -> impl Iterator<Item = Candidate> + use<W> {
        self.iter().map(move |cell| Candidate { cell, value })
    }
}

impl<const W: usize> FromIterator<usize> for Cells<W> {
    fn from_iter<T: IntoIterator<Item = usize>>(cells: T) -> Self {
        let mut set = Self::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}
