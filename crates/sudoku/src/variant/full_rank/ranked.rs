//! A rank where not every side need hold every value: lines are compared one by one.

use super::{Known, at_most, compare};
use crate::{Constraint, Values};
use std::cmp::Ordering;

/// A line, and how many of all others are smaller.
#[derive(Clone, Debug)]
pub(super) struct Ranked {
    /// The whole grid.
    pub(super) cells: Vec<usize>,
    pub(super) line: Vec<usize>,
    pub(super) others: Vec<Vec<usize>>,
    /// How many others are smaller.
    pub(super) below: usize,
}

impl Constraint for Ranked {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        if candidates.iter().any(|own| own.is_empty()) {
            return false;
        }
        let mut smaller = 0;
        let mut open = Vec::new();
        for other in &self.others {
            match compare(candidates, other, &self.line) {
                Known::Is(Ordering::Less) => smaller += 1,
                Known::Is(Ordering::Greater) => {}
                Known::Is(Ordering::Equal) => return false,
                Known::Open(place) => open.push((other[place], self.line[place])),
            }
        }
        if smaller > self.below || smaller + open.len() < self.below {
            return false;
        }
        if smaller == self.below {
            open.into_iter()
                .all(|(other, own)| at_most(candidates, own, other))
        } else if smaller + open.len() == self.below {
            open.into_iter()
                .all(|(other, own)| at_most(candidates, other, own))
        } else {
            true
        }
    }
}
