//! The sum along a diagonal, where values may repeat.

use super::{Additions, Adds, Fault};

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
        to.add_up(self.cells.clone(), self.sum);
        Ok(())
    }
}
