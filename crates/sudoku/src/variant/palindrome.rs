//! A line that reads the same from both ends.

use super::{Additions, Adds, Fault};
use crate::constraint::{Relation, Table};

/// A line that reads the same from both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palindrome {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for Palindrome {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let table = Table::new(to.ground, |one, other| one == other);
        let half = self.cells.len() / 2;
        for (&one, &other) in self.cells[..half].iter().zip(self.cells.iter().rev()) {
            to.constrain(Relation::new([one, other], &table));
        }
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
