//! The sum between the lowest and the highest value of a line.

use super::{Additions, Adds, Fault};

/// The sum between the lowest and the highest value of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sandwich {
    /// The line.
    pub cells: Vec<usize>,
    /// The sum between.
    pub sum: u32,
}

impl Adds for Sandwich {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
