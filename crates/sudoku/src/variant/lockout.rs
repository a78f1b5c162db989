//! A line whose inner values lie outside of its ends, which differ by at least a given amount.

use super::{Additions, Adds, Fault};
use crate::Values;

/// A line whose inner values lie outside of its ends, which differ by at least a given amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lockout {
    /// The line, end to end.
    pub cells: Vec<usize>,
    /// The least difference of the ends.
    pub difference: u8,
}

impl Adds for Lockout {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 2..=to.ground.shape.cells())?;
        let difference = self.difference;
        to.require(self.cells.as_slice(), move |candidates| {
            lie_outside(candidates, difference)
        });
        Ok(())
    }
}

/// Tries every pair of values for the ends.
fn lie_outside(candidates: &mut [Values], difference: u8) -> bool {
    let [first, inner @ .., last] = candidates else {
        return true;
    };
    let (mut firsts, mut lasts, mut outside) = (Values::NONE, Values::NONE, Values::NONE);
    for one in first.iter() {
        let is_far = |other: &u8| one.abs_diff(*other) >= difference;
        for other in last.iter().filter(is_far) {
            let below = Values::up_to(usize::from(one.min(other)) - 1);
            let within = Values::up_to(usize::from(one.max(other))).without(below);
            if inner.iter().all(|own| !own.without(within).is_empty()) {
                firsts.insert(one);
                lasts.insert(other);
                outside = outside.or(Values::from_bits(!within.bits()));
            }
        }
    }
    (*first, *last) = (firsts, lasts);
    for own in inner {
        *own = own.and(outside);
    }
    !firsts.is_empty()
}
