//! Neighbours in a row or column are not consecutive.

use super::{Additions, Adds, Fault};

/// Neighbours in a row or column are not consecutive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NonConsecutive;

impl Adds for NonConsecutive {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.relate(to.ground.neighbours(), |one, other| {
            one.abs_diff(other) != 1
        });
        Ok(())
    }
}
