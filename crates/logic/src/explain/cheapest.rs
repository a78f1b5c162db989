//! Of all facts that can be proved, the one that is easiest to explain.
//!
//! The idea of a step: J. Espasa, I. P. Gent, R. Hoffmann, C. Jefferson and others, "Using small MUSes
//! to explain how to solve pen and paper puzzles", arXiv 2104.15040.

use super::deletion::shrink;
use super::order::Neighbourhood;
use super::{Asker, Cost, Explanation};
use crate::literal::Literal;
use crate::oracle::Oracle;
use crate::theory::{Claim, ConstraintId, Theory};
use atisbo_base::{Budget, Stop};

/// How often the solver is asked for a smaller core before any constraint is left out.
const REFINEMENTS: usize = 3;
/// After this many facts, from the smallest core on, without a cheaper explanation the search ends.
const PATIENCE: usize = 24;

/// The cheapest explanation found of any of these facts; the first in the order given if several cost
/// the same. `None` if the constraints prove none of them.
///
/// The explanation is minimal, and usually, but not always, the cheapest there is. A fact whose proof
/// would take more conflicts than the budget has nodes is passed over. Constraints that contradict each
/// other prove everything.
///
/// # Errors
///
/// If the budget is used up before any explanation is known.
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
    let (granted, others): (Vec<ConstraintId>, Vec<ConstraintId>) =
        (active.iter()).partition(|&&constraint| cost(constraint) == 0);
    let (mut candidates, _) = first_cores(&mut asker, facts, 0, cost, |_| granted.clone())?;
    let mut skipped = None;
    // No other explanation costs less than this.
    let least = others.iter().map(|&constraint| cost(constraint)).min();
    let least = least.unwrap_or(0);
    if candidates.is_empty() {
        let order = |fact| neighbourhood.nearest_first(fact, cost);
        (candidates, skipped) = first_cores(&mut asker, facts, least, cost, order)?;
        candidates.sort_by_key(|candidate| candidate.cost);
    }
    let mut best: Option<Explanation> = None;
    let mut in_vain = 0;
    for Explanation { fact, because, .. } in candidates {
        let limit = best.as_ref().map_or(u64::MAX, |best| best.cost);
        if limit <= least || in_vain == PATIENCE {
            break;
        }
        in_vain += 1;
        match shrink(&mut asker, Claim::Fact(fact), because, cost, limit) {
            Ok(Some(because)) => {
                best = Some(Explanation::new(fact, because, cost));
                in_vain = 0;
            }
            Ok(None) => {}
            Err(stop) => {
                skipped = Some(stop);
                if asker.is_over() {
                    break;
                }
            }
        }
    }
    match (best, skipped) {
        (None, Some(stop)) => Err(stop),
        (best, _) => Ok(best),
    }
}

/// The facts that can be proved, each with a first core, up to the first that costs no more than
/// `enough`; and why some question was not answered, if one was not.
fn first_cores<O: Oracle>(
    asker: &mut Asker<'_, O>,
    facts: &[Literal],
    enough: u64,
    cost: Cost<'_>,
    constraints: impl Fn(Literal) -> Vec<ConstraintId>,
) -> Result<(Vec<Explanation>, Option<Stop>), Stop> {
    let mut open: Vec<bool> = vec![true; facts.len()];
    let (mut found, mut skipped) = (Vec::new(), None);
    for (index, &fact) in facts.iter().enumerate() {
        if !open[index] {
            continue;
        }
        match asker.ask(Claim::Fact(fact), &constraints(fact)) {
            Ok(Ok(core)) => {
                let core = refined(asker, fact, core, cost);
                found.push(Explanation::new(fact, core, cost));
                if found.last().is_some_and(|last| last.cost <= enough) {
                    break;
                }
            }
            // What is false in one model of the constraints does not follow from them.
            Ok(Err(model)) => {
                for (open, &other) in open.iter_mut().zip(facts).skip(index) {
                    *open &= model.makes(other);
                }
            }
            Err(stop) if asker.is_over() => return Err(stop),
            Err(stop) => skipped = Some(stop),
        }
    }
    Ok((found, skipped))
}

/// A smaller core, if the solver finds one when it is given the constraints in the opposite order.
fn refined<O: Oracle>(
    asker: &mut Asker<'_, O>,
    fact: Literal,
    mut core: Vec<ConstraintId>,
    cost: Cost<'_>,
) -> Vec<ConstraintId> {
    let mut backwards = false;
    for _ in 0..REFINEMENTS {
        backwards = !backwards;
        let mut order = core.clone();
        if backwards {
            order.reverse();
            order.sort_by_key(|&constraint| cost(constraint) > 0);
        }
        // Without an answer, the core at hand will do.
        let Ok(Some(mut smaller)) = asker.proof(Claim::Fact(fact), &order) else {
            break;
        };
        if smaller.len() == core.len() {
            break;
        }
        smaller.sort_unstable();
        core.retain(|constraint| smaller.binary_search(constraint).is_ok());
    }
    core
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
