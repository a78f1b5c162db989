//! A cage with as many even values as odd ones, and as many low ones as high ones.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::{Automaton, Reading};

/// A cage of different values: as many even as odd, as many low as high. A value in the middle of all
/// is neither low nor high and not in such a cage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EqualityCage {
    /// The cells.
    pub cells: Vec<usize>,
}

impl Adds for EqualityCage {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_region(&self.cells)?;
        let ground = to.ground;
        let half = self.cells.len() / 2;
        // States count the even and the low values so far.
        let state = |even: usize, low: usize| even * (half + 1) + low;
        let mut automaton = Automaton::new((half + 1) * (half + 1));
        automaton.start(state(0, 0));
        if self.cells.len().is_multiple_of(2) {
            automaton.accept(state(half, half));
        }
        let lowest_half = ground.values / 2;
        for value in Values::up_to(ground.values).iter() {
            let is_even = ground.number(value).is_multiple_of(2);
            let is_low = usize::from(value) <= lowest_half;
            let is_middle = !is_low && usize::from(value) <= ground.values - lowest_half;
            for (even, low) in (0..=half).flat_map(|even| (0..=half).map(move |low| (even, low))) {
                let next = [even + usize::from(is_even), low + usize::from(is_low)];
                if !is_middle && next.into_iter().all(|count| count <= half) {
                    let to = state(next[0], next[1]);
                    automaton.step(state(even, low), Values::of(value), to);
                }
            }
        }
        to.constrain(Reading::new(self.cells.as_slice(), automaton));
        to.regions.push(self.cells.clone());
        Ok(())
    }
}
