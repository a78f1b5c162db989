//! The graph that chains run along: which candidates exclude each other, and of which one must hold.
//!
//! A node is a value in a cell, in one of the cells that two regions share, or in one of the cells of an
//! almost locked set. Two nodes are linked weakly if they cannot both be true, strongly if they cannot
//! both be false.

use super::almost_locked::Bud;
use super::cells::Cells;
use super::view::View;
use super::{Candidate, words};
use rustc_hash::{FxHashMap, FxHashSet};

/// The number of a node. The nodes of a single candidate come first.
pub(super) type NodeId = u16;

/// The most nodes of several cells there may be: each is compared with all others of its value.
const MOST_NODES: usize = 6000;

/// What the nodes of chains are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nodes {
    /// Single candidates.
    Single,
    /// Also values in one of several cells, and links through almost locked sets.
    Grouped,
}

/// Why two nodes cannot both be false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// A cell has no other candidates.
    Cell,
    /// A region has no other places for the value.
    Region(u16),
    /// An almost locked set would have too few values without both.
    Set(u16),
}

/// A strong link, from one of its ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strong {
    pub(super) to: NodeId,
    pub(super) by: By,
}

/// An almost locked set that links.
#[derive(Clone, Debug)]
pub(super) struct LinkingSet {
    pub(super) cells: Vec<usize>,
    /// By value that it may hold, the other cells that see all its cells with the value, if they may
    /// hold it too: what goes when the set is locked.
    pub(super) seen: Vec<(u8, Vec<Candidate>)>,
}

/// A value in one of some cells.
#[derive(Clone, Debug)]
struct Place<const W: usize> {
    cells: Cells<W>,
    value: u8,
}

/// The nodes of a position and their links.
#[derive(Debug)]
pub(super) struct Links {
    /// By node, its cells and value.
    nodes: Vec<(Vec<usize>, u8)>,
    singles: usize,
    /// How many words a set of nodes takes.
    words: usize,
    /// By node, the set of nodes that cannot be true with it.
    weak: Vec<u64>,
    strong: Vec<Strong>,
    /// By node, where its strong links begin; one more at the end.
    strong_from: Vec<u32>,
    sets: Vec<LinkingSet>,
    /// Whether groups or almost locked sets were left out because there are too many.
    is_partial: bool,
}

impl Links {
    /// Between nodes of this kind.
    pub(super) fn new<const W: usize>(view: &View<W>, nodes: Nodes) -> Self {
        let mut builder = Builder::new(view);
        if let Nodes::Grouped = nodes {
            builder.link_groups();
            builder.link_sets();
        }
        builder.finish()
    }

    /// Whether groups or almost locked sets were left out because there are too many.
    pub(super) fn is_partial(&self) -> bool {
        self.is_partial
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many words a set of nodes takes.
    pub(super) fn words(&self) -> usize {
        self.words
    }

    pub(super) fn cells(&self, node: NodeId) -> &[usize] {
        &self.nodes[usize::from(node)].0
    }

    pub(super) fn value(&self, node: NodeId) -> u8 {
        self.nodes[usize::from(node)].1
    }

    pub(super) fn is_single(&self, node: NodeId) -> bool {
        usize::from(node) < self.singles
    }

    /// The candidate of a single node.
    pub(super) fn candidate(&self, node: NodeId) -> Candidate {
        Candidate {
            cell: self.cells(node)[0],
            value: self.value(node),
        }
    }

    /// The node of a candidate.
    pub(super) fn find(&self, candidate: Candidate) -> Option<NodeId> {
        let singles = &self.nodes[..self.singles];
        let key = (candidate.cell, candidate.value);
        let node = singles.binary_search_by_key(&key, |(cells, value)| (cells[0], *value));
        node.ok().map(|node| node as NodeId)
    }

    pub(super) fn set(&self, set: u16) -> &LinkingSet {
        &self.sets[usize::from(set)]
    }

    /// The nodes that are false if this one is true.
    #[inline]
    pub(super) fn weak(&self, node: NodeId) -> &[u64] {
        let start = usize::from(node) * self.words;
        &self.weak[start..start + self.words]
    }

    pub(super) fn excludes(&self, one: NodeId, other: NodeId) -> bool {
        words::contains(self.weak(one), other.into())
    }

    /// The nodes that are true if this one is false.
    #[inline]
    pub(super) fn strong(&self, node: NodeId) -> &[Strong] {
        let node = usize::from(node);
        let range = self.strong_from[node] as usize..self.strong_from[node + 1] as usize;
        &self.strong[range]
    }

    /// The candidates that cannot be true if one of the two nodes is.
    pub(super) fn excluded_by_both(
        &self,
        one: NodeId,
        other: NodeId,
    ) -> impl Iterator<Item = NodeId> {
        let both = self.weak(one).iter().zip(self.weak(other));
        let both = both.take(self.singles.div_ceil(64));
        let nodes = words::numbers(both.map(|(one, other)| one & other));
        let singles = nodes.take_while(|&node| node < self.singles);
        singles.map(|node| node as NodeId)
    }

    /// The nodes that a strong link of a kind begins at, as a set.
    pub(super) fn with_strong(&self, kind: impl Fn(By) -> bool) -> Vec<u64> {
        let mut set = vec![0; self.words];
        for node in 0..self.len() {
            if self.strong(node as NodeId).iter().any(|link| kind(link.by)) {
                words::insert(&mut set, node);
            }
        }
        set
    }
}

/// The nodes in word `index` of a set.
#[inline]
pub(super) fn bits(word: u64, index: usize) -> impl Iterator<Item = NodeId> {
    words::in_word(word, index).map(|node| node as NodeId)
}

/// A graph in the making.
struct Builder<'v, const W: usize> {
    view: &'v View<W>,
    nodes: Vec<Place<W>>,
    singles: usize,
    /// By cell and value, the node.
    single: Vec<NodeId>,
    /// The nodes of several cells.
    several: FxHashMap<(u8, Cells<W>), NodeId>,
    strong: Vec<(NodeId, Strong)>,
    sets: Vec<LinkingSet>,
    is_partial: bool,
}

