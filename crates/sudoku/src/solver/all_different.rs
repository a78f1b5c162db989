//! All values of a region differ: every candidate that is in no complete assignment goes.
//!
//! Régin's filter (*A filtering algorithm for constraints of difference in CSPs*, 1994): a maximum
//! matching of cells and values, then the strongly connected components of the graph "this cell
//! could take that one's value"; a candidate between two components is in no assignment. It finds
//! naked and hidden subsets of every size at once. A region of at most 25 cells fits machine words, so
//! that a component is where the closure forwards (over values) meets the closure backwards (over
//! places), each built with one `or` for each cell.

use super::state::State;
use crate::values::bits;
use crate::{MAX_SIZE, Values};

/// One matching for each region. A matching that fits stays good when candidates come back, so it
/// needs no trail; a pair that no longer fits is matched anew.
#[derive(Clone, Debug)]
pub(super) struct Matchings {
    regions: Vec<Matching>,
}

/// By position, the index of the value it is matched with.
type Matching = [u8; MAX_SIZE];

const UNMATCHED: u8 = u8::MAX;

/// What the filter found out.
pub(super) enum Filtered {
    /// No assignment exists: these positions have too few values between them.
    Impossible(u32),
    /// By position, the values it may keep.
    Kept([u32; MAX_SIZE]),
    /// Every candidate is in some assignment.
    Nothing,
}

impl Matchings {
    pub(super) fn new(regions: usize) -> Self {
        Matchings {
            regions: vec![[UNMATCHED; MAX_SIZE]; regions],
        }
    }

    /// Filters the candidates of a region.
    pub(super) fn filter(&mut self, state: &State, region: usize, cells: &[usize]) -> Filtered {
        let places = state.all_places(region);
        let size = places.len();
        // Seats without a cell, which any value may take, make the matching perfect.
        let mut domains = [Values::up_to(size).bits(); MAX_SIZE];
        for (domain, &cell) in domains.iter_mut().zip(cells) {
            *domain = state.domain(cell).bits();
        }
        let nowhere = Values::up_to(size).bits() & !Values::up_to(cells.len()).bits();
        let matching = &mut self.regions[region];
        let owner = match complete(matching, &domains, size) {
            Ok(owner) => owner,
            Err(short) => return Filtered::Impossible(short),
        };
        let mut kept = domains;
        let mut pruned = false;
        let mut rest = Values::up_to(size).bits();
        // A decided cell is a component of its own, and its value has gone from the other cells.
        for domain in &domains[..size] {
            if domain.is_power_of_two() {
                rest &= !domain;
            }
        }
        while rest != 0 {
            let start = rest & rest.wrapping_neg();
            let forwards = closure(start, rest, |value| domains[usize::from(owner[value])]);
            let backwards = closure(start, rest, |value| {
                let takers = places[value] | nowhere;
                bits(takers).fold(0, |set, position| set | 1 << matching[position])
            });
            let component = forwards & backwards;
            for value in bits(component) {
                let position = usize::from(owner[value]);
                pruned |= kept[position] & !component != 0;
                kept[position] &= component;
            }
            rest &= !component;
        }
        if pruned {
            Filtered::Kept(kept)
        } else {
            Filtered::Nothing
        }
    }
}

/// All that can be reached from `start` within `among`.
fn closure(start: u32, among: u32, next: impl Fn(usize) -> u32) -> u32 {
    let (mut reached, mut open) = (start, start);
    while open != 0 {
        let value = open.trailing_zeros() as usize;
        let more = next(value) & among & !reached;
        open = (open & (open - 1)) | more;
        reached |= more;
    }
    reached
}

/// Mends the matching; by value, the position that has it. Fails with positions that have too few
/// values between them.
fn complete(
    matching: &mut Matching,
    domains: &[u32; MAX_SIZE],
    size: usize,
) -> Result<[u8; MAX_SIZE], u32> {
    let mut owner = [UNMATCHED; MAX_SIZE];
    for position in 0..size {
        let value = matching[position];
        if value != UNMATCHED && domains[position] >> value & 1 == 1 {
            owner[usize::from(value)] = position as u8;
        } else {
            matching[position] = UNMATCHED;
        }
    }
    for position in 0..size {
        if matching[position] == UNMATCHED {
            let (mut seen, mut tried) = (0, 0);
            if !augment(
                position, matching, &mut owner, domains, &mut seen, &mut tried,
            ) {
                return Err(tried);
            }
        }
    }
    Ok(owner)
}

/// Finds a value for a position, moving others to another of their values where needed.
fn augment(
    position: usize,
    matching: &mut Matching,
    owner: &mut [u8; MAX_SIZE],
    domains: &[u32; MAX_SIZE],
    seen: &mut u32,
    tried: &mut u32,
) -> bool {
    *tried |= 1 << position;
    loop {
        let open = domains[position] & !*seen;
        if open == 0 {
            return false;
        }
        let value = open.trailing_zeros() as usize;
        *seen |= 1 << value;
        let holder = owner[value];
        let freed = holder == UNMATCHED
            || augment(usize::from(holder), matching, owner, domains, seen, tried);
        if freed {
            owner[value] = position as u8;
            matching[position] = value as u8;
            return true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::Layout;
    use super::*;
    use crate::{Region, RegionKind, Rules, Shape};
    use proptest::prelude::*;
    use std::sync::Arc;

    /// By cell, the values it has in some assignment of different values.
    fn plain(domains: &[u32], used: u32) -> Option<Vec<u32>> {
        let Some((first, rest)) = domains.split_first() else {
            return Some(Vec::new());
        };
        let mut kept: Option<Vec<u32>> = None;
        for value in bits(first & !used) {
            if let Some(others) = plain(rest, used | 1 << value) {
                let kept = kept.get_or_insert_with(|| vec![0; domains.len()]);
                kept[0] |= 1 << value;
                kept[1..]
                    .iter_mut()
                    .zip(others)
                    .for_each(|(kept, other)| *kept |= other);
            }
        }
        kept
    }

    proptest! {
        #[test]
        fn exactly_the_candidates_in_some_assignment_stay(
            domains in prop::collection::vec(1_u32..64, 3..=6),
        ) {
            let cells: Vec<usize> = (0..domains.len()).collect();
            let region = Region { kind: RegionKind::Extra(0), cells: cells.clone() };
            let rules = Rules::new(Shape::new(2, 3).unwrap(), vec![region], Vec::new());
            let layout = Layout::new(&Arc::new(rules));
            let mut state = State::new(&layout);
            for (cell, &domain) in domains.iter().enumerate() {
                state.remove(&layout, cell, Values::up_to(6).without(Values::from_bits(domain)));
            }
            // The filter is run when decided cells have already taken their values from the others.
            while let Some((cell, gone)) = cells.iter().find_map(|&cell| {
                let others = cells.iter().filter(|&&other| other != cell);
                let decided = others.filter_map(|&other| state.domain(other).single()).collect();
                let gone = state.domain(cell).and(decided);
                (!gone.is_empty()).then_some((cell, gone))
            }) {
                state.remove(&layout, cell, gone);
            }
            let now: Vec<u32> = cells.iter().map(|&cell| state.domain(cell).bits()).collect();
            let filtered = Matchings::new(1).filter(&state, 0, &cells);
            let kept = match filtered {
                Filtered::Impossible(_) => None,
                Filtered::Nothing => Some(now),
                Filtered::Kept(kept) => Some(kept[..cells.len()].to_vec()),
            };
            prop_assert_eq!(kept, plain(&domains, 0));
        }
    }
}
