//! Forcing chain: every value of a cell, or every place of a value in a region, leads by a chain to the
//! same end.
//!
//! A candidate that leads by chains to a cell without values, or a region without places, is the same
//! argument read backwards: each of those values or places excludes it. Two possibilities only, as a
//! candidate that is true or false, make a nice loop and are found as such.

use super::chain::{Hop, Walk};
use super::finder::{Finder, Flow};
use super::links::{By, Links, NodeId, Nodes, bits};
use super::premises::premises;
use super::view::View;
use super::{Evidence, Implication, Reason, words};

/// The most candidates of a position that is searched: what follows from each is kept for all.
const MOST_CANDIDATES: usize = 4000;

/// Every possibility leads by a chain to the same end.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let links = found.links(view, Nodes::Single);
    if links.len() > MOST_CANDIDATES {
        found.limited_if(true);
        return Flow::Continue(());
    }
    let mut walk = Walk::new(&links, |_| true);
    let mut reach = Reach::new(&links);
    for node in 0..links.len() as NodeId {
        found.work()?;
        walk.walk_true(node);
        reach.add(&links, walk.found_true());
    }
    let mut verities = Vec::new();
    for (premise, possibilities) in premises(view, 3) {
        let nodes = possibilities.into_iter().filter_map(|it| links.find(it));
        let branches: Vec<NodeId> = nodes.collect();
        let common = reach.common(&branches);
        if common.iter().all(|&word| word == 0) {
            continue;
        }
        found.work()?;
        for (length, node, holds) in lengths(&links, &mut walk, &branches, &common) {
            verities.push((length, node, holds, premise, branches.clone()));
        }
    }
    verities.sort_by_key(|&(length, node, ..)| (length, node));
    for (_, node, holds, premise, branches) in verities {
        found.conclude(links.candidate(node), holds, || Evidence::Forcing {
            premise,
            branches: (branches.iter())
                .map(|&start| {
                    walk.walk_true(start);
                    branch(view, &links, &walk, node, holds)
                })
                .collect(),
        })?;
    }
    Flow::Continue(())
}

/// By candidate, what follows if it is true: one set of what is true then, and one of what is false.
struct Reach {
    words: usize,
    sets: Vec<u64>,
}

impl Reach {
    fn new(links: &Links) -> Self {
        Reach {
            words: links.words(),
            sets: Vec::with_capacity(2 * links.words() * links.len()),
        }
    }

    /// Adds the next candidate.
    fn add(&mut self, links: &Links, found_true: &[(NodeId, u16)]) {
        let start = self.sets.len();
        self.sets.resize(start + 2 * self.words, 0);
        let (on, off) = self.sets[start..].split_at_mut(self.words);
        for &(node, _) in found_true {
            words::insert(on, node.into());
            for (word, weak) in off.iter_mut().zip(links.weak(node)) {
                *word |= weak;
            }
        }
    }

    /// What follows from each of the candidates.
    fn common(&self, branches: &[NodeId]) -> Vec<u64> {
        let of = |&node: &NodeId| {
            let start = usize::from(node) * 2 * self.words;
            &self.sets[start..start + 2 * self.words]
        };
        let mut common = vec![u64::MAX; 2 * self.words];
        for set in branches.iter().map(of) {
            for (word, other) in common.iter_mut().zip(set) {
                *word &= other;
            }
        }
        common
    }
}

/// How many links it takes in all branches together to each common end.
fn lengths<F: Fn(By) -> bool>(
    links: &Links,
    walk: &mut Walk<'_, F>,
    branches: &[NodeId],
    common: &[u64],
) -> Vec<(usize, NodeId, bool)> {
    let width = links.words();
    let mut sums = vec![0; 2 * width * 64];
    for &start in branches {
        walk.walk_true(start);
        let mut left = common.to_vec();
        for &(node, strong) in walk.found_true() {
            let length = 2 * usize::from(strong);
            if words::contains(&left, node.into()) {
                sums[usize::from(node)] += length;
            }
            for (index, weak) in links.weak(node).iter().enumerate() {
                let new = left[width + index] & weak;
                left[width + index] &= !weak;
                for off in bits(new, width + index) {
                    sums[usize::from(off)] += length + 1;
                }
            }
        }
    }
    // The second half of the words is about what is false.
    let ends = words::numbers(common.iter().copied());
    let end = |end| (sums[end], (end % (64 * width)) as NodeId, end < 64 * width);
    ends.map(end).collect()
}

/// The chain from the start of a walk to an end.
fn branch<const W: usize, F: Fn(By) -> bool>(
    view: &View<W>,
    links: &Links,
    walk: &Walk<'_, F>,
    end: NodeId,
    holds: bool,
) -> Vec<Implication> {
    let mut on = walk.found_true().iter().map(|&(node, _)| node);
    let last = if holds {
        Some(end)
    } else {
        on.find(|&node| links.excludes(node, end))
    };
    let mut hops = last.map_or(Vec::new(), |last| walk.chain(last));
    if !holds {
        hops.push(Hop::new(end, false, None));
    }
    let mut implications: Vec<Implication> = Vec::new();
    for hop in hops {
        let candidate = links.candidate(hop.node);
        let before = implications.last();
        let reason = match (before, hop.by) {
            (None, _) => Reason::Supposed,
            (_, Some(By::Region(region))) => {
                Reason::LastPlace(view.groups()[usize::from(region)].kind)
            }
            (_, Some(_)) => Reason::LastValue,
            (Some(before), None) if before.candidate.cell == candidate.cell => Reason::SameCell,
            (Some(_), None) => Reason::Seen,
        };
        implications.push(Implication {
            candidate,
            holds: hop.holds,
            because: (implications.len().checked_sub(1)).into_iter().collect(),
            reason,
        });
    }
    implications
}

#[cfg(test)]
mod tests {
    use crate::technique::{Technique, trial};

    #[test]
    fn each_value_of_a_cell_leads_to_the_same_end() {
        let position = trial::marks(&[
            (55, &[1, 2, 3]),
            (51, &[1, 9]),
            (45, &[2, 9]),
            (64, &[3, 9]),
        ]);
        let found = trial::conclusions(&position, Technique::ForcingChain);
        for expected in ["r5c4<>9", "r5c6<>9"] {
            assert!(found.iter().any(|it| it == expected), "{found:?}");
        }
    }
}
