//! Cells that may hold some values only.

use crate::{Constraint, Values};

/// Cells, each with its values.
#[derive(Clone, Debug)]
pub(crate) struct Allowed {
    cells: Vec<usize>,
    values: Vec<Values>,
}

impl Allowed {
    pub(crate) fn new(cell: usize, values: Values) -> Self {
        Allowed::each([(cell, values)])
    }

    pub(crate) fn each(allowed: impl IntoIterator<Item = (usize, Values)>) -> Self {
        let (cells, values) = allowed.into_iter().unzip();
        Allowed { cells, values }
    }
}

impl Constraint for Allowed {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let mut both = candidates.iter_mut().zip(&self.values);
        both.all(|(own, &values)| {
            *own = own.and(values);
            !own.is_empty()
        })
    }

    fn is_thorough(&self) -> bool {
        true
    }
}
