//! A line whose inner values lie strictly between its ends.

use super::{Additions, Adds, Fault};
use crate::{Constraint, MAX_SIZE, Values};
use std::sync::Arc;

/// A line whose inner values lie strictly between its ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Between {
    /// The line, end to end.
    pub cells: Vec<usize>,
}

impl Adds for Between {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 2..=to.ground.shape.cells())?;
        let cells = self.cells.clone();
        to.constrain_seeing(move |sight| {
            let inner = sight.cliques(&cells[1..cells.len() - 1]);
            let room = inner.iter().map(Vec::len).max().unwrap_or(0);
            Arc::new(Line { cells, room })
        });
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}

/// The line, and how many different values its inner cells need at least.
#[derive(Debug)]
struct Line {
    cells: Vec<usize>,
    room: usize,
}

impl Constraint for Line {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let mut falling = candidates.to_vec();
        falling.reverse();
        let rises = self.rise(candidates);
        let falls = self.rise(&mut falling);
        falling.reverse();
        if falls {
            for (own, other) in candidates.iter_mut().zip(falling) {
                *own = if rises { own.or(other) } else { other };
            }
        }
        rises || falls
    }
}

impl Line {
    /// The first is the lower end.
    fn rise(&self, candidates: &mut [Values]) -> bool {
        let [low, inner @ .., high] = candidates else {
            return false;
        };
        let highest_inner = inner.iter().map(|own| own.last()).min();
        let lowest_inner = inner.iter().map(|own| own.first()).max();
        // Strictly below the high end with room between, and below every inner cell's highest.
        let mut below = high.last().unwrap_or(0).saturating_sub(1 + self.room as u8);
        if let Some(limit) = highest_inner {
            below = below.min(limit.unwrap_or(0).saturating_sub(1));
        }
        *low = low.and(Values::up_to(usize::from(below)));
        let Some(least) = low.first() else {
            return false;
        };
        let mut above = least + self.room as u8;
        if let Some(limit) = lowest_inner {
            above = above.max(limit.unwrap_or(u8::MAX));
        }
        *high = high.without(Values::up_to(usize::from(above).min(MAX_SIZE)));
        let Some(greatest) = high.last() else {
            return false;
        };
        let strictly =
            Values::up_to(usize::from(greatest) - 1).without(Values::up_to(usize::from(least)));
        inner.iter_mut().all(|own| {
            *own = own.and(strictly);
            !own.is_empty()
        })
    }
}
