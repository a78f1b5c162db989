//! Cells in the same place of different boxes differ.

use super::{Additions, Adds, Fault};

/// Cells in the same place of different boxes differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisjointGroups;

impl Adds for DisjointGroups {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }
}
