//! The sum along a diagonal, where values may repeat.

use super::{Additions, Adds, Fault};

/// The sum along a diagonal, where values may repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LittleKiller {
    /// The cells, from the side of the clue.
    pub cells: Vec<usize>,
    /// Their sum.
    pub sum: u32,
}

impl Adds for LittleKiller {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
