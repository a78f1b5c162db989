//! A diagonal whose values all differ.

use super::{Additions, Adds, Fault};

/// A diagonal whose values all differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagonal {
    /// Whether it rises from the bottom left to the top right.
    pub rising: bool,
}

impl Adds for Diagonal {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }
}
