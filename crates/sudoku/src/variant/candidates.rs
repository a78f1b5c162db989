//! A cell that may hold some values only.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::Allowed;

/// A cell that may hold some values only. On the whole grid that is said by the puzzle's candidates;
/// this is for [`AnyOf`](super::AnyOf).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    /// The cell.
    pub cell: usize,
    /// The values.
    pub numbers: Vec<u32>,
}

impl Adds for Candidates {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&[self.cell], 1..=1)?;
        let values = self.numbers.iter().map(|&number| to.value(number));
        let values: Values = values.collect::<Result<_, _>>()?;
        to.constrain(Allowed::new(self.cell, values));
        Ok(())
    }
}
