//! Two cells with a sum: V for 5, X for 10.

use super::{Additions, Adds, Fault};
use crate::constraint::{Relation, Table};

/// Two cells with a sum: V for 5, X for 10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Xv {
    /// The two cells.
    pub cells: [usize; 2],
    /// Their sum.
    pub sum: u32,
}

impl Adds for Xv {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 2..=2)?;
        let sum = self.sum;
        let table = Table::new(to.ground, |one, other| one + other == sum);
        to.constrain(Relation::new(self.cells, &table));
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.to_vec()
    }
}
