//! Every box that a line passes cuts a part of the same sum out of it.

use super::equal_sums::add_up_alike;
use super::{Additions, Adds, Fault, Variant};

/// Every box that a line passes cuts a part of the same sum out of it; where it comes back to a box,
/// that is another part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionSumLine {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for RegionSumLine {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let box_of = boxes(to);
        let parts = self
            .cells
            .chunk_by(|&one, &other| box_of(one) == box_of(other));
        let parts: Vec<Vec<usize>> = parts.map(<[usize]>::to_vec).collect();
        add_up_alike(to, &parts);
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}

/// Which box a cell is in: that of the shape unless other regions take the place of the boxes.
fn boxes(to: &Additions<'_>) -> impl Fn(usize) -> Option<usize> + use<> {
    let mut others = to.variants.iter().filter_map(|variant| match variant {
        Variant::Jigsaw(jigsaw) => Some(jigsaw.regions.clone()),
        _ => None,
    });
    let others = others.next();
    let no_boxes = to
        .variants
        .iter()
        .any(|variant| matches!(variant, Variant::NoBoxes(_)));
    let shape = to.ground.shape;
    move |cell| match &others {
        Some(regions) => regions.iter().position(|region| region.contains(&cell)),
        None if no_boxes => None,
        None => Some(shape.box_of(cell)),
    }
}
