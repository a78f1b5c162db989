//! A killer cage: values that differ and have a sum.

use super::{Additions, Adds, Fault, Total};

/// A killer cage: values that differ and have a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cage {
    /// The cells.
    pub cells: Vec<usize>,
    /// The sum, if it is given.
    pub sum: Option<u32>,
}

impl Adds for Cage {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_region(&self.cells)?;
        to.regions.push(self.cells.clone());
        if let Some(sum) = self.sum {
            let cells = self.cells.clone();
            to.totals.push(Total { cells, sum });
            to.add_up(self.cells.clone(), sum);
        }
        Ok(())
    }
}
