//! The priority queue of the strategies whose f is never below g: a table of buckets for
//! [`Tie::HighG`], a [`Heap`] for the ties that are broken by more than g.
//!
//! Nodes with the same f and the same g lie in one bucket, and the table never compares two nodes.
//! Costs are integers and mostly small, so the buckets can be a table: row f, column f - g, which is
//! the estimate. The next node is in the first column of the first row that holds one, that is the
//! least f and among equals the highest g; within a bucket the last node in is the first out. (Dial
//! 1969 for uniform cost; two levels for A* as in Burns et al. 2012.) Where a cost is too large for
//! the table, or no whole number, a [`Heap`] takes over permanently.

use super::{Frontier, Heap};
use crate::why::{Rule, TieRule};
use crate::{Cost, Entry, Evaluation, PathCost, Tie};

/// Costs from here on are too large for the table: it never takes more than 16 MB.
const ROWS: usize = 1 << 12;
const COLUMNS: usize = 1 << 10;
const NONE: u32 = u32::MAX;

/// A priority queue over a [`Tie`], for evaluations that are never below g.
#[derive(Debug)]
pub struct Queue<C: PathCost = Cost> {
    slots: Vec<Slot<C>>,
    /// The first of the slots that are not in use, which are linked like a bucket.
    unused: Option<u32>,
    rows: Vec<Row>,
    /// No row before this one holds a node.
    first: usize,
    len: usize,
    /// Holds all nodes, where the table does not serve.
    heap: Option<Heap<Tie, C>>,
}

/// A node, and the number of the slot below it in its bucket.
#[derive(Clone, Copy, Debug)]
struct Slot<C> {
    id: u32,
    depth: u32,
    g: C,
    below: u32,
}

/// The buckets of one f: the top slot of each, by f - g.
#[derive(Debug, Default)]
struct Row {
    tops: Vec<u32>,
    /// No column before this one holds a node.
    first: usize,
    len: usize,
}

impl<C: PathCost> Queue<C> {
    /// An empty queue.
    pub fn new(tie: Tie) -> Self {
        Queue {
            slots: Vec::new(),
            unused: None,
            rows: Vec::new(),
            first: 0,
            len: 0,
            heap: (tie != Tie::HighG).then(|| Heap::new(tie)),
        }
    }

    #[inline]
    fn put(&mut self, row: usize, column: usize, entry: Entry<C>) {
        if row >= self.rows.len() {
            self.rows.resize_with(row + 1, Row::default);
        }
        let at = &mut self.rows[row];
        if column >= at.tops.len() {
            at.tops.resize(column + 1, NONE);
        }
        let slot = Slot {
            id: entry.id,
            depth: entry.depth,
            g: entry.g,
            below: at.tops[column],
        };
        let number = if let Some(number) = self.unused {
            let below = self.slots[number as usize].below;
            self.unused = (below != NONE).then_some(below);
            self.slots[number as usize] = slot;
            number
        } else {
            self.slots.push(slot);
            self.slots.len() as u32 - 1
        };
        at.tops[column] = number;
        at.first = at.first.min(column);
        at.len += 1;
        self.first = self.first.min(row);
        self.len += 1;
    }

    #[inline]
    fn take(&mut self) -> Option<Entry<C>> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        while self.rows[self.first].len == 0 {
            self.first += 1;
        }
        let row = &mut self.rows[self.first];
        while row.tops[row.first] == NONE {
            row.first += 1;
        }
        let number = row.tops[row.first];
        let slot = self.slots[number as usize];
        row.tops[row.first] = slot.below;
        row.len -= 1;
        if row.len == 0 {
            row.first = row.tops.len();
        }
        self.slots[number as usize].below = self.unused.unwrap_or(NONE);
        self.unused = Some(number);
        Some(Entry {
            id: slot.id,
            depth: slot.depth,
            g: slot.g,
            f: C::from(self.first as u32),
            ..Entry::default()
        })
    }

    /// The nodes of the table in the order in which they leave it.
    fn in_order(&self) -> impl Iterator<Item = Entry<C>> {
        let rows = self.rows.iter().enumerate().skip(self.first);
        rows.flat_map(move |(f, row)| {
            let slot = |number: u32| self.slots.get(number as usize);
            let buckets = row.tops.iter().filter(|&&top| top != NONE);
            let slots = buckets.flat_map(move |&top| {
                std::iter::successors(slot(top), move |above| slot(above.below))
            });
            slots.map(move |slot| Entry {
                id: slot.id,
                depth: slot.depth,
                g: slot.g,
                f: C::from(f as u32),
                ..Entry::default()
            })
        })
    }

    /// Moves everything into a heap.
    #[cold]
    fn give_up(&mut self) -> &mut Heap<Tie, C> {
        let mut heap = Heap::new(Tie::HighG);
        heap.reserve(self.slots.capacity());
        while let Some(entry) = self.take() {
            heap.push(entry);
        }
        *self = Queue::new(Tie::HighG);
        self.heap.insert(heap)
    }
}

