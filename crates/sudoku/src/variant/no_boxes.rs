//! The boxes do not count.

use super::{Additions, Adds, Fault};

/// The boxes do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoBoxes;

impl Adds for NoBoxes {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.boxes.get_or_insert_default();
        Ok(())
    }
}
