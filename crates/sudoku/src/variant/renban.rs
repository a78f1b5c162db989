//! A line of consecutive values in any order.

use super::{Additions, Adds, Fault};

/// A line of consecutive values in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renban {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for Renban {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
