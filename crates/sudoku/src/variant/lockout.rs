//! A line whose inner values lie outside of its ends, which differ by at least so much.

use super::{Additions, Adds, Fault};
use crate::{Constraint, Values};

/// A line whose inner values lie outside of its ends, which differ by at least so much.
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
        to.constrain(Outside {
            cells: self.cells.clone(),
            difference: self.difference,
        });
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}

#[derive(Clone, Debug)]
struct Outside {
    cells: Vec<usize>,
    difference: u8,
}

impl Constraint for Outside {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let [first, inner @ .., last] = candidates else {
            return true;
        };
        let (mut firsts, mut lasts, mut outside) = (Values::NONE, Values::NONE, Values::NONE);
        for one in first.iter() {
            for other in last
                .iter()
                .filter(|&other| one.abs_diff(other) >= self.difference)
            {
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
}
