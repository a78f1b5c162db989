//! Chains of almost locked sets, each linked with the next by a value that only one of them has. A
//! chain of three sets is an ALS-XY-wing: two sets joined by a third.
//!
//! If the first set lacks `z` it holds the first link's value, so the second set lacks that and holds
//! the second link's value, and so on: the last set holds `z`. So `z` is in the first or the last, and
//! not where all its places in both are seen. To find such a chain, suppose `z` in a cell: all buds of
//! `z` around it are empty, and what follows is known layer by layer. Both ends lie around the cell,
//! so it is enough to go half the way, and to see whether two buds of the same layer exclude or force
//! each other.

use super::super::finder::{Finder, Flow};
use super::super::view::View;
use super::super::{Candidate, Evidence};
use super::{AlmostLockedSets, Buds};
use crate::Values;
use std::collections::VecDeque;
use std::ops::RangeInclusive;

/// Reports the chains of this many sets that rule out a candidate; only a shortest if one step is
/// wanted.
pub(in super::super) fn find_chains<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    lengths: RangeInclusive<usize>,
) -> Flow {
    let all = view.almost_locked();
    found.limited_if(all.is_partial);
    let mut layers = Layers::new(all);
    let mut chains: Vec<Chain> = Vec::new();
    let (shortest, mut longest) = lengths.into_inner();
    for value in view.all_values() {
        for cell in view.cells_with(value).iter() {
            found.work()?;
            all.around(cell, value, &mut layers.layers[0]);
            for length in 1..=longest {
                if !layers.grow(length) || length < shortest {
                    continue;
                }
                let before = chains.len();
                let most = if found.wants_all() { usize::MAX } else { 1 };
                let is_partial = layers.trace(length, most, &mut chains);
                found.limited_if(is_partial);
                if chains.len() > before && !found.wants_all() {
                    longest = length;
                    break;
                }
            }
        }
    }
    let cells = |&set: &usize| all.sets[set].cells.len();
    chains.sort_by_cached_key(|chain| {
        let cells: usize = chain.sets.iter().map(cells).sum();
        (chain.sets.len(), cells)
    });
    for chain in chains {
        let eliminations = chain.eliminations(all);
        found.eliminate_each(eliminations, || chain.evidence(all))?;
    }
    Flow::Continue(())
}

/// A chain of sets.
struct Chain {
    sets: Vec<usize>,
    /// The value that links each set with the next.
    links: Vec<u8>,
}

impl Chain {
    /// Each value that both ends have apart from their links goes where its places in both are seen.
    fn eliminations<const W: usize>(&self, all: &AlmostLockedSets<W>) -> Vec<Candidate> {
        let ends = (self.sets.first(), self.sets.last());
        let links = (self.links.first(), self.links.last());
        let ((Some(&first), Some(&last)), (Some(&out), Some(&back))) = (ends, links) else {
            return Vec::new();
        };
        let linked = Values::of(out).or(Values::of(back));
        let [first, last] = [&all.sets[first], &all.sets[last]];
        let shared = first.values.and(last.values).without(linked);
        let of_value = |value| {
            let [one, other] = [first, last].map(|set| &all.buds[set.bud(value)]);
            one.seen.and(&other.seen).with_value(value)
        };
        shared.iter().flat_map(of_value).collect()
    }

    fn evidence<const W: usize>(&self, all: &AlmostLockedSets<W>) -> Evidence {
        Evidence::AlmostLocked {
            sets: (self.sets.iter())
                .map(|&set| all.sets[set].evidence())
                .collect(),
            links: self.links.iter().map(|&link| vec![link]).collect(),
            stem: None,
        }
    }
}

/// What would follow if a cell had a value: empty buds, the buds that these force, the buds that those
/// exclude, and so on.
struct Layers<'a, const W: usize> {
    all: &'a AlmostLockedSets<W>,
    layers: Vec<Buds>,
}

impl<'a, const W: usize> Layers<'a, W> {
    fn new(all: &'a AlmostLockedSets<W>) -> Self {
        Layers {
            all,
            layers: vec![Buds::none(all.buds.len())],
        }
    }

    /// Fills in what the layer before leads to; whether some of it lies in that layer itself, so that
    /// there may be a chain of this many sets.
    fn grow(&mut self, layer: usize) -> bool {
        if self.layers.len() == layer {
            self.layers.push(Buds::none(self.all.buds.len()));
        }
        let all = self.all;
        let (before, rest) = self.layers.split_at_mut(layer);
        rest[0].clear();
        for bud in before[layer - 1].iter() {
            rest[0].add(related(all, bud, layer));
        }
        rest[0].meets(&before[layer - 1])
    }

    /// Chains of this many sets, none of them twice: from the middle to both ends. Whether there may be more, which
    /// were not looked for because too many paths led to none.
    fn trace(&self, length: usize, most: usize, chains: &mut Vec<Chain>) -> bool {
        let middle = &self.layers[length - 1];
        let mut tries = Tries {
            left: MOST_TRIES,
            most: chains.len().saturating_add(most),
            chains,
        };
        for left in middle.iter() {
            for right in related(self.all, left, length).common(middle) {
                let mut path = VecDeque::from([left, right]);
                self.widen(&mut path, length - 1, &mut tries);
                if tries.are_over() {
                    return tries.chains.len() < tries.most;
                }
            }
        }
        false
    }

    /// Leads both ends of a path back from a layer to the first.
    fn widen(&self, path: &mut VecDeque<usize>, layer: usize, tries: &mut Tries<'_>) {
        if layer == 0 {
            tries.left -= 1;
            tries.chains.extend(self.chain(path.make_contiguous()));
            return;
        }
        let (left, right) = (path[0], path[path.len() - 1]);
        let below = &self.layers[layer - 1];
        for before in related(self.all, left, layer).common(below) {
            for after in related(self.all, right, layer).common(below) {
                path.push_front(before);
                path.push_back(after);
                self.widen(path, layer - 1, tries);
                path.pop_front();
                path.pop_back();
                if tries.are_over() {
                    return;
                }
            }
        }
    }

    /// The sets on a path, if they differ.
    fn chain(&self, path: &[usize]) -> Option<Chain> {
        let mut sets = Vec::new();
        for pair in path.chunks_exact(2) {
            let set = self.all.set_with(pair[0], pair[1])?;
            if sets.contains(&set) {
                return None;
            }
            sets.push(set);
        }
        let links = path[1..path.len() - 1].iter().step_by(2);
        let links = links.map(|&bud| self.all.buds[bud].value).collect();
        Some(Chain { sets, links })
    }
}

/// The buds between which and this one the step to a layer can be.
fn related<const W: usize>(all: &AlmostLockedSets<W>, bud: usize, layer: usize) -> &Buds {
    if layer % 2 == 1 {
        all.forced_by(bud)
    } else {
        all.excluded_by(bud)
    }
}

/// The chains traced, and how many paths may still be tried.
struct Tries<'a> {
    left: u32,
    most: usize,
    chains: &'a mut Vec<Chain>,
}

impl Tries<'_> {
    fn are_over(&self) -> bool {
        self.left == 0 || self.chains.len() >= self.most
    }
}

/// Paths that are traced for one candidate: nearly always the first will do.
const MOST_TRIES: u32 = 64;
