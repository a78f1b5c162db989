//! Cells that all differ, as a constraint: for regions that hold only under a condition.

use crate::{Constraint, Values};

/// Cells whose values all differ.
#[derive(Clone, Debug)]
pub(crate) struct Differ {
    cells: Vec<usize>,
}

impl Differ {
    pub(crate) fn new(cells: impl Into<Vec<usize>>) -> Self {
        Differ {
            cells: cells.into(),
        }
    }
}

impl Constraint for Differ {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let mut used = Values::NONE;
        // A decided cell may decide others.
        loop {
            let singles = || candidates.iter().filter(|own| own.len() <= 1);
            let decided = singles().fold(Values::NONE, |all, &own| all.or(own));
            if decided.len() != singles().count() {
                return false;
            }
            if decided == used {
                break;
            }
            used = decided;
            for own in candidates.iter_mut().filter(|own| own.len() > 1) {
                *own = own.without(decided);
            }
        }
        let possible = candidates
            .iter()
            .fold(Values::NONE, |all, &own| all.or(own));
        possible.len() >= candidates.len()
    }
}
