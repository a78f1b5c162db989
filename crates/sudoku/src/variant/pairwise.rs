//! Pairs of cells whose values satisfy a custom relation.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::{Relation, Table};

/// Pairs of cells whose values stand in a relation of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairwise {
    /// The cells.
    pub cells: Vec<usize>,
    /// By value of the earlier cell, those of the later one (the first value of the grid is 1,
    /// whatever it is called).
    pub partners: Vec<Values>,
    /// Whether every cell is paired with every later one, not only with the next.
    pub every_pair: bool,
}

impl Adds for Pairwise {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_line(&self.cells, 2..=to.ground.shape.cells())?;
        let ground = to.ground;
        let value = |number| ground.value(number).map_or(0, usize::from);
        let holds = |one, other| {
            let partners = self.partners.get(value(one).wrapping_sub(1));
            partners.is_some_and(|partners| partners.contains(value(other) as u8))
        };
        let table = Table::new(ground, holds);
        if !self.every_pair {
            to.constrain(Relation::new(self.cells.as_slice(), &table));
            return Ok(());
        }
        for (at, &later) in self.cells.iter().enumerate() {
            for &earlier in &self.cells[..at] {
                to.constrain(Relation::new([earlier, later], &table));
            }
        }
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
