//! The nodes that wait to be expanded: a queue or a priority queue.

mod heap;
mod queue;

pub use heap::Heap;
pub use queue::Queue;

use crate::why::{Rule, TieRule};
use crate::{Cost, Entry, Evaluation, PathCost};
use std::collections::VecDeque;

/// The nodes that wait, and which of them is next: a [`Fifo`], a [`Heap`] or a [`Queue`].
///
/// A search makes room before it pushes, because it keeps the books on its memory. Of an entry that
/// comes out again it asks the number, the depth and g; the rest a frontier may forget.
pub trait Frontier {
    /// What paths cost.
    type Cost: PathCost;

    /// Adds a node.
    fn push(&mut self, entry: Entry<Self::Cost>);

    /// Takes the next node out.
    fn pop(&mut self) -> Option<Entry<Self::Cost>>;

    /// How many nodes wait.
    fn len(&self) -> usize;

    /// Whether no node waits.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes that a node takes up in here.
    fn node_bytes(&self) -> usize;

    /// How many nodes can wait before more memory is needed.
    fn capacity(&self) -> usize;

    /// Makes room for exactly this many nodes more.
    fn reserve(&mut self, more: usize);

    /// What a trace calls its order, with nodes evaluated like this.
    fn rule(&self, evaluation: Evaluation) -> Rule;

    /// The next nodes, at most so many, in order. Where the order leaves ties open, equals come as they lie.
    fn next(&self, most: usize) -> Vec<Entry<Self::Cost>>;

    /// How many nodes that wait have this f; none if age decides.
    fn equal_to(&self, f: Self::Cost) -> usize;

    /// What put `first`, which was taken out, before `second` with the same f, which waits.
    fn tie_rule(&self, first: &Entry<Self::Cost>, second: &Entry<Self::Cost>) -> TieRule;
}

/// First in, first out: the frontier of breadth-first search. It forgets f, h and tie.
#[derive(Debug)]
pub struct Fifo<C = Cost>(VecDeque<Waiting<C>>);

impl<C> Default for Fifo<C> {
    fn default() -> Self {
        Fifo(VecDeque::new())
    }
}

/// A node in a queue.
#[derive(Clone, Copy, Debug)]
struct Waiting<C> {
    id: u32,
    depth: u32,
    g: C,
}

impl<C: PathCost> From<Waiting<C>> for Entry<C> {
    #[inline]
    fn from(Waiting { id, depth, g }: Waiting<C>) -> Self {
        Entry {
            g,
            depth,
            id,
            ..Entry::default()
        }
    }
}

impl<C: PathCost> Frontier for Fifo<C> {
    type Cost = C;

    fn node_bytes(&self) -> usize {
        size_of::<Waiting<C>>()
    }

    #[inline]
    fn push(&mut self, entry: Entry<C>) {
        let Entry { id, depth, g, .. } = entry;
        self.0.push_back(Waiting { id, depth, g });
    }

    #[inline]
    fn pop(&mut self) -> Option<Entry<C>> {
        self.0.pop_front().map(Entry::from)
    }

    #[inline]
    fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    fn capacity(&self) -> usize {
        self.0.capacity()
    }

    fn reserve(&mut self, more: usize) {
        self.0.reserve_exact(more);
    }
    fn rule(&self, _evaluation: Evaluation) -> Rule {
        Rule::Oldest
    }

    fn next(&self, most: usize) -> Vec<Entry<C>> {
        self.0.iter().take(most).map(|&node| node.into()).collect()
    }

    fn equal_to(&self, _f: C) -> usize {
        0
    }

    fn tie_rule(&self, _first: &Entry<C>, _second: &Entry<C>) -> TieRule {
        TieRule::First
    }
}
