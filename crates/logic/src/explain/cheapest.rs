//! Of all facts that can be proved, the one that is easiest to explain.
//!
//! The idea of a step: J. Espasa, I. P. Gent, R. Hoffmann, C. Jefferson and others, "Using small MUSes
//! to explain how to solve pen and paper puzzles", arXiv 2104.15040.

use super::deletion::shrink;
use super::order::Neighbourhood;
use super::{Asker, Cost, Explanation, total};
use crate::literal::Literal;
use crate::oracle::Oracle;
use crate::theory::{Claim, ConstraintId, Theory};
use atisbo_base::{Budget, Stop};

/// The cheapest explanation found of any of these facts; the first in the order given if several cost
/// the same. `None` if the constraints prove none of them.
///
/// Every explanation is minimal, and the cheapest is usually, but not always, the cheapest there is.
/// Constraints that contradict each other prove everything.
///
/// # Errors
///
/// If the budget is used up before all facts have been looked at.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{explain, theory::Theory};
///
/// let mut theory = Theory::new();
/// let [p, q, r] = ["p", "q", "r"].map(|name| theory.symbol(name));
/// let [one, two, three] = ["p", "p => q", "q => r"].map(|name| theory.constraint(name));
/// theory.add(one, &[p]);
/// theory.add(two, &[!p, q]);
/// theory.add(three, &[!q, r]);
/// let all: Vec<_> = theory.constraints().collect();
/// let easiest = explain::cheapest(&mut theory, &[r, q, p], &all, &|_| 1, &Budget::unlimited())?.unwrap();
/// assert_eq!((easiest.fact, easiest.because), (p, vec![one]));
/// # Ok::<(), atisbo_base::Stop>(())
/// ```
pub fn cheapest<O: Oracle>(
    theory: &mut Theory<O>,
    facts: &[Literal],
    active: &[ConstraintId],
    cost: Cost<'_>,
    budget: &Budget,
) -> Result<Option<Explanation>, Stop> {
    let neighbourhood = Neighbourhood::new(theory, active);
    let mut asker = Asker::new(theory, budget);
    let mut candidates = first_cores(&mut asker, facts, &neighbourhood, cost)?;
    candidates.sort_by_key(|candidate| candidate.cost);
    // No explanation that costs anything costs less than this.
    let least = active.iter().map(|&constraint| cost(constraint));
    let least = least.filter(|&cost| cost > 0).min().unwrap_or(0);
    let mut best: Option<Explanation> = None;
    for Explanation { fact, because, .. } in candidates {
        let limit = best.as_ref().map_or(u64::MAX, |best| best.cost);
        if limit <= least {
            break;
        }
        if let Some(because) = shrink(&mut asker, Claim::Fact(fact), because, cost, limit)? {
            let cost = total(&because, cost);
            best = Some(Explanation {
                fact,
                because,
                cost,
            });
        }
    }
    Ok(best)
}

/// The facts that can be proved, each with a first core.
fn first_cores<O: Oracle>(
    asker: &mut Asker<'_, O>,
    facts: &[Literal],
    neighbourhood: &Neighbourhood,
    cost: Cost<'_>,
) -> Result<Vec<Explanation>, Stop> {
    let mut open: Vec<bool> = vec![true; facts.len()];
    let mut found = Vec::new();
    for (index, &fact) in facts.iter().enumerate() {
        if !open[index] {
            continue;
        }
        let order = neighbourhood.nearest_first(fact, cost);
        match asker.ask(Claim::Fact(fact), &order)? {
            Ok(core) => {
                let (because, cost) = (core.clone(), total(&core, cost));
                found.push(Explanation {
                    fact,
                    because,
                    cost,
                });
            }
            // What is false in one model of the constraints does not follow from them.
            Err(model) => {
                for (open, &other) in open.iter_mut().zip(facts).skip(index) {
                    *open &= model.makes(other);
                }
            }
        }
    }
    Ok(found)
}

/// Those of the facts that follow from these constraints alone.
///
/// # Errors
///
/// If the budget is used up first.
pub fn consequences<O: Oracle>(
    theory: &mut Theory<O>,
    facts: &[Literal],
    active: &[ConstraintId],
    budget: &Budget,
) -> Result<Vec<Literal>, Stop> {
    let mut asker = Asker::new(theory, budget);
    let mut open = facts.to_vec();
    let mut found = Vec::new();
    while let Some(fact) = open.pop() {
        match asker.ask(Claim::Fact(fact), active)? {
            Ok(_) => found.push(fact),
            Err(model) => open.retain(|&other| model.makes(other)),
        }
    }
    found.reverse();
    Ok(found)
}
