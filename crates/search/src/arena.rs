//! The nodes of a search tree, in one vector, each knowing its parent by number.

use crate::reached::States;
use crate::tally::Tally;
use crate::{Entry, Node, Path, PathCost, Problem};
use atisbo_base::Stop;
use std::hash::Hash;

/// A node: a state, the step that led to it, and what was known when it was made.
pub(crate) struct Stored<S, C> {
    pub(crate) state: S,
    /// The parent's number in the low 31 bits; the top bit says whether this node was expanded.
    link: u32,
    /// The cost of the way here.
    pub(crate) g: C,
    /// The estimate of the way on.
    pub(crate) h: C,
    /// The cost of the step from the parent. The cost of a path is the sum of these: when a parent
    /// is reached more cheaply, the `g` of its children is out of date until it is expanded again.
    step: C,
}

const EXPANDED: u32 = 1 << 31;
const NO_PARENT: u32 = EXPANDED - 1;

impl<S, C> Stored<S, C> {
    #[inline]
    pub(crate) fn parent(&self) -> Option<u32> {
        let parent = self.link & NO_PARENT;
        (parent != NO_PARENT).then_some(parent)
    }

    #[inline]
    pub(crate) fn is_expanded(&self) -> bool {
        self.link & EXPANDED != 0
    }
}

/// Where a node comes from: its parent, the action, and the cost of that step.
pub(crate) struct Origin<A, C> {
    pub(crate) parent: u32,
    pub(crate) action: A,
    pub(crate) step: C,
}

/// All nodes of a search. A node's number is its place.
pub(crate) struct Arena<S, A, C> {
    nodes: Vec<Stored<S, C>>,
    /// The action that led to each node but the roots, which come first. Apart from the nodes
    /// because only paths and observers look at them.
    actions: Vec<A>,
    roots: usize,
}

impl<S, A, C: PathCost> Arena<S, A, C> {
    pub(crate) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            actions: Vec::new(),
            roots: 0,
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(crate) fn node(&self, id: u32) -> &Stored<S, C> {
        &self.nodes[id as usize]
    }

    #[inline]
    pub(crate) fn action(&self, id: u32) -> Option<&A> {
        self.actions.get((id as usize).wrapping_sub(self.roots))
    }

    /// Makes sure that one node more fits in, both into memory and into 31 bits.
    #[inline]
    pub(crate) fn make_room(&mut self, tally: &mut Tally) -> Result<(), Stop> {
        if self.nodes.len() >= NO_PARENT as usize {
            return Err(Stop::Bytes);
        }
        tally.make_room(&mut self.nodes)?;
        tally.make_room(&mut self.actions)
    }

    /// Adds a root. All roots come before all other nodes.
    pub(crate) fn push_root(&mut self, state: S, h: C) -> u32 {
        debug_assert!(self.actions.is_empty(), "roots come first");
        self.roots += 1;
        self.nodes.push(Stored {
            state,
            link: NO_PARENT,
            g: C::default(),
            h,
            step: C::default(),
        });
        self.last()
    }

    /// Adds a node, for which [`Arena::make_room`] has made room.
    #[inline]
    pub(crate) fn push(&mut self, state: S, origin: Origin<A, C>, g: C, h: C) -> u32 {
        self.nodes.push(Stored {
            state,
            link: origin.parent,
            g,
            h,
            step: origin.step,
        });
        self.actions.push(origin.action);
        self.last()
    }

    #[inline]
    fn last(&self) -> u32 {
        (self.nodes.len() - 1) as u32
    }

    #[inline]
    pub(crate) fn mark_expanded(&mut self, id: u32) {
        self.nodes[id as usize].link |= EXPANDED;
    }

    /// Gives a node a cheaper way in. It counts as not yet expanded again.
    pub(crate) fn redirect(&mut self, id: u32, origin: Origin<A, C>, g: C) {
        let node = &mut self.nodes[id as usize];
        node.link = origin.parent;
        node.g = g;
        node.step = origin.step;
        // A root is never redirected: nothing is cheaper than its cost of zero.
        self.actions[id as usize - self.roots] = origin.action;
    }

    /// A node as an observer sees it.
    #[inline]
    pub(crate) fn show(&self, entry: &Entry<C>) -> Node<&S, &A, C> {
        let node = self.node(entry.id);
        Node {
            id: u64::from(entry.id),
            parent: node.parent().map(u64::from),
            action: self.action(entry.id),
            state: &node.state,
            g: entry.g,
            h: Some(node.h),
            depth: entry.depth,
        }
    }

    /// The numbers of the nodes from `id` up to its root.
    pub(crate) fn ancestry(&self, id: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(id), |&id| self.node(id).parent())
    }

    /// The path from the root to `id`.
    pub(crate) fn path(&self, id: u32) -> Path<S, A, C>
    where
        S: Clone,
        A: Clone,
    {
        let mut line: Vec<u32> = self.ancestry(id).collect();
        line.reverse();
        let actions = line.iter().filter_map(|&id| self.action(id));
        let nodes = line.iter().map(|&id| self.node(id));
        Path {
            actions: actions.cloned().collect(),
            states: nodes.clone().map(|node| node.state.clone()).collect(),
            cost: nodes.fold(C::default(), |sum, node| sum.plus(node.step)),
        }
    }
}

impl<S: Hash + Eq, A, C: PathCost> States for Arena<S, A, C> {
    type State = S;

    #[inline]
    fn state(&self, id: u32) -> &S {
        &self.node(id).state
    }
}

/// The arena of a problem's states and actions.
pub(crate) type ArenaOf<P> =
    Arena<<P as Problem>::State, <P as Problem>::Action, <P as Problem>::Cost>;
