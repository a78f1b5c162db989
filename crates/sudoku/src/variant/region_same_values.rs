//! All rows, columns and boxes hold the same values, where there are more values than cells in them.

use super::same_values::hold_alike;
use super::{Additions, Adds, Fault};

/// All rows, columns and boxes hold the same values, where there are more values than cells in them. Of
/// regions of different sizes only the largest count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionSameValues;

impl Adds for RegionSameValues {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        let mut regions: Vec<Vec<usize>> = shape.rows().chain(shape.columns()).collect();
        regions.extend(to.boxes_in_force());
        let largest = regions.iter().map(Vec::len).max().unwrap_or(0);
        regions.retain(|region| region.len() == largest);
        hold_alike(to, &regions);
        Ok(())
    }
}
