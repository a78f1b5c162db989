//! What a running search counts: its statistics, the bytes it holds, and the budget it runs under.

use crate::{Event, Frontier, Node, Observer, Problem, Prune, Statistics, Successor};
use atisbo_base::{Budget, Meter, Stop};
use std::time::Instant;

/// The books of one run.
///
/// Bytes are booked *before* they are allocated, so a search ends with [`Stop::Bytes`] instead of
/// going over its budget.
pub(crate) struct Tally {
    pub(crate) statistics: Statistics,
    meter: Meter,
    started: Instant,
    held: u64,
    /// The generated nodes that the meter knows of.
    metered: u64,
}

impl Tally {
    /// What making a node counts as: as much as expanding one, for where a node has many successors that take
    /// long to make, the clock must be read more often than once in some expansions.
    const STEPS_PER_GENERATED: u64 = 1 << 8;

    /// A vector never grows by fewer elements than this.
    const SMALLEST_STEP: usize = 64;
    /// A vector of fewer elements than this doubles.
    const LITTLE: usize = 1 << 14;

    pub(crate) fn new(budget: &Budget) -> Self {
        Self {
            statistics: Statistics::default(),
            meter: budget.meter(),
            started: Instant::now(),
            held: 0,
            metered: 0,
        }
    }

    /// Whether the budget is used up. Called once per step.
    #[inline]
    pub(crate) fn check(&mut self) -> Result<(), Stop> {
        let Statistics {
            expanded,
            generated,
            ..
        } = self.statistics;
        let new = generated.saturating_sub(self.metered);
        self.metered = generated;
        let stop = self.meter.check(expanded, self.held);
        let stop = stop.or_else(|| self.meter.work(new * Self::STEPS_PER_GENERATED));
        stop.map_or(Ok(()), Err)
    }

    /// Books bytes that are about to be allocated, or refuses.
    #[inline]
    pub(crate) fn book(&mut self, bytes: u64) -> Result<(), Stop> {
        if bytes > self.room() {
            return Err(Stop::Bytes);
        }
        self.held += bytes;
        self.statistics.bytes = self.statistics.bytes.max(self.held);
        Ok(())
    }

    /// Books what a state holds outside of itself.
    #[inline]
    pub(crate) fn book_state<P: Problem>(
        &mut self,
        problem: &P,
        state: &P::State,
    ) -> Result<(), Stop> {
        match problem.heap_bytes(state) {
            0 => Ok(()),
            bytes => self.book(bytes as u64),
        }
    }

    /// Counts the successors that a problem has listed, and books what their buffer has grown by.
    #[inline]
    pub(crate) fn take_successors<P: Problem>(
        &mut self,
        problem: &P,
        successors: &Vec<Successor<P>>,
        capacity: usize,
    ) -> Result<(), Stop> {
        if let Some(stop) = problem.interrupted() {
            return Err(stop);
        }
        self.statistics.generated += successors.len() as u64;
        if successors.capacity() == capacity {
            return Ok(());
        }
        self.book(((successors.capacity() - capacity) * size_of::<Successor<P>>()) as u64)
    }

    /// Takes bytes that were freed off the books.
    #[inline]
    pub(crate) fn release(&mut self, bytes: u64) {
        self.held = self.held.saturating_sub(bytes);
    }

    fn room(&self) -> u64 {
        self.meter.max_bytes().saturating_sub(self.held)
    }

    /// Makes sure that `items` can take one element more without allocating.
    #[inline]
    pub(crate) fn make_room<T>(&mut self, items: &mut Vec<T>) -> Result<(), Stop> {
        if items.len() < items.capacity() {
            return Ok(());
        }
        self.enlarge(items)
    }

    #[cold]
    fn enlarge<T>(&mut self, items: &mut Vec<T>) -> Result<(), Stop> {
        let step = self.step(items.capacity(), size_of::<T>());
        self.book((step * size_of::<T>()) as u64)?;
        items.reserve_exact(step);
        Ok(())
    }

    /// Makes sure that `frontier` can take one node more without allocating.
    #[inline]
    pub(crate) fn make_room_in<F: Frontier>(&mut self, frontier: &mut F) -> Result<(), Stop> {
        if frontier.len() < frontier.capacity() {
            return Ok(());
        }
        let bytes = frontier.node_bytes();
        let step = self.step(frontier.capacity(), bytes);
        self.book((step * bytes) as u64)?;
        frontier.reserve(step);
        Ok(())
    }

    /// By how many elements of `size` bytes a buffer of `capacity` should grow: a small one doubles, a large one
    /// grows by half. Near the limit it takes only a quarter of what is left, so that the last megabytes
    /// are shared out instead of being refused to a structure that asks for half of everything first.
    fn step(&self, capacity: usize, size: usize) -> usize {
        let affordable = usize::try_from(self.room()).unwrap_or(usize::MAX) / size.max(1);
        let wanted = if capacity < Self::LITTLE {
            capacity
        } else {
            capacity / 2
        };
        wanted.min(affordable / 4).max(Self::SMALLEST_STEP)
    }

    /// Counts a node that is dropped and reports it.
    #[inline]
    pub(crate) fn prune<P: Problem>(
        &mut self,
        observer: &mut impl Observer<P>,
        node: Node<&P::State, &P::Action, P::Cost>,
        reason: Prune,
    ) {
        self.statistics.pruned += 1;
        observer.notice(&Event::Pruned { node, reason });
    }

    /// Counts a node whose state is known already and reports it.
    #[inline]
    pub(crate) fn drop_duplicate<P: Problem>(
        &mut self,
        observer: &mut impl Observer<P>,
        node: Node<&P::State, &P::Action, P::Cost>,
    ) {
        self.statistics.duplicates += 1;
        observer.notice(&Event::Duplicate(node));
    }

    /// Notes how many nodes wait in the frontier.
    #[inline]
    pub(crate) fn note_frontier(&mut self, len: usize) {
        self.statistics.largest_frontier = self.statistics.largest_frontier.max(len as u64);
    }

    /// Notes the depth of a node.
    #[inline]
    pub(crate) fn note_depth(&mut self, depth: u32) {
        self.statistics.largest_depth = self.statistics.largest_depth.max(depth);
    }

    /// The statistics with the time filled in.
    pub(crate) fn close(&self) -> Statistics {
        Statistics {
            time: self.started.elapsed(),
            ..self.statistics.clone()
        }
    }
}
