//! The nodes that wait to be expanded: a queue or a priority queue.

mod heap;

pub use heap::Heap;

use crate::order::Entry;
use std::collections::VecDeque;

/// The nodes that wait, and which of them is next: a [`Fifo`] or a [`Heap`].
///
/// A search makes room before it pushes, because it keeps the books on its memory.
pub trait Frontier {
    /// Adds a node.
    fn push(&mut self, entry: Entry);

    /// Takes out the node that is next.
    fn pop(&mut self) -> Option<Entry>;

    /// How many nodes wait.
    fn len(&self) -> usize;

    /// Whether no node waits.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many nodes can wait before more memory is needed.
    fn capacity(&self) -> usize;

    /// Makes room for exactly so many nodes more.
    fn reserve(&mut self, more: usize);
}

/// First in, first out: the frontier of breadth-first search.
#[derive(Debug, Default)]
pub struct Fifo(VecDeque<Entry>);

impl Frontier for Fifo {
    #[inline]
    fn push(&mut self, entry: Entry) {
        self.0.push_back(entry);
    }

    #[inline]
    fn pop(&mut self) -> Option<Entry> {
        self.0.pop_front()
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
}
