//! A state: what every cell holds.

use super::cells::Cells;

/// A grid on the way to being filled. Which states are equal depends on the values alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State<C> {
    pub(super) values: C,
    /// How many cells were filled that were empty in the puzzle.
    pub(super) placed: u16,
    /// Whether propagation found that nothing can come of it.
    pub(super) contradicted: bool,
}

impl<C: Cells> State<C> {
    /// The values row by row; 0 is an empty cell.
    pub fn values(&self) -> &[u8] {
        self.values.as_ref()
    }

    /// How many cells were filled that were empty in the puzzle.
    pub fn placed(&self) -> usize {
        usize::from(self.placed)
    }

    #[inline]
    pub(super) fn put(&mut self, cell: usize, value: u8) {
        self.values.as_mut()[cell] = value;
        self.placed += 1;
    }
}
