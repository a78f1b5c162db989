//! Values that rise from the bulb.

use super::{Additions, Adds, Fault};

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
        to.relate([self.cells.as_slice()], |one, next| {
            one < next || self.slow && one == next
        });
        Ok(())
    }
}
