//! Cells that say where in their row (or column) the number of their column (or row) is.

use super::{Additions, Adds, Fault};
use crate::constraint::point;

/// Cells that say where in their row the number of their column is, or the other way round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Indexing {
    /// The cells.
    pub cells: Vec<usize>,
    /// Whether each says where in its column the number of its row is.
    pub rows: bool,
}

impl Adds for Indexing {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        to.check(&self.cells, 1..=shape.cells())?;
        for &cell in &self.cells {
            let (row, column) = (shape.row(cell), shape.column(cell));
            let (line, number) = if self.rows {
                (shape.columns().nth(column), row + 1)
            } else {
                (shape.rows().nth(row), column + 1)
            };
            let value = to.value(number as u32)?;
            let line = line.unwrap_or_default();
            point(to, cell, &line, value);
        }
        Ok(())
    }
}
