//! A cell that holds an even, or an odd, number.

use super::{Additions, Adds, Fault};
use crate::constraint::Allowed;

/// A cell that holds an even, or an odd, number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parity {
    /// The cell.
    pub cell: usize,
    /// Whether it is odd.
    pub odd: bool,
}

impl Adds for Parity {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&[self.cell], 1..=1)?;
        let parity = u32::from(self.odd);
        let values = to.ground.values_where(|number| number % 2 == parity);
        to.constrain(Allowed::new(self.cell, values));
        Ok(())
    }
}
