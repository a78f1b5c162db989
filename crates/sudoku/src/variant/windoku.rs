//! Four more boxes, one cell away from the corners of a 9 x 9 grid (for other sizes: wherever they fit).

use super::{Additions, Adds, Fault};

/// Four more boxes, one cell away from the corners of a 9 x 9 grid (for other sizes: wherever they fit).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Windoku;

impl Adds for Windoku {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        let (rows, columns, size) = (shape.box_rows(), shape.box_columns(), shape.size());
        let starts = |side: usize| (1..size.saturating_sub(side)).step_by(side + 1);
        let before = to.regions.len();
        for top in starts(rows) {
            for left in starts(columns) {
                let corners = (top..top + rows).map(|row| row * size + left);
                let cells = corners.flat_map(|corner| corner..corner + columns);
                to.regions.push(cells.collect());
            }
        }
        if to.regions.len() == before {
            return Err(Fault::Shape);
        }
        Ok(())
    }
}