impl<C: PathCost> Frontier for Queue<C> {
    type Cost = C;

    fn node_bytes(&self) -> usize {
        self.heap
            .as_ref()
            .map_or(size_of::<Slot<C>>(), Heap::node_bytes)
    }

    #[inline]
    fn push(&mut self, entry: Entry<C>) {
        if let Some(heap) = &mut self.heap {
            return heap.push(entry);
        }
        match entry.f.bucket(entry.g) {
            Some((row, column)) if row < ROWS && column < COLUMNS => self.put(row, column, entry),
            _ => self.give_up().push(entry),
        }
    }

    #[inline]
    fn pop(&mut self) -> Option<Entry<C>> {
        match &mut self.heap {
            Some(heap) => heap.pop(),
            None => self.take(),
        }
    }

    #[inline]
    fn len(&self) -> usize {
        self.heap.as_ref().map_or(self.len, Heap::len)
    }

    #[inline]
    fn capacity(&self) -> usize {
        self.heap
            .as_ref()
            .map_or(self.slots.capacity(), Heap::capacity)
    }

    fn reserve(&mut self, more: usize) {
        match &mut self.heap {
            Some(heap) => heap.reserve(more),
            // All slots are in use when room is made, or the unused ones would serve.
            None => self.slots.reserve_exact(more),
        }
    }

    fn rule(&self, evaluation: Evaluation) -> Rule {
        evaluation.rule()
    }

    fn next(&self, most: usize) -> Vec<Entry<C>> {
        match &self.heap {
            Some(heap) => heap.next(most),
            None => self.in_order().take(most).collect(),
        }
    }

    fn equal_to(&self, f: C) -> usize {
        if let Some(heap) = &self.heap {
            return heap.equal_to(f);
        }
        let row = f.bucket(f).and_then(|(row, _)| self.rows.get(row));
        row.map_or(0, |row| row.len)
    }

    /// The last of a bucket is the first out.
    fn tie_rule(&self, first: &Entry<C>, second: &Entry<C>) -> TieRule {
        match &self.heap {
            Some(heap) => heap.tie_rule(first, second),
            None if first.g > second.g => TieRule::HighG,
            None => TieRule::Last,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn entry(id: u32, g: Cost, h: Cost) -> Entry {
        Entry {
            f: g.saturating_add(h),
            g,
            h,
            depth: id,
            id,
            tie: 0,
        }
    }

    /// Costs that the table holds, and now and then one that it does not.
    fn cost() -> impl Strategy<Value = Cost> {
        prop_oneof![20 => 0..40u32, 1 => 900..1100u32, 1 => 4000..4200u32, 1 => Just(Cost::MAX)]
    }

    proptest! {
        #[test]
        fn nodes_leave_by_f_and_then_by_g_like_from_a_sorted_list(
            steps in prop::collection::vec(prop::option::weighted(0.6, (cost(), cost())), 0..200)
        ) {
            let mut queue = Queue::new(Tie::HighG);
            let mut list: Vec<Entry> = Vec::new();
            for (id, step) in (0..).zip(steps) {
                if let Some((g, h)) = step {
                    queue.push(entry(id, g, h));
                    list.push(entry(id, g, h));
                } else {
                    let rank = |entry: &Entry| (entry.f, !entry.g);
                    let best = list.iter().map(rank).min();
                    let popped = queue.pop();
                    prop_assert_eq!(popped.as_ref().map(rank), best);
                    if let Some(popped) = popped {
                        let before = list.len();
                        list.retain(|entry| entry.id != popped.id);
                        prop_assert_eq!(list.len() + 1, before);
                    }
                }
                prop_assert_eq!(queue.len(), list.len());
            }
        }
    }

    #[test]
    fn the_last_of_equals_is_the_first_out() {
        let mut queue = Queue::new(Tie::HighG);
        for id in 0..4 {
            queue.push(entry(id, 2, 3));
        }
        let ids = std::iter::from_fn(|| queue.pop()).map(|entry| entry.id);
        assert_eq!(ids.collect::<Vec<_>>(), [3, 2, 1, 0]);
    }
}
