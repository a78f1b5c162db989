//! A line that can be cut into parts of the same sum.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::{Automaton, Reading};

/// A line that can be cut into parts of the same sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLine {
    /// The line.
    pub cells: Vec<usize>,
    /// The sum of each part.
    pub sum: u32,
    /// Whether the end of the line is joined to its start, so that a part may go on there.
    pub closed: bool,
}

/// More states than this are not made; no line of a 25 x 25 grid comes near.
const MAX_SUM: u32 = 128;

impl Adds for SumLine {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        if !(1..=MAX_SUM).contains(&self.sum) {
            return Err(Fault::Number(i64::from(self.sum)));
        }
        let sum = self.sum as usize;
        // On a closed line the first part may have begun before the first cell. What it held there is
        // what the last part holds at the end.
        let carried = if self.closed { sum } else { 1 };
        let mut automaton = Automaton::new(carried * sum);
        for carry in 0..carried {
            let state = |held: usize| carry * sum + held;
            automaton.start(state(carry));
            automaton.accept(state(carry));
            for held in 0..sum {
                for value in Values::up_to(to.ground.values).iter() {
                    let next = held + to.ground.number(value) as usize;
                    if next <= sum {
                        automaton.step(state(held), Values::of(value), state(next % sum));
                    }
                }
            }
        }
        to.constrain(Reading::new(self.cells.as_slice(), automaton));
        Ok(())
    }
}
