//! A line that reads the same from both ends.

use super::{Additions, Adds, Fault};

/// A line that reads the same from both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palindrome {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for Palindrome {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
