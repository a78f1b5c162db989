//! An agent held to one cell a move, as the first report's player is.

use super::{Agent, AgentError, Decision};
use crate::position::Position;
use atisbo_base::Budget;

/// Another agent that opens only the first of the cells it decides for.
#[derive(Clone, Debug)]
pub struct OneCell<A>(pub A);

impl<A: Agent> Agent for OneCell<A> {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        let mut decision = self.0.decide(position, budget)?;
        decision.reveal.truncate(1);
        Ok(decision)
    }
}
