//! The values of all cells: in an array for 9 x 9, on the heap for any other size.

use crate::{Rules, Values};
use std::fmt::Debug;
use std::hash::Hash;

/// A value for each cell, and room to compute with them.
pub trait Cells: Clone + Debug + Eq + Hash + AsRef<[u8]> + AsMut<[u8]> {
    /// As many sets of values as there are cells, or regions.
    type Sets: AsRef<[Values]> + AsMut<[Values]>;

    /// Whether this form has room for a puzzle's cells and regions.
    fn fits(rules: &Rules) -> bool;

    /// These values, for which there is room.
    fn from_values(values: &[u8]) -> Self;

    /// At least `len` empty sets.
    fn sets(len: usize) -> Self::Sets;

    /// The bytes held outside of the value itself.
    fn heap_bytes(&self) -> usize;
}

/// The 81 cells of a 9 x 9 grid.
pub type Nine = [u8; 81];

/// The cells of a grid of any size.
pub type AnySize = Box<[u8]>;

impl Cells for Nine {
    type Sets = [Values; 81];

    fn fits(rules: &Rules) -> bool {
        rules.shape().cells() == 81 && rules.regions().len() <= 81
    }

    fn from_values(values: &[u8]) -> Self {
        let mut cells = [0; 81];
        cells.copy_from_slice(values);
        cells
    }

    #[inline]
    fn sets(len: usize) -> [Values; 81] {
        debug_assert!(len <= 81, "there are no more cells or regions");
        [Values::NONE; 81]
    }

    #[inline]
    fn heap_bytes(&self) -> usize {
        0
    }
}

impl Cells for AnySize {
    type Sets = Vec<Values>;

    fn fits(_rules: &Rules) -> bool {
        true
    }

    fn from_values(values: &[u8]) -> Self {
        values.into()
    }

    fn sets(len: usize) -> Vec<Values> {
        vec![Values::NONE; len]
    }

    fn heap_bytes(&self) -> usize {
        self.len()
    }
}
