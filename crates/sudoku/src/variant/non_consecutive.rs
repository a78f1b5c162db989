//! Neighbours in a row or column are not consecutive.

use super::{Additions, Adds, Fault};
use crate::constraint::{Relation, Table};

/// Neighbours in a row or column are not consecutive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NonConsecutive;

impl Adds for NonConsecutive {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let table = Table::new(to.ground, |one, other| one.abs_diff(other) != 1);
        for pair in to.ground.neighbours() {
            to.constrain(Relation::new(pair, &table));
        }
        Ok(())
    }
}
