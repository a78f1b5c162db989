//! A rule that is a function of the candidates.

use crate::{Constraint, Values};
use std::fmt;

/// Cells, and a function that does for them what [`Constraint::propagate`] says.
pub(crate) struct FnConstraint<F> {
    cells: Vec<usize>,
    propagate: F,
}

impl<F: Fn(&mut [Values]) -> bool> FnConstraint<F> {
    pub(crate) fn new(cells: impl Into<Vec<usize>>, propagate: F) -> Self {
        FnConstraint {
            cells: cells.into(),
            propagate,
        }
    }
}

impl<F> fmt::Debug for FnConstraint<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(std::any::type_name::<F>())
            .field(&self.cells)
            .finish()
    }
}

impl<F: Fn(&mut [Values]) -> bool + Send + Sync> Constraint for FnConstraint<F> {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        (self.propagate)(candidates)
    }
}
