//! ALS-XZ: two almost locked sets that exclude each other in one value, or in two.
//!
//! One of the two lacks the value `x` that only one can have, and so holds everything else: a value
//! `z` that both may hold is in one of them. If they exclude each other in two values, each set has
//! exactly one of these: both sets are locked but for that.

use super::almost_locked::{AlmostLockedSets, find_chains};
use super::finder::{Finder, Flow};
use super::view::View;
use super::{Candidate, Evidence};
use crate::Values;

/// Two almost locked sets that exclude each other in one value, or in two.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_chains(view, found, 2..=2)?;
    let all = view.almost_locked();
    for (index, one) in all.sets.iter().enumerate() {
        for (other, set) in all.sets[..index].iter().enumerate() {
            found.work()?;
            if one.values.and(set.values).len() >= 2 {
                doubly_linked(all, other, index, found)?;
            }
        }
    }
    Flow::Continue(())
}

/// Two sets that exclude each other in two values.
fn doubly_linked<const W: usize>(
    all: &AlmostLockedSets<W>,
    one: usize,
    other: usize,
    found: &mut Finder,
) -> Flow {
    let [one, other] = [one, other].map(|set| &all.sets[set]);
    let shared = one.values.and(other.values);
    let links: Values = shared
        .iter()
        .filter(|&value| all.exclude(one.bud(value), other.bud(value)))
        .collect();
    if links.len() != 2 {
        return Flow::Continue(());
    }
    let seen = |bud: usize, value| {
        all.buds[bud]
            .seen
            .iter()
            .map(move |cell| Candidate { cell, value })
    };
    let mut gone: Vec<Candidate> = Vec::new();
    for set in [one, other] {
        for value in set.values.without(links).iter() {
            gone.extend(seen(set.bud(value), value));
        }
    }
    for value in links.iter() {
        let cells = all.buds[one.bud(value)]
            .seen
            .and(&all.buds[other.bud(value)].seen);
        gone.extend(cells.iter().map(|cell| Candidate { cell, value }));
    }
    found.eliminate_each(gone, || Evidence::AlmostLocked {
        sets: vec![one.evidence(), other.evidence()],
        links: vec![links.iter().collect()],
        stem: None,
    })
}
