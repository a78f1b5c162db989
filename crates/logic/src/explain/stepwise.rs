//! A chain of facts, each explained as cheaply as possible by the constraints and the facts before it.

use super::{Cost, Explanation, cheapest};
use crate::literal::Literal;
use crate::oracle::Oracle;
use crate::theory::{ConstraintId, Theory};
use atisbo_base::{Budget, Stop};
use rustc_hash::FxHashSet;

/// The steps found.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Steps {
    /// In order. A fact found is a constraint of the theory for the steps after it
    /// ([`Theory::as_fact`]).
    pub steps: Vec<Explanation>,
    /// The limit that ended the search. `None`: no other of the facts can be proved.
    pub stopped: Option<Stop>,
}

/// Explains one fact after the other until no more of them can be proved. A fact that was found costs
/// `known` in later explanations; with zero it is taken for granted.
pub fn stepwise<O: Oracle>(
    theory: &mut Theory<O>,
    facts: &[Literal],
    active: &[ConstraintId],
    cost: Cost<'_>,
    known: u64,
    budget: &Budget,
) -> Steps {
    let budget = budget.started();
    let mut open = facts.to_vec();
    let mut active = active.to_vec();
    let mut learnt: FxHashSet<ConstraintId> = FxHashSet::default();
    let mut steps = Vec::new();
    loop {
        let now = |constraint| {
            if learnt.contains(&constraint) {
                known
            } else {
                cost(constraint)
            }
        };
        let step = match cheapest(theory, &open, &active, &now, &budget) {
            Ok(Some(step)) => step,
            end => {
                let stopped = end.err();
                return Steps { steps, stopped };
            }
        };
        open.retain(|&fact| fact != step.fact);
        let fact = theory.fact(step.fact);
        if !active.contains(&fact) {
            active.push(fact);
            learnt.insert(fact);
        }
        steps.push(step);
    }
}
