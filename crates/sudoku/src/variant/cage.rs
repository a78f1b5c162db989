//! A killer cage: values that differ and have a sum.

use super::{Additions, Adds, Fault, Total};
use crate::constraint::add_up_to;

/// A killer cage: values that differ and have a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cage {
    /// The cells.
    pub cells: Vec<usize>,
    /// The sum, if it is told.
    pub sum: Option<u32>,
}

impl Adds for Cage {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_region(&self.cells)?;
        to.regions.push(self.cells.clone());
        if let Some(sum) = self.sum {
            let (ground, cells) = (to.ground, self.cells.clone());
            let total = Total { cells, sum };
            to.totals.push(total.clone());
            to.constrain_seeing(move |sight| add_up_to(ground, sight, &total.cells, sum));
        }
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
