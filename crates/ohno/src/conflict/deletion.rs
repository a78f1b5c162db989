//! Deletion: leave out one given after the other for as long as the rest still conflicts. Whatever
//! a conflict did not need goes with it (Bakker et al. 1993; Belov and Marques-Silva 2012 call it
//! refinement).

use super::oracle::{Answer, Oracle};
use crate::Place;
use atisbo_base::Stop;

/// Makes a conflict as small as leaving out single suspects can. True if every one of those left was
/// shown to be needed. Ended by the budget, `conflict` is still one.
pub(super) fn shrink(
    oracle: &mut Oracle<'_>,
    conflict: &mut Vec<usize>,
    effort: u64,
) -> Result<bool, Stop> {
    // Asked again, the conflict alone is often refuted in another, shorter way.
    while let Answer::Conflict(fewer) = oracle.ask(conflict, effort)?
        && fewer.len() < conflict.len()
    {
        *conflict = fewer;
    }
    sort_by_distance(conflict, oracle.suspects());
    // From the end of the list, the farthest: those behind `needed` have been asked about.
    let mut proved = true;
    let mut needed = conflict.len();
    while needed > 0 {
        needed -= 1;
        let mut rest = conflict.clone();
        rest.remove(needed);
        match oracle.ask(&rest, effort)? {
            Answer::Conflict(core) => {
                let kept_before = conflict[..needed].iter();
                needed = kept_before.filter(|index| core.contains(index)).count();
                rest.retain(|index| core.contains(index));
                *conflict = rest;
            }
            Answer::Peace(_) => {}
            Answer::Open => proved = false,
        }
    }
    Ok(proved)
}

/// Sorts suspects by how far they are from the middle of them all, so that the farthest are asked
/// about first.
fn sort_by_distance(conflict: &mut [usize], suspects: &[Place]) {
    let middle = |coordinate: fn(Place) -> usize| {
        let mut all: Vec<usize> = conflict.iter().map(|&i| coordinate(suspects[i])).collect();
        all.sort_unstable();
        all.get(all.len() / 2).copied().unwrap_or(0)
    };
    let (row, col) = (middle(Place::row), middle(Place::column));
    conflict.sort_by_key(|&index| {
        let pos = suspects[index];
        (pos.row().abs_diff(row).max(pos.column().abs_diff(col)), pos)
    });
}
