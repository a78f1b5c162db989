//! Cells that all differ and whose values, in some order, are one of several sets: a killer cage with
//! its combinations, a line of consecutive values.

use crate::{Constraint, Values};

/// Cells, and the sets of values that may be in them.
#[derive(Clone, Debug)]
pub(crate) struct ValueSets {
    cells: Vec<usize>,
    /// Each has as many values as there are cells.
    sets: Vec<Values>,
}

impl ValueSets {
    pub(crate) fn new(cells: impl Into<Vec<usize>>, sets: Vec<Values>) -> Self {
        let cells = cells.into();
        debug_assert!(sets.iter().all(|set| set.len() == cells.len()));
        ValueSets { cells, sets }
    }
}

impl Constraint for ValueSets {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let mut union = Values::NONE;
        let mut decided = Values::NONE;
        for &own in candidates.iter() {
            if own.single().is_some() {
                if !decided.and(own).is_empty() {
                    return false;
                }
                decided = decided.or(own);
            }
            union = union.or(own);
        }
        let (mut some, mut all) = (Values::NONE, union);
        for &set in &self.sets {
            let fits = set.without(union).is_empty()
                && decided.without(set).is_empty()
                && candidates.iter().all(|own| !own.and(set).is_empty());
            if fits {
                some = some.or(set);
                all = all.and(set);
            }
        }
        if some.is_empty() {
            return self.cells.is_empty() && !self.sets.is_empty();
        }
        for own in candidates.iter_mut() {
            *own = own.and(some);
        }
        // A value of every set needs a cell.
        all.iter().all(|value| {
            let mut holders = candidates.iter_mut().filter(|own| own.contains(value));
            match (holders.next(), holders.next()) {
                (None, _) => false,
                (Some(only), None) => {
                    *only = Values::of(value);
                    true
                }
                _ => true,
            }
        })
    }
}