impl<'v, const W: usize> Builder<'v, W> {
    /// The single candidates and their strong links.
    fn new(view: &'v View<W>) -> Self {
        let mut builder = Builder {
            view,
            nodes: Vec::new(),
            singles: 0,
            single: vec![NodeId::MAX; view.rules().shape().cells() * view.size()],
            several: FxHashMap::default(),
            strong: Vec::new(),
            sets: Vec::new(),
            is_partial: false,
        };
        for cell in view.unsolved().iter() {
            for value in view.candidates(cell).iter() {
                let number = Candidate { cell, value }.number(view.size());
                builder.single[number] = builder.nodes.len() as NodeId;
                let cells = Cells::of(cell);
                builder.nodes.push(Place { cells, value });
            }
        }
        builder.singles = builder.nodes.len();
        builder.link_candidates();
        builder
    }

    fn single(&self, cell: usize, value: u8) -> NodeId {
        self.single[Candidate { cell, value }.number(self.view.size())]
    }

    fn node(&mut self, cells: &Cells<W>, value: u8) -> NodeId {
        if let (Some(cell), 1) = (cells.first(), cells.len()) {
            return self.single(cell, value);
        }
        let next = self.nodes.len() as NodeId;
        *self.several.entry((value, *cells)).or_insert_with(|| {
            let cells = *cells;
            self.nodes.push(Place { cells, value });
            next
        })
    }

    fn link(&mut self, one: NodeId, other: NodeId, by: By) {
        self.strong.push((one, Strong { to: other, by }));
        self.strong.push((other, Strong { to: one, by }));
    }

    /// Cells with two candidates, and regions with two places for a value.
    fn link_candidates(&mut self) {
        let view = self.view;
        for cell in view.bivalue().iter() {
            let mut values = view.candidates(cell).iter();
            if let (Some(one), Some(other)) = (values.next(), values.next()) {
                self.link(self.single(cell, one), self.single(cell, other), By::Cell);
            }
        }
        for (region, group) in view.full_groups() {
            for value in view.all_values() {
                let places = view.places(region, value);
                if places.count_ones() == 2 {
                    let one = group.cells[places.trailing_zeros() as usize];
                    let other = group.cells[31 - places.leading_zeros() as usize];
                    let (one, other) = (self.single(one, value), self.single(other, value));
                    self.link(one, other, By::Region(region as u16));
                }
            }
        }
    }

