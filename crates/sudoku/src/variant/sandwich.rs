//! The sum between the lowest and the highest value of a line.

use super::{Additions, Adds, Fault};
use crate::constraint::{Allowed, OneOf, Sandwiched, Sight, add_up_to};
use crate::{Constraint, MAX_SIZE, Values};
use std::sync::Arc;

/// Every pair of cells is a way to place the two values: more than two lines are not looked at.
const MOST_CELLS: usize = 2 * MAX_SIZE;

/// The sum between the lowest and the highest value of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sandwich {
    /// The line.
    pub cells: Vec<usize>,
    /// The sum between.
    pub sum: u32,
}

impl Adds for Sandwich {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 2..=MOST_CELLS)?;
        let (cells, sum) = (self.cells.clone(), self.sum);
        to.constrain_seeing(move |sight| {
            let is_full = cells.len() == sight.ground.values && sight.all_differ(&cells);
            let sandwiched = is_full.then(|| Sandwiched::new(sight.ground, &cells, sum));
            match sandwiched.flatten() {
                Some(sandwiched) => Arc::new(sandwiched),
                None => Arc::new(OneOf::new(fillings(sight, &cells, sum))),
            }
        });
        Ok(())
    }
}

/// One way for each pair of places of the lowest and the highest value.
fn fillings(sight: &Sight<'_>, cells: &[usize], sum: u32) -> Vec<Vec<Arc<dyn Constraint>>> {
    let values = sight.ground.values;
    let (lowest, highest) = (Values::of(1), Values::of(values as u8));
    let inner = Values::up_to(values).without(lowest.or(highest));
    let mut ways = Vec::new();
    for first in 0..cells.len() {
        for last in first + 1..cells.len() {
            let between = &cells[first + 1..last];
            for (left, right) in [(lowest, highest), (highest, lowest)] {
                // The ends first: they fail most often.
                let ends = [(cells[first], left), (cells[last], right)];
                let others = [&cells[..first], between, &cells[last + 1..]].concat();
                let others = others.into_iter().map(|cell| (cell, inner));
                let places: Arc<dyn Constraint> =
                    Arc::new(Allowed::each(ends.into_iter().chain(others)));
                ways.push(vec![places, add_up_to(sight, between, sum)]);
            }
        }
    }
    ways
}
