//! Values that rise from the bulb.

use super::{Additions, Adds, Fault};
use crate::constraint::{Relation, Table};

/// Values that rise from the bulb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermometer {
    /// The cells, the bulb first.
    pub cells: Vec<usize>,
    /// Whether they may also stay the same.
    pub slow: bool,
}

impl Adds for Thermometer {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let slow = self.slow;
        let table = Table::new(to.ground, |one, next| one < next || slow && one == next);
        to.constrain(Relation::new(self.cells.clone(), &table));
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
