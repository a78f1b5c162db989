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
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
