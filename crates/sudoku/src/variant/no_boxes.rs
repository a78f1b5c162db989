//! The boxes do not count.

use super::{Additions, Adds, Fault};

/// The boxes do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoBoxes;

impl Adds for NoBoxes {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }
}
