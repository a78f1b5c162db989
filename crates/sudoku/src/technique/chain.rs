//! The search for chains: breadth first from a node that is supposed false, along strong and weak links
//! in turn, so that the shortest chain to each end is found.

use super::finder::{Finder, Flow};
use super::links::{By, Links, NodeId, bits};
use super::{Evidence, Node, words};
use std::ops::ControlFlow;

/// The most strong links of a chain: longer ones are nets for a machine.
const MOST_STRONG: u16 = 24;

/// Two ends of a chain: if `from` is false, `to` is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ends {
    /// How many strong links there are between them.
    pub(super) strong: u16,
    pub(super) from: NodeId,
    pub(super) to: NodeId,
}

/// A node of a chain, and how the one before leads to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hop {
    pub(super) node: NodeId,
    pub(super) holds: bool,
    /// The strong link that leads here.
    pub(super) by: Option<By>,
}

impl Hop {
    pub(super) fn new(node: NodeId, holds: bool, by: Option<By>) -> Self {
        Hop { node, holds, by }
    }
}

/// One breadth-first search at a time; its memory is used again for the next.
pub(super) struct Walk<'l, F> {
    links: &'l Links,
    /// Which strong links a chain may use.
    takes: F,
    /// The nodes that may be false in a chain: where such links begin.
    nodes: Vec<u64>,
    start: NodeId,
    starts_true: bool,
    /// The nodes found false and found true.
    is_off: Vec<u64>,
    is_on: Vec<u64>,
    /// By node, what it was found from.
    off_from: Vec<NodeId>,
    on_from: Vec<(NodeId, By)>,
    /// The nodes found true, in order, with how many strong links they are away.
    queue: Vec<(NodeId, u16)>,
}

impl<'l, F: Fn(By) -> bool> Walk<'l, F> {
    /// Along strong links of a kind, and any weak ones between them.
    pub(super) fn new(links: &'l Links, takes: F) -> Self {
        Walk {
            links,
            nodes: links.with_strong(&takes),
            takes,
            start: 0,
            starts_true: false,
            is_off: vec![0; links.words()],
            is_on: vec![0; links.words()],
            off_from: vec![0; links.len()],
            on_from: vec![(0, By::Cell); links.len()],
            queue: Vec::new(),
        }
    }

    /// Only through these nodes.
    pub(super) fn within(mut self, allowed: impl Fn(NodeId) -> bool) -> Self {
        for (index, word) in self.nodes.iter_mut().enumerate() {
            for node in bits(*word, index).filter(|&node| !allowed(node)) {
                *word &= !(1 << (node % 64));
            }
        }
        self
    }

    /// The ends of all chains that `is_end` wants, the shortest first; only of one that is shortest
    /// if the finder wants no more.
    pub(super) fn ends(
        &mut self,
        found: &mut Finder,
        is_end: impl Fn(Ends) -> bool,
    ) -> ControlFlow<(), Vec<Ends>> {
        let [ends] = self.ends_of_kinds(found, |_, _, ends| is_end(ends))?;
        ControlFlow::Continue(ends)
    }

    /// The same for several kinds of chains at once, each kind by itself.
    pub(super) fn ends_of_kinds<const KINDS: usize>(
        &mut self,
        found: &mut Finder,
        mut is_end: impl FnMut(&Self, usize, Ends) -> bool,
    ) -> ControlFlow<(), [Vec<Ends>; KINDS]> {
        let mut all = [const { Vec::new() }; KINDS];
        let mut most = [MOST_STRONG; KINDS];
        for index in 0..self.links.words() {
            for start in bits(self.nodes[index], index) {
                found.work()?;
                let furthest = most.iter().copied().max().unwrap_or(0);
                self.walk_false(start, furthest, |walk, ends| {
                    for kind in 0..KINDS {
                        let is_wanted = ends.strong <= most[kind] && is_end(walk, kind, ends);
                        if !is_wanted || !is_simple(&walk.chain(ends.to)) {
                            continue;
                        }
                        if !found.wants_all() {
                            all[kind].clear();
                            most[kind] = ends.strong - 1;
                        }
                        all[kind].push(ends);
                    }
                    if most.iter().all(|&most| most < ends.strong) {
                        return Flow::Break(());
                    }
                    Flow::Continue(())
                });
            }
        }
        for ends in &mut all {
            ends.sort_unstable();
        }
        ControlFlow::Continue(all)
    }

    /// Visits all that follows if `start` is false, at most this many strong links away.
    fn walk_false(&mut self, start: NodeId, most: u16, mut visit: impl FnMut(&Self, Ends) -> Flow) {
        self.clear(start, false);
        if most > 0 && self.pass(start, 0, &mut visit).is_continue() {
            self.run(most, &mut visit);
        }
    }

    /// Finds all that follows if `start` is true.
    pub(super) fn walk_true(&mut self, start: NodeId) {
        self.clear(start, true);
        words::insert(&mut self.is_on, start.into());
        self.queue.push((start, 0));
        self.run(MOST_STRONG, &mut |_, _| Flow::Continue(()));
    }

