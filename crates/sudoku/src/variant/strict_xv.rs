//! Every X and V is told: neighbours without one have neither sum.

use super::{Additions, Adds, Fault};

/// Every X and V is told: neighbours without one have neither sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrictXv;

impl Adds for StrictXv {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }
}
