//! Neighbours in a row or column are not consecutive.

use super::{Additions, Adds, Fault};

/// Neighbours in a row or column are not consecutive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NonConsecutive;

impl Adds for NonConsecutive {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }
}
