//! A line of consecutive values in any order.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::ValueSets;

/// A line of consecutive values in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renban {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for Renban {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_region(&self.cells)?;
        to.regions.push(self.cells.clone());
        let count = self.cells.len();
        let run = |first: usize| Values::up_to(count + first).without(Values::up_to(first));
        let runs = (0..=to.ground.values - count).map(run).collect();
        to.constrain(ValueSets::new(self.cells.clone(), runs));
        Ok(())
    }
}
