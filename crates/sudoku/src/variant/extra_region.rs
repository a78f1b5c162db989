//! More cells whose values all differ.

use super::{Additions, Adds, Fault};

/// More cells whose values all differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtraRegion {
    /// The cells.
    pub cells: Vec<usize>,
}

impl Adds for ExtraRegion {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
