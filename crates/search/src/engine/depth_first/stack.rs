//! The nodes of a depth-first search: the current path, and the siblings that wait beside it.

use crate::tally::Tally;
use crate::{Path, Problem};
use atisbo_base::Stop;

/// A node that waits, or lies on the current path.
pub(super) struct Candidate<P: Problem> {
    pub(super) state: P::State,
    /// What led here; none for the root.
    pub(super) action: Option<P::Action>,
    pub(super) id: u64,
    pub(super) g: P::Cost,
    pub(super) h: P::Cost,
    pub(super) discrepancies: u32,
    /// The state's hash, if cycles are looked for.
    pub(super) hash: u32,
    /// On the path, the place of the next node in the chain of the hash's slot.
    below: u32,
}

impl<P: Problem> Candidate<P> {
    #[inline]
    pub(super) fn new(state: P::State, action: Option<P::Action>, id: u64) -> Self {
        Self {
            state,
            action,
            id,
            g: P::Cost::default(),
            h: P::Cost::default(),
            discrepancies: 0,
            hash: 0,
            below: NOWHERE,
        }
    }
}

/// A node on the current path.
#[derive(Clone, Copy)]
struct Frame {
    /// Where it lies.
    place: u32,
    /// Where its successors begin.
    first: u32,
}

/// All nodes that a depth-first search holds, siblings side by side in the order in which they are
/// taken. A node stays where it is when it is taken; its successors lie above all others, and go
/// all at once when the last of them is done with.
///
/// To find a state on the path there is a chained hash table that lives as the path does, from the
/// end: each slot names the last node on the path whose hash falls there, and each node the one that
/// the slot named before. A node that leaves the path puts that one back.
pub(super) struct Stack<P: Problem> {
    nodes: Vec<Candidate<P>>,
    path: Vec<Frame>,
    /// The place of the node to take next, if it is not beyond the last.
    next: usize,
    /// How many nodes were not taken yet.
    waiting: usize,
    /// As many as the path has nodes, at least; a power of two. Empty if cycles are not looked for.
    slots: Vec<u32>,
    looks_for_cycles: bool,
}

/// The end of a chain.
const NOWHERE: u32 = u32::MAX;

impl<P: Problem> Stack<P> {
    const FEWEST_SLOTS: usize = 256;

    pub(super) fn new(looks_for_cycles: bool) -> Self {
        Self {
            nodes: Vec::new(),
            path: Vec::new(),
            next: 0,
            waiting: 0,
            slots: Vec::new(),
            looks_for_cycles,
        }
    }

    /// The number of nodes on the path, which is the depth of the siblings that wait at its end.
    #[inline]
    pub(super) fn depth(&self) -> u32 {
        self.path.len() as u32
    }

    /// The number of nodes that wait.
    #[inline]
    pub(super) fn waiting(&self) -> usize {
        self.waiting
    }

    #[inline]
    pub(super) fn node(&self, place: usize) -> &Candidate<P> {
        &self.nodes[place]
    }

    /// The end of the path.
    #[inline]
    pub(super) fn parent(&self) -> Option<&Candidate<P>> {
        self.nodes.get(self.path.last()?.place as usize)
    }

    /// Adds a node to those that wait at the end of the path; gives its place.
    #[inline]
    pub(super) fn push(&mut self, node: Candidate<P>, tally: &mut Tally) -> Result<usize, Stop> {
        if self.nodes.len() >= NOWHERE as usize {
            return Err(Stop::Bytes);
        }
        tally.make_room(&mut self.nodes)?;
        self.nodes.push(node);
        self.waiting += 1;
        Ok(self.nodes.len() - 1)
    }

    /// The siblings that wait at the end of the path, none of which was taken yet.
    pub(super) fn siblings(&mut self) -> &mut [Candidate<P>] {
        &mut self.nodes[self.next..]
    }

    /// The nodes that wait beside the one that was just taken.
    pub(super) fn siblings_waiting(&self) -> &[Candidate<P>] {
        &self.nodes[self.next..]
    }

