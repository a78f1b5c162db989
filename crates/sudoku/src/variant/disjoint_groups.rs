//! Cells in the same place of different boxes differ.

use super::{Additions, Adds, Fault};

/// Cells in the same place of different boxes differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisjointGroups;

impl Adds for DisjointGroups {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        if rows == 1 || columns == 1 {
            return Err(Fault::Shape);
        }
        let mut groups = vec![Vec::new(); rows * columns];
        for cell in 0..shape.cells() {
            let place = shape.row(cell) % rows * columns + shape.column(cell) % columns;
            groups[place].push(cell);
        }
        to.regions.append(&mut groups);
        Ok(())
    }
}
