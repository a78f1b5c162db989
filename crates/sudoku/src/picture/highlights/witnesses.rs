//! Why a cell or a value has no other possibility: the filled cells that take the others away.

use super::{Collector, Role};
use crate::RegionKind;
use crate::technique::Candidate;

/// A few filled cells that leave a value no other place in a region or, without a region, a cell no
/// other value. What was taken away by reasoning before has no witness.
pub(super) fn collect(seen: &mut Collector<'_>, placed: Candidate, region: Option<RegionKind>) {
    if !seen.exists(placed.cell) {
        return;
    }
    match region {
        Some(region) => other_places(seen, placed, region),
        None => other_values(seen, placed),
    }
}

/// The fewest a greedy choice finds: first the one that takes most places.
fn other_places(seen: &mut Collector<'_>, placed: Candidate, region: RegionKind) {
    let rules = seen.position.rules();
    let mut open = seen.cells_of(region);
    open.retain(|&cell| cell != placed.cell && seen.position.value(cell).is_none());
    let has_value = |&cell: &usize| seen.position.value(cell) == Some(placed.value);
    let mut holders: Vec<usize> = (0..rules.shape().cells()).filter(has_value).collect();
    let mut chosen = Vec::new();
    while !open.is_empty() {
        let takes = |holder: usize| {
            let sees = |cell: &&usize| rules.peers(holder).contains(cell);
            open.iter().filter(sees).count()
        };
        // Of equals, the first.
        let best = (0..holders.len())
            .rev()
            .max_by_key(|&at| takes(holders[at]));
        let Some(holder) = best
            .map(|at| holders.remove(at))
            .filter(|&holder| takes(holder) > 0)
        else {
            break;
        };
        open.retain(|cell| !rules.peers(holder).contains(cell));
        chosen.push(holder);
    }
    seen.cells(&chosen, Role::Witness);
}

fn other_values(seen: &mut Collector<'_>, placed: Candidate) {
    let (position, mut chosen) = (seen.position, Vec::new());
    for value in 1..=position.rules().values() {
        let holds = |&&peer: &&usize| position.value(peer).map(usize::from) == Some(value);
        let peers = position.rules().peers(placed.cell);
        if usize::from(placed.value) != value {
            chosen.extend(peers.iter().find(holds));
        }
    }
    seen.cells(&chosen, Role::Witness);
}
