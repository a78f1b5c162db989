//! A cell that may hold some values only.

use crate::{Constraint, Values};

/// One cell and its values.
#[derive(Clone, Debug)]
pub(crate) struct Allowed {
    cell: [usize; 1],
    values: Values,
}

impl Allowed {
    pub(crate) fn new(cell: usize, values: Values) -> Self {
        let cell = [cell];
        Allowed { cell, values }
    }
}

impl Constraint for Allowed {
    fn cells(&self) -> &[usize] {
        &self.cell
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        candidates[0] = candidates[0].and(self.values);
        !candidates[0].is_empty()
    }
}
