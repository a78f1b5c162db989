//! Neighbours on a line differ by at least a given amount.

use super::{Additions, Adds, Fault};

/// Neighbours on a line differ by at least a given amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whispers {
    /// The line.
    pub cells: Vec<usize>,
    /// The least difference: 5 for German whispers.
    pub difference: u8,
}

impl Adds for Whispers {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_line(&self.cells, 1..=2 * to.ground.shape.cells())?;
        let least = u32::from(self.difference);
        to.relate([self.cells.as_slice()], |one, other| {
            one.abs_diff(other) >= least
        });
        Ok(())
    }
}
