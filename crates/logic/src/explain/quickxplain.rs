//! Divides the constraints in two again and again, to find which of the less preferred ones are needed.
//!
//! U. Junker, "QUICKXPLAIN: preferred explanations and relaxations for over-constrained problems",
//! AAAI 2004.

use super::Asker;
use crate::oracle::Oracle;
use crate::theory::{Claim, ConstraintId, Theory};
use atisbo_base::{Budget, Stop};

/// The preferred one of the minimal parts that prove the claim: the least preferred constraint that
/// is in it is as early in the order (most preferred first) as possible, then the next one, and so on.
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
/// let mut why = |order: &[_]| explain::quickxplain(&mut theory, Claim::Fact(q), order, &Budget::unlimited());
/// assert_eq!(why(&[long, step, short])?, Some(vec![long, step]));
/// assert_eq!(why(&[short, long, step])?, Some(vec![short]));
/// # Ok::<(), atisbo_base::Stop>(())
/// ```
pub fn quickxplain<O: Oracle>(
    theory: &mut Theory<O>,
    claim: Claim,
    preferred_first: &[ConstraintId],
    budget: &Budget,
) -> Result<Option<Vec<ConstraintId>>, Stop> {
    let mut asker = Asker::new(theory, budget);
    if asker.proof(claim, preferred_first)?.is_none() {
        return Ok(None);
    }
    let mut found = Vec::new();
    // What is known to be needed, or taken for granted while a part is looked into.
    let mut background = Vec::new();
    needed(
        &mut asker,
        claim,
        &mut background,
        true,
        preferred_first,
        &mut found,
    )?;
    found.sort_unstable();
    Ok(Some(found))
}

/// Adds to `found` what of the constraints is needed besides the background. The depth is the
/// logarithm of their number.
fn needed<O: Oracle>(
    asker: &mut Asker<'_, O>,
    claim: Claim,
    background: &mut Vec<ConstraintId>,
    background_grew: bool,
    constraints: &[ConstraintId],
    found: &mut Vec<ConstraintId>,
) -> Result<(), Stop> {
    if background_grew && asker.proof(claim, background)?.is_some() {
        return Ok(());
    }
    if let [] | [_] = constraints {
        found.extend_from_slice(constraints);
        return Ok(());
    }
    let (preferred, others) = constraints.split_at(constraints.len() / 2);
    let (size, before) = (background.len(), found.len());
    background.extend_from_slice(preferred);
    needed(asker, claim, background, true, others, found)?;
    background.truncate(size);
    background.extend_from_slice(&found[before..]);
    let grew = found.len() > before;
    needed(asker, claim, background, grew, preferred, found)?;
    background.truncate(size);
    Ok(())
}
