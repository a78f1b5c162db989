//! Cells that all differ, as a constraint: for regions that hold only under a condition.

use super::union;
use crate::Values;

/// Keeps cells different.
pub(crate) fn differ(candidates: &mut [Values]) -> bool {
    let mut used = Values::NONE;
    // A decided cell may decide others.
    loop {
        let singles = || candidates.iter().filter(|own| own.len() <= 1);
        let decided = union(singles());
        if decided.len() != singles().count() {
            return false;
        }
        if decided == used {
            break;
        }
        used = decided;
        for own in candidates.iter_mut().filter(|own| own.len() > 1) {
            *own = own.without(decided);
        }
    }
    union(candidates.iter()).len() >= candidates.len()
}
