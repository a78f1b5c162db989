//! How many values of a line are greater than all before them.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::{Automaton, Reading};

/// How many values of a line are greater than all before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skyscraper {
    /// The line, from the side of the clue.
    pub cells: Vec<usize>,
    /// How many.
    pub visible: u32,
}

impl Adds for Skyscraper {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let automaton = skyline(to.ground.values, self.visible as usize);
        to.constrain(Reading::new(self.cells.as_slice(), automaton));
        Ok(())
    }
}

/// Remembers the highest value so far and how many were seen.
fn skyline(values: usize, visible: usize) -> Automaton {
    // No line has more to see than values.
    let most = visible.min(values + 1);
    let state = |highest: usize, seen: usize| highest * (most + 1) + seen;
    let mut automaton = Automaton::new((values + 1) * (most + 1));
    automaton.start(state(0, 0));
    for highest in 0..=values {
        if highest > 0 && visible <= values {
            automaton.accept(state(highest, visible));
        }
        for seen in 0..=most {
            let here = state(highest, seen);
            automaton.step(here, Values::up_to(highest), here);
            if seen < most {
                for higher in highest + 1..=values {
                    automaton.step(here, Values::of(higher as u8), state(higher, seen + 1));
                }
            }
        }
    }
    automaton
}