    /// What was found true, in order, with how many strong links away.
    pub(super) fn found_true(&self) -> &[(NodeId, u16)] {
        &self.queue
    }

    fn clear(&mut self, start: NodeId, starts_true: bool) {
        self.start = start;
        self.starts_true = starts_true;
        self.is_off.fill(0);
        self.is_on.fill(0);
        self.queue.clear();
    }

    fn run(&mut self, most: u16, visit: &mut impl FnMut(&Self, Ends) -> Flow) {
        let mut next = 0;
        while let Some(&(node, strong)) = self.queue.get(next) {
            next += 1;
            if strong == most {
                return;
            }
            for index in 0..self.links.words() {
                let weak = self.links.weak(node)[index] & self.nodes[index];
                for off in bits(weak & !self.is_off[index], index) {
                    self.off_from[usize::from(off)] = node;
                    if self.pass(off, strong, visit).is_break() {
                        return;
                    }
                }
            }
        }
    }

    /// Goes on from a node that is false to all that are true then.
    #[inline]
    fn pass(
        &mut self,
        off: NodeId,
        strong: u16,
        visit: &mut impl FnMut(&Self, Ends) -> Flow,
    ) -> Flow {
        words::insert(&mut self.is_off, off.into());
        let links = self.links;
        for link in links.strong(off) {
            if words::contains(&self.is_on, link.to.into()) || !(self.takes)(link.by) {
                continue;
            }
            words::insert(&mut self.is_on, link.to.into());
            self.on_from[usize::from(link.to)] = (off, link.by);
            self.queue.push((link.to, strong + 1));
            let ends = Ends {
                strong: strong + 1,
                from: self.start,
                to: link.to,
            };
            visit(self, ends)?;
        }
        Flow::Continue(())
    }

    /// The chain to a node just found true.
    pub(super) fn chain(&self, to: NodeId) -> Vec<Hop> {
        let mut hops = Vec::new();
        let mut on = to;
        while !(self.starts_true && on == self.start) {
            let (off, by) = self.on_from[usize::from(on)];
            hops.extend([Hop::new(on, true, Some(by)), Hop::new(off, false, None)]);
            if !self.starts_true && off == self.start {
                hops.reverse();
                return hops;
            }
            on = self.off_from[usize::from(off)];
        }
        hops.push(Hop::new(on, true, None));
        hops.reverse();
        hops
    }

    /// Reports what both ends of chains exclude: one of them is true.
    pub(super) fn report(&mut self, all: &[Ends], found: &mut Finder) -> Flow {
        let links = self.links;
        for &ends in all {
            let gone = links.excluded_by_both(ends.from, ends.to);
            let gone = gone.map(|node| links.candidate(node)).collect();
            found.eliminate_each(gone, || evidence(links, &self.chain_between(ends), false))?;
        }
        Flow::Continue(())
    }

    /// The chain between two ends found before.
    pub(super) fn chain_between(&mut self, ends: Ends) -> Vec<Hop> {
        self.walk_false(ends.from, ends.strong, |_, other| {
            if other.to == ends.to {
                Flow::Break(())
            } else {
                Flow::Continue(())
            }
        });
        self.chain(ends.to)
    }
}

/// Whether the chain visits no node twice, except for an end that is its start: a chain that does is
/// longer than it needs to be.
fn is_simple(hops: &[Hop]) -> bool {
    let Some((last, body)) = hops.split_last() else {
        return true;
    };
    let again = |(index, hop): (usize, &Hop)| {
        let mut before = body[..index].iter();
        before.any(|earlier| earlier.node == hop.node)
    };
    !body.iter().enumerate().any(again) && !body[1..].iter().any(|hop| hop.node == last.node)
}

/// Whether the chain has a node of several cells or runs through an almost locked set.
pub(super) fn is_grouped(links: &Links, hops: &[Hop]) -> bool {
    let grouped = |hop: &Hop| !links.is_single(hop.node) || matches!(hop.by, Some(By::Set(_)));
    hops.iter().any(grouped)
}

/// Whether something goes if one of the two ends is true; of the two ways to read a chain only one is.
pub(super) fn excludes_any(links: &Links, ends: Ends) -> bool {
    ends.from < ends.to && links.excluded_by_both(ends.from, ends.to).next().is_some()
}

/// The chain as evidence.
pub(super) fn evidence(links: &Links, hops: &[Hop], closed: bool) -> Evidence {
    let nodes = hops.iter().map(|hop| Node {
        cells: links.cells(hop.node).to_vec(),
        value: links.value(hop.node),
        holds: hop.holds,
        through: match hop.by {
            Some(By::Set(set)) => links.set(set).cells.clone(),
            _ => Vec::new(),
        },
    });
    Evidence::Chain {
        nodes: nodes.collect(),
        closed,
    }
}
