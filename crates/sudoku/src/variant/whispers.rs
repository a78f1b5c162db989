//! Neighbours on a line differ by at least so much.

use super::{Additions, Adds, Fault};

/// Neighbours on a line differ by at least so much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whispers {
    /// The line.
    pub cells: Vec<usize>,
    /// The least difference: 5 for German whispers.
    pub difference: u8,
}

impl Adds for Whispers {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
