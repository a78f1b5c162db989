//! The sum along a diagonal, where values may repeat.

use super::{Additions, Adds, Fault};
use crate::constraint::add_up_to;

/// The sum along a diagonal, where values may repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LittleKiller {
    /// The cells, from the side of the clue.
    pub cells: Vec<usize>,
    /// Their sum.
    pub sum: u32,
}

impl Adds for LittleKiller {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let (ground, cells, sum) = (to.ground, self.cells.clone(), self.sum);
        to.constrain_seeing(move |sight| add_up_to(ground, sight, &cells, sum));
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}
