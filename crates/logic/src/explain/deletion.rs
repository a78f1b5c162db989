//! Leaves out one constraint after the other, the dearest first, as long as the rest is still enough.
//!
//! Each success brings a new core, often much smaller than one constraint less: J. Marques-Silva and
//! I. Lynce, "On improving MUS extraction algorithms", SAT 2011.

use super::{Asker, Cost, total};
use crate::oracle::Oracle;
use crate::theory::{Claim, ConstraintId, Theory};
use atisbo_base::{Budget, Stop};

/// A part of the constraints that proves the claim and of which nothing that costs can be left out.
/// `None` if even all of them do not prove it.
///
/// # Errors
///
/// If the budget is used up first.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{explain, theory::{Claim, Theory}};
///
/// let mut theory = Theory::new();
/// let [p, q] = ["p", "q"].map(|name| theory.symbol(name));
/// let [long, step, short] = ["p", "p => q", "q"].map(|name| theory.constraint(name));
/// theory.add(long, &[p]);
/// theory.add(step, &[!p, q]);
/// theory.add(short, &[q]);
/// let why = explain::deletion(&mut theory, Claim::Fact(q), &[long, step, short], &|_| 1, &Budget::unlimited())?;
/// assert!(why == Some(vec![long, step]) || why == Some(vec![short]));
/// # Ok::<(), atisbo_base::Stop>(())
/// ```
pub fn deletion<O: Oracle>(
    theory: &mut Theory<O>,
    claim: Claim,
    constraints: &[ConstraintId],
    cost: Cost<'_>,
    budget: &Budget,
) -> Result<Option<Vec<ConstraintId>>, Stop> {
    let mut asker = Asker::new(theory, budget);
    let Some(core) = asker.proof(claim, constraints)? else {
        return Ok(None);
    };
    shrink(&mut asker, claim, core, cost, u64::MAX)
}

/// The same from a core, for as long as it may still cost less than the limit: `None` if it cannot.
pub(super) fn shrink<O: Oracle>(
    asker: &mut Asker<'_, O>,
    claim: Claim,
    mut core: Vec<ConstraintId>,
    cost: Cost<'_>,
    limit: u64,
) -> Result<Option<Vec<ConstraintId>>, Stop> {
    // The cheap ones first: the solver prefers what it is given first. Those of the same cost stay in
    // the order given. What was found necessary moves to the front, so what is still to be tried stays
    // together at the end.
    core.sort_by_key(|&constraint| cost(constraint));
    let granted = core.partition_point(|&constraint| cost(constraint) == 0);
    let mut needed = granted;
    let mut spent = 0;
    while needed < core.len() {
        let Some(tried) = core.pop() else { break };
        let Some(smaller) = asker.proof(claim, &core)? else {
            spent += cost(tried);
            if spent >= limit {
                return Ok(None);
            }
            core.insert(0, tried);
            needed += 1;
            continue;
        };
        // All that is needed is in it; of what was taken for granted, only what it used.
        let lost = core[..needed].iter().filter(|one| !smaller.contains(one));
        needed -= lost.count();
        core.retain(|one| smaller.contains(one));
    }
    core.sort_unstable();
    Ok((total(&core, cost) < limit).then_some(core))
}
