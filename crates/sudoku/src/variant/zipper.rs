//! Cells as far from the middle of a line have the same sum, which is the middle cell if there is one.

use super::equal_sums::add_up_alike;
use super::{Additions, Adds, Fault};

/// Cells as far from the middle of a line have the same sum, which is the middle cell if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zipper {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for Zipper {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let ends = self.cells.iter().zip(self.cells.iter().rev());
        let pairs = ends.take(self.cells.len().div_ceil(2));
        let groups = pairs.map(|(&one, &other)| {
            let mut group = vec![one, other];
            group.dedup();
            group
        });
        add_up_alike(to, &groups.collect::<Vec<_>>());
        Ok(())
    }
}
