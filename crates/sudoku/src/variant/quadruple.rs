//! Numbers that are found among the four cells around a corner.

use super::{Additions, Adds, Fault};

/// Numbers that are found among the four cells around a corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quadruple {
    /// The four cells.
    pub cells: Vec<usize>,
    /// The numbers, repeated if they appear twice.
    pub values: Vec<u8>,
}

impl Adds for Quadruple {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
