//! Every box that a line passes cuts a part of the same sum out of it.

use super::equal_sums::add_up_alike;
use super::{Additions, Adds, Fault};

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
        let boxes = to.boxes_in_force();
        let box_of = |cell| boxes.iter().position(|region| region.contains(&cell));
        let is_one_part = |&one: &usize, &other: &usize| box_of(one) == box_of(other);
        let parts = self.cells.chunk_by(is_one_part);
        let parts: Vec<Vec<usize>> = parts.map(<[usize]>::to_vec).collect();
        add_up_alike(to, &parts);
        Ok(())
    }
}
