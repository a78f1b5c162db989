//! The sum of the first X cells of a line, where X is the first of them.

use super::{Additions, Adds, Fault};

/// The sum of the first X cells of a line, where X is the first of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XSum {
    /// The line, from the side of the clue.
    pub cells: Vec<usize>,
    /// The sum.
    pub sum: u32,
}

impl Adds for XSum {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
