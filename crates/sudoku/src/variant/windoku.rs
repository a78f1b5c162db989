//! Four more boxes, one cell away from the corners of a 9 x 9 grid (for other sizes: wherever they fit).

use super::{Additions, Adds, Fault};

/// Four more boxes, one cell away from the corners of a 9 x 9 grid (for other sizes: wherever they fit).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Windoku;

impl Adds for Windoku {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        let (rows, columns, size) = (shape.box_rows(), shape.box_columns(), shape.size());
        let tops = || (1..).step_by(rows + 1).take_while(|top| top + rows < size);
        let lefts = || {
            (1..)
                .step_by(columns + 1)
                .take_while(|left| left + columns < size)
        };
        let before = to.regions.len();
        for (top, left) in tops().flat_map(|top| lefts().map(move |left| (top, left))) {
            let rows = top..top + rows;
            let cells =
                rows.flat_map(|row| (left..left + columns).map(move |column| row * size + column));
            to.regions.push(cells.collect());
        }
        if to.regions.len() == before {
            return Err(Fault::Shape);
        }
        Ok(())
    }
}
