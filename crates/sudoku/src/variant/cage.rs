//! A killer cage: values that differ and have a sum.

use super::{Additions, Adds, Fault};

/// A killer cage: values that differ and have a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cage {
    /// The cells.
    pub cells: Vec<usize>,
    /// The sum, if it is told.
    pub sum: Option<u32>,
}

impl Adds for Cage {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
