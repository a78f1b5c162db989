//! Every white and black dot is told: neighbours without a dot are neither consecutive nor double.

use super::{Additions, Adds, Fault};

/// Every white and black dot is told: neighbours without a dot are neither consecutive nor double.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrictKropki;

impl Adds for StrictKropki {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }
}
