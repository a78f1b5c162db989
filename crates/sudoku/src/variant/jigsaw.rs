//! Regions of any form in place of the boxes.

use super::{Additions, Adds, Fault};

/// Regions of any form in place of the boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jigsaw {
    /// The cells of each.
    pub regions: Vec<Vec<usize>>,
}

impl Adds for Jigsaw {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        for region in &self.regions {
            to.check_region(region)?;
        }
        to.check(&self.regions.concat(), 1..=to.ground.shape.cells())?;
        let boxes = to.boxes.get_or_insert_default();
        boxes.extend(self.regions.iter().cloned());
        Ok(())
    }
}
