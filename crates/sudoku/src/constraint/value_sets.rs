//! Cells that all differ and whose values, in some order, are one of several sets: a killer cage with
//! its combinations, a line of consecutive values.

mod orders;

use crate::{Constraint, Values};

/// Cells, and the sets of values that may be in them.
#[derive(Clone, Debug)]
pub(crate) struct ValueSets {
    cells: Vec<usize>,
    /// Each has as many values as there are cells.
    sets: Vec<Values>,
}

/// What some cells can still make up.
#[derive(Clone, Copy, Debug)]
struct Summary {
    /// What is in any cell.
    union: Values,
    /// What is in a decided cell.
    decided: Values,
}

impl ValueSets {
    pub(crate) fn new(cells: impl Into<Vec<usize>>, sets: Vec<Values>) -> Self {
        let cells = cells.into();
        debug_assert!(sets.iter().all(|set| set.len() == cells.len()));
        ValueSets { cells, sets }
    }

    /// The sets that these candidates may make up.
    fn possible<'a>(&'a self, candidates: &'a [Values]) -> impl Iterator<Item = Values> + 'a {
        let summary = Summary::new(candidates);
        let sets = self.sets.iter().copied();
        sets.filter(move |&set| summary.is_some_and(|summary| summary.fits(set, candidates)))
    }
}

impl Summary {
    /// `None` if two cells hold the same.
    fn new(candidates: &[Values]) -> Option<Self> {
        let (mut union, mut decided) = (Values::NONE, Values::NONE);
        for &own in candidates {
            if own.single().is_some() {
                if !decided.and(own).is_empty() {
                    return None;
                }
                decided = decided.or(own);
            }
            union = union.or(own);
        }
        Some(Summary { union, decided })
    }

    /// Whether each value of a set has a cell and each cell a value of the set.
    fn fits(self, set: Values, candidates: &[Values]) -> bool {
        set.without(self.union).is_empty()
            && self.decided.without(set).is_empty()
            && candidates.iter().all(|own| !own.and(set).is_empty())
    }
}

impl Constraint for ValueSets {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let exact = candidates.len() <= orders::MOST_CELLS;
        let mut supported = [Values::NONE; orders::MOST_CELLS];
        let mut any: Option<Values> = None;
        for set in self.possible(candidates) {
            if !exact || orders::support(set, candidates, &mut supported) {
                any = Some(any.unwrap_or_default().or(set));
            }
        }
        let Some(any) = any else {
            return false;
        };
        for (position, own) in candidates.iter_mut().enumerate() {
            *own = own.and(if exact { supported[position] } else { any });
        }
        true
    }

    fn is_thorough(&self) -> bool {
        self.cells.len() <= orders::MOST_CELLS
    }

    fn keeps_apart(&self) -> bool {
        self.cells.len() <= orders::MOST_CELLS
    }

    fn needs(&self, candidates: &[Values]) -> Values {
        self.possible(candidates)
            .reduce(Values::and)
            .unwrap_or_default()
    }
}
