//! One cell is greater than another.

use super::{Additions, Adds, Fault};

/// One cell is greater than another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GreaterThan {
    /// The greater.
    pub greater: usize,
    /// The smaller.
    pub smaller: usize,
}

impl Adds for GreaterThan {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        vec![self.greater, self.smaller]
    }
}
