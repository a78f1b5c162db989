//! A line that a custom finite automaton accepts.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::{Automaton, Reading};
use std::sync::Arc;

/// A line that a custom finite automaton accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateMachine {
    /// The line.
    pub cells: Vec<usize>,
    /// The automaton.
    pub machine: Arc<Machine>,
}

/// A nondeterministic automaton that starts in state 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// By state, whether a line may end there.
    pub accepting: Vec<bool>,
    /// By state, the values it reads (the first value of the grid is 1, whatever it is called) and the
    /// states they lead to.
    pub steps: Vec<Vec<(Values, usize)>>,
}

impl Adds for StateMachine {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_line(&self.cells, 1..=to.ground.shape.cells())?;
        let Machine { accepting, steps } = &*self.machine;
        let states = accepting.len();
        let leads_nowhere = |&&(_, next): &&(Values, usize)| next >= states;
        if let Some(&(_, next)) = steps.iter().flatten().find(leads_nowhere) {
            return Err(Fault::Number(next as i64));
        }
        let mut automaton = Automaton::new(states);
        if states > 0 {
            automaton.start(0);
        }
        for (state, &accepts) in accepting.iter().enumerate() {
            if accepts {
                automaton.accept(state);
            }
            for &(values, next) in steps.get(state).into_iter().flatten() {
                automaton.step(state, values, next);
            }
        }
        to.constrain(Reading::new(self.cells.as_slice(), automaton));
        Ok(())
    }
}
