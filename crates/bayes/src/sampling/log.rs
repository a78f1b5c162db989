//! What is told of a sample: the variables that got a state, one after the other, and where it was rejected.

use super::ancestral::Node;
use crate::observer::{Draw, MOST_DRAWS, Rejected};
use crate::variable::Variable;

/// Notes of one sample, if anybody wants them.
pub(crate) struct Log {
    wanted: bool,
    pub(super) drawn: Vec<Draw<Variable>>,
    pub(super) rejected: Option<Rejected<Variable>>,
}

impl Log {
    pub(super) fn new(wanted: bool) -> Self {
        Log {
            wanted,
            drawn: Vec::new(),
            rejected: None,
        }
    }

    /// The node has its state now.
    #[inline]
    pub(crate) fn drawn(&mut self, node: &Node<'_>, states: &mut [usize], observed: bool) {
        if self.wanted && self.drawn.len() < MOST_DRAWS {
            self.drawn.push(Draw {
                variable: node.variable(),
                distribution: node.distribution(states),
                state: states[node.variable().index()],
                before: None,
                observed,
            });
        }
    }

    /// The sample disagrees with the evidence here.
    pub(crate) fn rejected(&mut self, variable: Variable, drawn: usize, observed: Option<usize>) {
        self.rejected = Some(Rejected {
            variable,
            drawn,
            observed,
        });
    }
}
