//! The sum of the first X cells of a line, where X is the first of them.

use super::{Additions, Adds, Fault};
use crate::constraint::{Allowed, OneOf, add_up_to};
use crate::{Constraint, Values};
use std::sync::Arc;

/// The sum of the first X cells of a line, where X is the first of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XSum {
    /// The line, from the side of the clue.
    pub cells: Vec<usize>,
    /// The sum.
    pub sum: u32,
}

impl Adds for XSum {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let (cells, sum) = (self.cells.clone(), self.sum);
        to.constrain_seeing(move |sight| {
            let first = |count: usize| -> Option<Vec<Arc<dyn Constraint>>> {
                let value = sight.ground.value(count as u32)?;
                let length = Allowed::new(cells[0], Values::of(value));
                let total = add_up_to(sight, &cells[..count], sum);
                Some(vec![Arc::new(length), total])
            };
            Arc::new(OneOf::new((0..=cells.len()).filter_map(first).collect()))
        });
        Ok(())
    }
}
