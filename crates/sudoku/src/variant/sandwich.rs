//! The sum between the lowest and the highest value of a line.

use super::{Additions, Adds, Fault, Ground};
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
        let (ground, cells, sum) = (to.ground, self.cells.clone(), self.sum);
        to.constrain_seeing(move |sight| {
            let is_full = cells.len() == ground.values && sight.all_differ(&cells);
            let sandwiched = is_full.then(|| Sandwiched::new(ground, &cells, sum));
            match sandwiched.flatten() {
                Some(sandwiched) => Arc::new(sandwiched),
                None => Arc::new(OneOf::new(fillings(ground, sight, &cells, sum))),
            }
        });
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}

/// One way for each pair of places of the lowest and the highest value.
fn fillings(
    ground: Ground,
    sight: &Sight<'_>,
    cells: &[usize],
    sum: u32,
) -> Vec<Vec<Arc<dyn Constraint>>> {
    let lowest = Values::of(1);
    let highest = Values::of(ground.values as u8);
    let inner = Values::up_to(ground.values)
        .without(lowest)
        .without(highest);
    let mut ways = Vec::new();
    for first in 0..cells.len() {
        for last in first + 1..cells.len() {
            let between = &cells[first + 1..last];
            for (left, right) in [(lowest, highest), (highest, lowest)] {
                // The ends first: they fail most often.
                let ends = [(cells[first], left), (cells[last], right)];
                let others = cells[..first]
                    .iter()
                    .chain(between)
                    .chain(&cells[last + 1..]);
                let others = others.map(|&cell| (cell, inner));
                let places = Arc::new(Allowed::each(ends.into_iter().chain(others)));
                let sum = add_up_to(ground, sight, between, sum);
                let way: Vec<Arc<dyn Constraint>> = vec![places, sum];
                ways.push(way);
            }
        }
    }
    ways
}
