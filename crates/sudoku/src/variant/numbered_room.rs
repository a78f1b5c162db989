//! The first cell of a line says where on it a value is.

use super::{Additions, Adds, Fault};
use crate::constraint::point;

/// The first cell of a line says where on it a value is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedRoom {
    /// The line, from the side of the clue.
    pub cells: Vec<usize>,
    /// The value that is there.
    pub number: u32,
}

impl Adds for NumberedRoom {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_region(&self.cells)?;
        let value = to.value(self.number)?;
        point(to, self.cells[0], &self.cells, value);
        Ok(())
    }
}
