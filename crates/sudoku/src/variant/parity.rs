//! A cell that holds an even, or an odd, number.

use super::{Additions, Adds, Fault};

/// A cell that holds an even, or an odd, number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parity {
    /// The cell.
    pub cell: usize,
    /// Whether it is odd.
    pub odd: bool,
}

impl Adds for Parity {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        vec![self.cell]
    }
}
