//! The search for chains: breadth first from a node that is supposed false, along strong and weak links
//! in turn, so that the shortest chain to each end is found.

use super::finder::{Finder, Flow};
use super::links::{By, Links, NodeId, bits};
use super::{Evidence, Node, words};
use std::ops::ControlFlow;

/// The most strong links of a chain: longer ones are nets for a machine.
const MOST_STRONG: u16 = 24;

/// The links that a kind of chain may use.
pub(super) struct Rail<F> {
    /// The nodes that may be false in it.
    nodes: Vec<u64>,
    /// Which strong links it takes.
    takes: F,
}

impl<F: Fn(By) -> bool> Rail<F> {
    /// Strong links of a kind, and any weak ones between them.
    pub(super) fn new(links: &Links, takes: F) -> Self {
        Rail {
            nodes: links.with_strong(&takes),
            takes,
        }
    }

    /// Only these nodes.
    pub(super) fn within(mut self, allowed: impl Fn(NodeId) -> bool) -> Self {
        for (index, word) in self.nodes.iter_mut().enumerate() {
            for node in bits(*word, index).filter(|&node| !allowed(node)) {
                *word &= !(1 << (node % 64));
            }
        }
        self
    }
}

/// Two ends of a chain: if `from` is false, `to` is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ends {
    /// How many strong links there are between them.
    pub(super) strong: u16,
    pub(super) from: NodeId,
    pub(super) to: NodeId,
}

/// A node on the way, and how the one before leads to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    pub(super) node: NodeId,
    pub(super) holds: bool,
    /// The strong link that leads here.
    pub(super) by: Option<By>,
}

/// One breadth-first search at a time; its memory is used again for the next.
pub(super) struct Walk<'l, F> {
    links: &'l Links,
    rail: Rail<F>,
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
    pub(super) fn new(links: &'l Links, rail: Rail<F>) -> Self {
        Walk {
            links,
            rail,
            start: 0,
            starts_true: false,
            is_off: vec![0; links.words()],
            is_on: vec![0; links.words()],
            off_from: vec![0; links.len()],
            on_from: vec![(0, By::Cell); links.len()],
            queue: Vec::new(),
        }
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
            for start in bits(self.rail.nodes[index], index) {
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
                let weak = self.links.weak(node)[index] & self.rail.nodes[index];
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
            if words::contains(&self.is_on, link.to.into()) || !(self.rail.takes)(link.by) {
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
    pub(super) fn chain(&self, to: NodeId) -> Vec<Stop> {
        let mut stops = Vec::new();
        let mut on = to;
        while !(self.starts_true && on == self.start) {
            let (off, by) = self.on_from[usize::from(on)];
            stops.push(Stop {
                node: on,
                holds: true,
                by: Some(by),
            });
            stops.push(Stop {
                node: off,
                holds: false,
                by: None,
            });
            if !self.starts_true && off == self.start {
                stops.reverse();
                return stops;
            }
            on = self.off_from[usize::from(off)];
        }
        stops.push(Stop {
            node: on,
            holds: true,
            by: None,
        });
        stops.reverse();
        stops
    }

    /// Hands in what both ends of chains exclude: one of them is true.
    pub(super) fn hand_in(&mut self, all: &[Ends], found: &mut Finder) -> Flow {
        let links = self.links;
        for &ends in all {
            let gone = links.excluded_by_both(ends.from, ends.to);
            let gone = gone.map(|node| links.candidate(node)).collect();
            found.eliminate_each(gone, || evidence(links, &self.chain_between(ends), false))?;
        }
        Flow::Continue(())
    }

    /// The chain between two ends found before.
    pub(super) fn chain_between(&mut self, ends: Ends) -> Vec<Stop> {
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

/// Whether the chain comes to no node twice, but for an end that is its start: one that does says more
/// than it needs to.
fn is_simple(stops: &[Stop]) -> bool {
    let Some((last, body)) = stops.split_last() else {
        return true;
    };
    let again = |(index, stop): (usize, &Stop)| {
        let mut before = body[..index].iter();
        before.any(|earlier| earlier.node == stop.node)
    };
    !body.iter().enumerate().any(again) && !body[1..].iter().any(|stop| stop.node == last.node)
}

/// Whether the chain has a node of several cells or runs through an almost locked set.
pub(super) fn is_grouped(links: &Links, stops: &[Stop]) -> bool {
    let grouped = |stop: &Stop| !links.is_single(stop.node) || matches!(stop.by, Some(By::Set(_)));
    stops.iter().any(grouped)
}

/// Whether something goes if one of the two ends is true; of the two ways to read a chain only one is.
pub(super) fn excludes_any(links: &Links, ends: Ends) -> bool {
    ends.from < ends.to && links.excluded_by_both(ends.from, ends.to).next().is_some()
}

/// The chain as evidence.
pub(super) fn evidence(links: &Links, stops: &[Stop], closed: bool) -> Evidence {
    let nodes = stops.iter().map(|stop| Node {
        cells: links.cells(stop.node).to_vec(),
        value: links.value(stop.node),
        holds: stop.holds,
        through: match stop.by {
            Some(By::Set(set)) => links.set(set).cells.clone(),
            _ => Vec::new(),
        },
    });
    Evidence::Chain {
        nodes: nodes.collect(),
        closed,
    }
}