    /// Regions whose places for a value are a part shared with another region and one place more, or
    /// two such parts.
    fn link_groups(&mut self) {
        let view = self.view;
        for (region, group) in view.full_groups() {
            let crossing: Vec<Cells<W>> = (view.groups().iter().enumerate())
                .map(|(index, other)| (index, other.set.and(&group.set)))
                .filter(|(index, shared)| *index != region && shared.len() > 1)
                .map(|(_, shared)| shared)
                .collect();
            for value in view.all_values() {
                if view.places(region, value).count_ones() < 3 {
                    continue;
                }
                let places = view.places_in(region, value);
                for shared in &crossing {
                    let part = places.and(shared);
                    let rest = places.without(shared);
                    let is_pair = match rest.len() {
                        0 => false,
                        1 => true,
                        // It is found from both parts: keep one of them.
                        _ => {
                            part.first() < rest.first()
                                && crossing.iter().any(|other| rest.is_within(other))
                        }
                    };
                    if !is_pair || part.len() < 2 {
                        continue;
                    }
                    if self.nodes.len() >= MOST_NODES {
                        self.is_partial = true;
                    } else {
                        let (part, rest) = (self.node(&part, value), self.node(&rest, value));
                        self.link(part, rest, By::Region(region as u16));
                    }
                }
            }
        }
    }

    /// Almost locked sets: if one of the values is missing, all others are there.
    fn link_sets(&mut self) {
        let view = self.view;
        let all = view.almost_locked();
        self.is_partial |= all.is_partial;
        let mut linked = FxHashSet::default();
        for set in all.sets.iter().filter(|set| set.cells.len() > 1) {
            let is_full = self.sets.len() > usize::from(u16::MAX);
            if is_full || self.nodes.len() + set.values.len() > MOST_NODES {
                self.is_partial = true;
                return;
            }
            // A value that nothing outside sees cannot be led to, nor lead on.
            let buds = set.values.iter().map(|value| &all.buds[set.bud(value)]);
            let buds: Vec<_> = buds.filter(|bud| !bud.seen.is_empty()).collect();
            let index = self.sets.len() as u16;
            let mut is_new = false;
            for (position, one) in buds.iter().enumerate() {
                let one = self.node(&one.cells, one.value);
                for other in &buds[position + 1..] {
                    let other = self.node(&other.cells, other.value);
                    // Small sets come first, and the smallest that links two nodes is enough.
                    if linked.insert((one, other)) {
                        self.link(one, other, By::Set(index));
                        is_new = true;
                    }
                }
            }
            if is_new {
                let seen = |bud: &&Bud<W>| (bud.value, bud.seen.with_value(bud.value).collect());
                self.sets.push(LinkingSet {
                    cells: set.cells.iter().collect(),
                    seen: buds.iter().map(seen).collect(),
                });
            }
        }
    }

    fn finish(mut self) -> Links {
        let words = self.nodes.len().div_ceil(64);
        self.strong.sort_by_key(|&(from, _)| from);
        let mut strong_from = vec![0; self.nodes.len() + 1];
        for &(from, _) in &self.strong {
            strong_from[usize::from(from) + 1] += 1;
        }
        for node in 0..self.nodes.len() {
            strong_from[node + 1] += strong_from[node];
        }
        Links {
            weak: self.weak_links(words),
            singles: self.singles,
            words,
            strong: self.strong.iter().map(|&(_, link)| link).collect(),
            strong_from,
            sets: self.sets,
            is_partial: self.is_partial,
            nodes: (self.nodes.iter())
                .map(|node| (node.cells.iter().collect(), node.value))
                .collect(),
        }
    }

    fn weak_links(&self, words: usize) -> Vec<u64> {
        let view = self.view;
        let mut weak = vec![0; self.nodes.len() * words];
        let mut exclude = |one: usize, other: usize| {
            weak[one * words + other / 64] |= 1 << (other % 64);
        };
        for (id, node) in self.nodes[..self.singles].iter().enumerate() {
            let Some(cell) = node.cells.first() else {
                continue;
            };
            for other in view.candidates(cell).iter().filter(|&v| v != node.value) {
                exclude(id, usize::from(self.single(cell, other)));
            }
            for peer in view.peers(cell).and(view.cells_with(node.value)).iter() {
                exclude(id, usize::from(self.single(peer, node.value)));
            }
        }
        let mut of_value = vec![Vec::new(); view.size() + 1];
        for (id, node) in self.nodes.iter().enumerate().skip(self.singles) {
            let seen = view.common_peers(&node.cells);
            for peer in seen.and(view.cells_with(node.value)).iter() {
                let peer = usize::from(self.single(peer, node.value));
                exclude(id, peer);
                exclude(peer, id);
            }
            let others: &mut Vec<usize> = &mut of_value[usize::from(node.value)];
            for &other in others.iter() {
                if self.nodes[other].cells.is_within(&seen) {
                    exclude(id, other);
                    exclude(other, id);
                }
            }
            others.push(id);
        }
        weak
    }
}
