//! A line whose inner values lie strictly between its ends.

use super::{Additions, Adds, Fault};
use crate::constraint::FnConstraint;
use crate::{MAX_SIZE, Values};
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
            // How many different values the inner cells need at least.
            let inner = sight.cliques(&cells[1..cells.len() - 1]);
            let room = inner.iter().map(Vec::len).max().unwrap_or(0);
            Arc::new(FnConstraint::new(cells, move |candidates| {
                lie_between(candidates, room)
            }))
        });
        Ok(())
    }
}

/// Keeps what the cells may hold if the line rises, and if it falls.
fn lie_between(candidates: &mut [Values], room: usize) -> bool {
    let mut falling = candidates.to_vec();
    falling.reverse();
    let rises = rise(candidates, room);
    let falls = rise(&mut falling, room);
    falling.reverse();
    if falls {
        for (own, other) in candidates.iter_mut().zip(falling) {
            *own = if rises { own.or(other) } else { other };
        }
    }
    rises || falls
}

/// Lets the line rise: the first cell is the lower end.
fn rise(candidates: &mut [Values], room: usize) -> bool {
    let [low, inner @ .., high] = candidates else {
        return false;
    };
    let highest_inner = inner.iter().map(|own| own.last()).min();
    let lowest_inner = inner.iter().map(|own| own.first()).max();
    // Strictly below the high end with room between, and below every inner cell's highest.
    let mut below = high.last().unwrap_or(0).saturating_sub(1 + room as u8);
    if let Some(limit) = highest_inner {
        below = below.min(limit.unwrap_or(0).saturating_sub(1));
    }
    *low = low.and(Values::up_to(usize::from(below)));
    let Some(least) = low.first() else {
        return false;
    };
    let mut above = least + room as u8;
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
