//! A line of all values where those between the lowest and the highest have a sum.
//!
//! Each way is a pair of places for the two ends and a set of values between them; the other values
//! are outside. All ways are tried, each with the cheap question whether every cell has one of its
//! values and every value one of its cells.

use super::sum::combinations;
use crate::variant::Ground;
use crate::{Constraint, MAX_SIZE, Values};

/// This many sets of values between the ends are listed.
const SETS: usize = 512;

/// A line of as many different values as there are.
#[derive(Clone, Debug)]
pub(crate) struct Sandwiched {
    cells: Vec<usize>,
    /// By number of cells between the ends, the sets of values that may be in them.
    fillings: Vec<Vec<Values>>,
    lowest: Values,
    highest: Values,
}

impl Sandwiched {
    /// The line must hold each value once. `None` if there are too many ways to fill it.
    pub(crate) fn new(ground: Ground, cells: &[usize], sum: u32) -> Option<Self> {
        debug_assert_eq!(cells.len(), ground.values);
        let (lowest, highest) = (Values::of(1), Values::of(ground.values as u8));
        let inner = Values::up_to(ground.values).without(lowest.or(highest));
        let fillings = (0..=inner.len()).map(|count| combinations(ground, inner, count, sum, SETS));
        Some(Sandwiched {
            cells: cells.to_vec(),
            fillings: fillings.collect::<Option<_>>()?,
            lowest,
            highest,
        })
    }

    /// The values the two ends may have, low first and high first, if the ends are at these places.
    fn ends(&self, first: Values, last: Values) -> [Values; 2] {
        let (low, high) = (self.lowest, self.highest);
        let rises = !first.and(low).is_empty() && !last.and(high).is_empty();
        let falls = !first.and(high).is_empty() && !last.and(low).is_empty();
        match (rises, falls) {
            (true, true) => [low.or(high), low.or(high)],
            (true, false) => [low, high],
            (false, true) => [high, low],
            (false, false) => [Values::NONE; 2],
        }
    }
}

/// Whether each of these cells has a value of the set and each value a cell.
fn fits<'a>(set: Values, cells: impl Iterator<Item = &'a Values>) -> bool {
    let mut held = Values::NONE;
    for own in cells {
        let own = own.and(set);
        if own.is_empty() {
            return false;
        }
        held = held.or(own);
    }
    held == set
}

impl Constraint for Sandwiched {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let inner = Values::up_to(self.cells.len()).without(self.lowest.or(self.highest));
        let mut supported = [Values::NONE; MAX_SIZE];
        let mut any = false;
        for first in 0..candidates.len() {
            for last in first + 1..candidates.len() {
                let ends = self.ends(candidates[first], candidates[last]);
                if ends[0].is_empty() {
                    continue;
                }
                let between = first + 1..last;
                let outside = || candidates[..first].iter().chain(&candidates[last + 1..]);
                for &set in &self.fillings[between.len()] {
                    let rest = inner.without(set);
                    if !fits(set, candidates[between.clone()].iter()) || !fits(rest, outside()) {
                        continue;
                    }
                    any = true;
                    for (place, kept) in supported[..candidates.len()].iter_mut().enumerate() {
                        *kept = kept.or(match place {
                            _ if place == first => ends[0],
                            _ if place == last => ends[1],
                            _ if between.contains(&place) => set,
                            _ => rest,
                        });
                    }
                }
            }
        }
        for (own, kept) in candidates.iter_mut().zip(supported) {
            *own = own.and(kept);
        }
        any
    }
}
