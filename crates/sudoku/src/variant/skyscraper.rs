//! How many values of a line are greater than all before them.

use super::{Additions, Adds, Fault};

/// How many values of a line are greater than all before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skyscraper {
    /// The line, from the side of the clue.
    pub cells: Vec<usize>,
    /// How many.
    pub visible: u32,
}

impl Adds for Skyscraper {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
