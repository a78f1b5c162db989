//! A line whose inner values lie strictly between its ends.

use super::{Additions, Adds, Fault};

/// A line whose inner values lie strictly between its ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Between {
    /// The line, end to end.
    pub cells: Vec<usize>,
}

impl Adds for Between {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
