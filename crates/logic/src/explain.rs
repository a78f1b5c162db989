//! Small explanations: from constraints that prove something to few that still do.
//!
//! | function | what it finds | questions to the solver |
//! |---|---|---|
//! | [`deletion`] | a minimal set: no constraint can be left out | one for each of a core |
//! | [`quickxplain`] | the minimal set that a preference order puts first | about `k log(n / k)` for `k` of `n` |
//! | [`smallest`] | the cheapest set of all, by implicit hitting sets | unbounded: for small theories |
//! | [`cheapest`] | over all provable facts the one with the cheapest explanation found | a few for each fact |
//! | [`sentences()`] | the fewest sentences of a knowledge base that prove a query | one of the two before |
//! | [`stepwise`] | a chain of such facts, each explained by what is known by then | the same for each step |
//!
//! The cost of an explanation is the sum of the costs of its constraints. A constraint of cost zero is
//! taken for granted: it is never left out.
//!
//! In budgets, a node is a question to the solver; one question may take as many conflicts as the budget
//! has nodes.

mod cheapest;
mod deletion;
mod order;
mod quickxplain;
mod sentences;
mod smallest;
mod stepwise;

pub use cheapest::{cheapest, consequences};
pub use deletion::deletion;
pub use quickxplain::quickxplain;
pub use sentences::{FewSentences, sentences};
pub use smallest::smallest;
pub use stepwise::{Steps, stepwise};

use crate::literal::Literal;
use crate::model::Model;
use crate::oracle::Oracle;
use crate::theory::{Claim, ConstraintId, Theory};
use atisbo_base::{Budget, Meter, Stop};

/// What each constraint adds to the cost of an explanation.
pub type Cost<'c> = &'c dyn Fn(ConstraintId) -> u64;

/// A fact, and constraints from which it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What follows.
    pub fact: Literal,
    /// From what: the constraints that cost something, none of which can be left out, and those taken
    /// for granted that the proof used. In order of their numbers.
    pub because: Vec<ConstraintId>,
    /// The sum of their costs.
    pub cost: u64,
}

impl Explanation {
    fn new(fact: Literal, because: Vec<ConstraintId>, cost: Cost<'_>) -> Self {
        let cost = total(&because, cost);
        Explanation {
            fact,
            because,
            cost,
        }
    }
}

/// The sum of the costs of constraints.
fn total(constraints: &[ConstraintId], cost: Cost<'_>) -> u64 {
    let costs = constraints.iter().map(|&constraint| cost(constraint));
    costs.fold(0, u64::saturating_add)
}

/// Puts questions to a theory, and counts them.
struct Asker<'t, O> {
    theory: &'t mut Theory<O>,
    meter: Meter,
    questions: u64,
}

impl<'t, O: Oracle> Asker<'t, O> {
    fn new(theory: &'t mut Theory<O>, budget: &Budget) -> Self {
        Asker {
            theory,
            meter: budget.meter(),
            questions: 0,
        }
    }

    /// The constraints that a proof of the claim needed, or a model in which it is false.
    fn ask(
        &mut self,
        claim: Claim,
        active: &[ConstraintId],
    ) -> Result<Result<Vec<ConstraintId>, Model>, Stop> {
        if let Some(stop) = self.stop() {
            return Err(stop);
        }
        self.questions += 1;
        let budget = self.meter.rest(0);
        self.theory.prove_or_refute(claim, active, &budget)
    }

    /// Which limit ends the questions, if one does. One question may also end by itself, when it takes
    /// too many conflicts.
    fn stop(&mut self) -> Option<Stop> {
        let stop = self.meter.check(self.questions, 0);
        stop.or_else(|| self.meter.check_clock())
    }

    fn is_over(&mut self) -> bool {
        self.stop().is_some()
    }

    fn proof(
        &mut self,
        claim: Claim,
        active: &[ConstraintId],
    ) -> Result<Option<Vec<ConstraintId>>, Stop> {
        Ok(self.ask(claim, active)?.ok())
    }
}

#[cfg(test)]
mod tests;
