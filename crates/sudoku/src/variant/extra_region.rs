//! More cells whose values all differ.

use super::{Additions, Adds, Fault};

/// More cells whose values all differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtraRegion {
    /// The cells.
    pub cells: Vec<usize>,
}

impl Adds for ExtraRegion {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_region(&self.cells)?;
        to.regions.push(self.cells.clone());
        Ok(())
    }
}
