//! The first value of a line that an earlier, greater one hides.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::{Automaton, Reading};

/// The first value of a line that an earlier, greater one hides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenSkyscraper {
    /// The line, from the side of the clue.
    pub cells: Vec<usize>,
    /// The hidden value.
    pub number: u32,
}

impl Adds for HiddenSkyscraper {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_region(&self.cells)?;
        let hidden = to.value(self.number)?;
        let all = Values::up_to(to.ground.values);
        // A state for each highest value so far, 0 for none; then one for "it was seen".
        let seen = to.ground.values + 1;
        let mut automaton = Automaton::new(seen + 1);
        automaton.start(0);
        automaton.accept(seen);
        automaton.step(seen, all, seen);
        for highest in 0..seen {
            for value in all.iter().filter(|&value| usize::from(value) > highest) {
                automaton.step(highest, Values::of(value), usize::from(value));
            }
            if usize::from(hidden) < highest {
                automaton.step(highest, Values::of(hidden), seen);
            }
        }
        to.constrain(Reading::new(self.cells.as_slice(), automaton));
        Ok(())
    }
}
