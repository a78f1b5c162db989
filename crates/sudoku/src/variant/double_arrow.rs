//! The two ends of a line add up to the same as all between them.

use super::equal_sums::add_up_alike;
use super::{Additions, Adds, Fault};

/// The two ends of a line add up to the same as all between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoubleArrow {
    /// The line, end to end.
    pub cells: Vec<usize>,
}

impl Adds for DoubleArrow {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 3..=to.ground.shape.cells())?;
        if let [first, between @ .., last] = self.cells.as_slice() {
            add_up_alike(to, &[vec![*first, *last], between.to_vec()]);
        }
        Ok(())
    }
}
