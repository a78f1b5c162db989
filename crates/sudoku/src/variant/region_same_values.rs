//! All rows, columns and boxes hold the same values, where there are more values than cells in them.

use super::same_values::hold_alike;
use super::{Additions, Adds, Fault, Variant};

/// All rows, columns and boxes hold the same values, where there are more values than cells in them. Of
/// regions of different sizes only the largest count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionSameValues;

impl Adds for RegionSameValues {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        let size = shape.size();
        let rows = (0..size).map(|row| (row * size..(row + 1) * size).collect());
        let columns = (0..size).map(|column| (column..shape.cells()).step_by(size).collect());
        let mut regions: Vec<Vec<usize>> = rows.chain(columns).collect();
        let mut boxes = Some(boxes(to));
        for variant in to.variants {
            match variant {
                Variant::NoBoxes(_) => boxes = None,
                Variant::Jigsaw(jigsaw) => boxes = Some(jigsaw.regions.clone()),
                _ => {}
            }
        }
        regions.extend(boxes.into_iter().flatten());
        let largest = regions.iter().map(Vec::len).max().unwrap_or(0);
        regions.retain(|region| region.len() == largest);
        hold_alike(to, &regions);
        Ok(())
    }
}

fn boxes(to: &Additions<'_>) -> Vec<Vec<usize>> {
    let shape = to.ground.shape;
    let cells = |index| {
        (0..shape.cells())
            .filter(move |&cell| shape.box_of(cell) == index)
            .collect()
    };
    (0..shape.size()).map(cells).collect()
}
