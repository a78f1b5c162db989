//! A binary heap over a plugged-in order, sifting exactly as the textbooks do.
//!
//! Nodes that the order ranks equal leave a binary heap in an order that depends on how it sifts.
//! This one climbs while the moved entry is *strictly* before its parent, sinks to the right child
//! only if that is *strictly* before the left one, and stops above what is not before it: the rules of Cormen et al.,
//! *Introduction to Algorithms*, chapter 6, which are also those of `java.util.PriorityQueue`. So
//! a run with an order that leaves ties open can be compared, node by node, with programs built on
//! such a heap. (`std::collections::BinaryHeap` sinks to the bottom and climbs back, which ranks
//! equals differently.)
//!
//! An order can turn the second rule round: see [`Order::sinks_right_among_equals`].

use super::Frontier;
use crate::order::{Entry, Order};
use crate::why::{Rule, TieRule};
use crate::{Cost, Evaluation, PathCost};

/// A priority queue: the frontier of best-first search.
#[derive(Debug, Default)]
pub struct Heap<R, C: PathCost = Cost> {
    entries: Vec<Entry<C>>,
    order: R,
}

impl<C: PathCost, R: Order<C>> Heap<R, C> {
    /// An empty heap over this order.
    pub fn new(order: R) -> Self {
        Self {
            entries: Vec::new(),
            order,
        }
    }

    /// The node that is next.
    pub fn peek(&self) -> Option<&Entry<C>> {
        self.entries.first()
    }

    #[inline]
    fn sift_up(&mut self, entry: Entry<C>) {
        let mut hole = self.entries.len() - 1;
        while hole > 0 {
            let parent = (hole - 1) / 2;
            if !self.order.before(&entry, &self.entries[parent]) {
                break;
            }
            self.entries[hole] = self.entries[parent];
            hole = parent;
        }
        self.entries[hole] = entry;
    }

    /// Lets `entry` sink from the top to where it belongs.
    ///
    /// The textbook compares it with the better child on each level and stops at the first that is
    /// not before it. The better children on the way down do not depend on the entry and get no
    /// better, so it is the same to follow them to the bottom and climb back past all that are not
    /// before it: one comparison a level instead of two, since most entries belong near the bottom.
    #[inline]
    fn sift_down(&mut self, entry: Entry<C>) {
        let entries = self.entries.as_mut_slice();
        let mut hole = 0;
        let mut right = 2;
        while right < entries.len() {
            let left = right - 1;
            let goes_right = if self.order.sinks_right_among_equals() {
                !self.order.before(&entries[left], &entries[right])
            } else {
                self.order.before(&entries[right], &entries[left])
            };
            let better = left + usize::from(goes_right);
            entries[hole] = entries[better];
            hole = better;
            right = 2 * hole + 2;
        }
        if right == entries.len() {
            entries[hole] = entries[right - 1];
            hole = right - 1;
        }
        while hole > 0 {
            let parent = (hole - 1) / 2;
            if self.order.before(&entries[parent], &entry) {
                break;
            }
            entries[hole] = entries[parent];
            hole = parent;
        }
        entries[hole] = entry;
    }
}

impl<C: PathCost, R: Order<C>> Frontier for Heap<R, C> {
    type Cost = C;

    fn node_bytes(&self) -> usize {
        size_of::<Entry<C>>()
    }

    #[inline]
    fn push(&mut self, mut entry: Entry<C>) {
        entry.tie = self.order.tie(&entry);
        self.entries.push(entry);
        self.sift_up(entry);
    }

    #[inline]
    fn pop(&mut self) -> Option<Entry<C>> {
        let last = self.entries.pop()?;
        let Some(&first) = self.entries.first() else {
            return Some(last);
        };
        self.sift_down(last);
        Some(first)
    }

    #[inline]
    fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    fn capacity(&self) -> usize {
        self.entries.capacity()
    }

    fn reserve(&mut self, more: usize) {
        self.entries.reserve_exact(more);
    }

    fn rule(&self, evaluation: Evaluation) -> Rule {
        self.order.rule(evaluation)
    }

    /// Who is next after the top can only be a child of those that went before.
    fn next(&self, most: usize) -> Vec<Entry<C>> {
        let mut next = Vec::new();
        let mut places: Vec<usize> = (0..self.entries.len().min(1)).collect();
        while next.len() < most && !places.is_empty() {
            let before = |a: usize, b: usize| self.order.before(&self.entries[a], &self.entries[b]);
            let first = (1..places.len()).fold(0, |best, other| {
                if before(places[other], places[best]) {
                    other
                } else {
                    best
                }
            });
            let place = places.remove(first);
            next.push(self.entries[place]);
            let children = [2 * place + 1, 2 * place + 2];
            places.extend(children.iter().filter(|&&child| child < self.entries.len()));
        }
        next
    }

    fn equal_to(&self, f: C) -> usize {
        self.entries.iter().filter(|entry| entry.f == f).count()
    }

    fn tie_rule(&self, first: &Entry<C>, second: &Entry<C>) -> TieRule {
        self.order.tie_rule(first, second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    fn entry(f: u32, id: u32) -> Entry {
        Entry {
            f,
            id,
            ..Entry::default()
        }
    }

    fn leave_in_order<R: Order>(order: R, values: &[u32]) -> Vec<u32> {
        let mut heap = Heap::new(order);
        for (id, &f) in values.iter().enumerate() {
            heap.push(entry(f, id as u32));
        }
        std::iter::from_fn(|| heap.pop())
            .map(|entry| entry.id)
            .collect()
    }

    #[test]
    fn equals_leave_as_they_leave_a_java_priority_queue() {
        // What `java.util.PriorityQueue` gives for ten elements that compare equal.
        let order = |a: &Entry, b: &Entry| a.f < b.f;
        let ids = leave_in_order(order, &[5; 10]);
        assert_eq!(ids, [0, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    }

    /// Least f first, and the right child among equals.
    struct RightOnTies;

    impl Order for RightOnTies {
        fn before(&self, a: &Entry, b: &Entry) -> bool {
            a.f < b.f
        }

        fn sinks_right_among_equals(&self) -> bool {
            true
        }
    }

    #[test]
    fn equals_leave_from_the_right_if_the_order_says_so() {
        // Worked out by hand: the last entry sinks below one of the two 2s, and that one is next.
        let values = [1, 2, 2, 3, 3];
        assert_eq!(leave_in_order(RightOnTies, &values), [0, 2, 1, 4, 3]);
        let left_on_ties = |a: &Entry, b: &Entry| a.f < b.f;
        assert_eq!(leave_in_order(left_on_ties, &values), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn mixed_ranks_leave_as_they_leave_a_java_priority_queue() {
        let order = |a: &Entry, b: &Entry| a.f < b.f;
        let ids = leave_in_order(order, &[3, 1, 2, 1, 3, 2, 1, 2, 1, 3]);
        let ranks: Vec<u32> = ids
            .iter()
            .map(|&id| [3, 1, 2, 1, 3, 2, 1, 2, 1, 3][id as usize])
            .collect();
        assert_eq!(ranks, [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    }
}