    /// All nodes that wait, each with its depth, in the order in which they will be taken if no other comes.
    pub(super) fn waiting_in_order(&self) -> impl Iterator<Item = (u32, &Candidate<P>)> {
        let last = (self.path.len() as u32, self.siblings_waiting());
        let above = self.path.iter().enumerate().rev().map(|(depth, frame)| {
            let siblings = frame.place as usize + 1..frame.first as usize;
            (depth as u32, &self.nodes[siblings])
        });
        let groups = std::iter::once(last).chain(above);
        groups.flat_map(|(depth, group)| group.iter().map(move |node| (depth, node)))
    }

    /// Takes the last of the siblings away, unless it is the only one.
    pub(super) fn pop_sibling(&mut self) -> Option<Candidate<P>> {
        if self.next + 1 >= self.nodes.len() {
            return None;
        }
        self.waiting -= 1;
        self.nodes.pop()
    }

    /// Takes the next node; gives its place. Before that, nodes whose successors are all done with
    /// leave the path. None if no node waits.
    #[inline]
    pub(super) fn take(&mut self, problem: &P, tally: &mut Tally) -> Option<usize> {
        while self.next == self.nodes.len() {
            let Some(frame) = self.path.pop() else {
                self.forget_from(0, problem, tally);
                return None;
            };
            self.unlink(frame.place as usize);
            self.forget_from(frame.first as usize, problem, tally);
            self.next = frame.place as usize + 1;
        }
        self.waiting -= 1;
        self.next += 1;
        Some(self.next - 1)
    }

    #[inline]
    fn forget_from(&mut self, first: usize, problem: &P, tally: &mut Tally) {
        for node in &self.nodes[first..] {
            tally.release(problem.heap_bytes(&node.state) as u64);
        }
        self.nodes.truncate(first);
        self.next = first;
    }

    /// Puts a node that was taken at the end of the path.
    #[inline]
    pub(super) fn descend(&mut self, place: usize, tally: &mut Tally) -> Result<(), Stop> {
        tally.make_room(&mut self.path)?;
        if self.looks_for_cycles {
            if self.path.len() == self.slots.len() {
                self.widen(tally)?;
            }
            self.link(place);
        }
        self.next = self.nodes.len();
        self.path.push(Frame {
            place: place as u32,
            first: self.next as u32,
        });
        Ok(())
    }

    #[inline]
    fn slot(&self, hash: u32) -> usize {
        hash as usize & self.slots.len().wrapping_sub(1)
    }

    #[inline]
    fn link(&mut self, place: usize) {
        let slot = self.slot(self.nodes[place].hash);
        self.nodes[place].below = std::mem::replace(&mut self.slots[slot], place as u32);
    }

    #[inline]
    fn unlink(&mut self, place: usize) {
        if self.looks_for_cycles {
            let node = &self.nodes[place];
            let slot = self.slot(node.hash);
            self.slots[slot] = node.below;
        }
    }

    /// Doubles the slots.
    #[cold]
    fn widen(&mut self, tally: &mut Tally) -> Result<(), Stop> {
        let more = self.slots.len().max(Self::FEWEST_SLOTS);
        tally.book((more * size_of::<u32>()) as u64)?;
        self.slots.reserve_exact(more);
        self.slots.fill(NOWHERE);
        self.slots.resize(self.slots.len() + more, NOWHERE);
        for at in 0..self.path.len() {
            self.link(self.path[at].place as usize);
        }
        Ok(())
    }

    /// The node on the path that is in this state, if cycles are looked for.
    #[inline]
    pub(super) fn find_on_path(&self, state: &P::State, hash: u32) -> Option<&Candidate<P>> {
        let mut place = *self.slots.get(self.slot(hash))?;
        while let Some(node) = self.nodes.get(place as usize) {
            if node.state == *state {
                return Some(node);
            }
            place = node.below;
        }
        None
    }

    /// The current path.
    pub(super) fn path(&self) -> Path<P::State, P::Action, P::Cost> {
        let nodes = || {
            self.path
                .iter()
                .map(|frame| self.node(frame.place as usize))
        };
        Path {
            actions: nodes().filter_map(|node| node.action.clone()).collect(),
            states: nodes().map(|node| node.state.clone()).collect(),
            cost: nodes().next_back().map(|node| node.g).unwrap_or_default(),
        }
    }
}
