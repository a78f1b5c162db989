//! What a search needs to know about a problem, and what a heuristic may say about a state.
//!
//! The vocabulary is that of Russell and Norvig, *Artificial Intelligence: A Modern Approach*,
//! chapter 3.

use crate::cost::{Cost, PathCost};
use atisbo_base::Stop;
use std::hash::Hash;

/// A problem: where to start, where to end, and the steps in between.
pub trait Problem {
    /// A state. Two states that are equal are the same place in the state space.
    type State: Clone + Eq + Hash;
    /// What leads from a state to a successor.
    type Action: Clone;
    /// What steps and paths cost.
    type Cost: PathCost;

    /// The state in which the search starts.
    fn initial(&self) -> Self::State;

    /// Whether this state solves the problem.
    fn is_goal(&self, state: &Self::State) -> bool;

    /// Appends every successor of `state` to `out`, always in the same order. `out` arrives empty
    /// and is used again for the next state, so a search allocates nothing per node.
    fn successors(&self, state: &Self::State, out: &mut Vec<Successor<Self>>);

    /// What kept the problem from listing all successors or predecessors, where it has limits of its own. It is asked
    /// after every expansion; the search then ends, and what was listed is not used.
    fn interrupted(&self) -> Option<Stop> {
        None
    }

    /// Why no goal can be reached from `state`, where the problem can tell at a glance. The reason
    /// is a key for the trace, not a sentence. Such a state is pruned by every strategy.
    fn dead_end(&self, _state: &Self::State) -> Option<&'static str> {
        None
    }

    /// The bytes that `state` owns outside of itself (what its boxes and vectors hold), so that a
    /// memory budget counts them.
    fn heap_bytes(&self, _state: &Self::State) -> usize {
        0
    }
}

/// One step out of a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Successor<P: Problem + ?Sized> {
    /// What is done.
    pub action: P::Action,
    /// Where it leads.
    pub state: P::State,
    /// What it costs.
    pub cost: P::Cost,
}

/// A problem that can also be run backwards, as bidirectional search asks.
pub trait Reversible: Problem {
    /// Every goal state.
    fn goals(&self) -> Vec<Self::State>;

    /// Appends every state from which one step leads to `state`, each with the action and the cost
    /// of that *forward* step.
    fn predecessors(&self, state: &Self::State, out: &mut Vec<Successor<Self>>);
}

/// What a heuristic says about a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Estimate<C = Cost> {
    /// The goal is about so far away.
    Cost(C),
    /// No goal can be reached from here; the key says why.
    DeadEnd(&'static str),
}

/// An estimate of what it costs to get from a state to the nearest goal.
///
/// It is *admissible* if it never exceeds the true cost and *consistent* if it never drops by more
/// than the cost of a step.
pub trait Heuristic<P: Problem> {
    /// The estimate for `state`.
    fn estimate(&self, problem: &P, state: &P::State) -> Estimate<P::Cost>;
}

/// No knowledge at all: every state may be a goal.
impl<P: Problem> Heuristic<P> for () {
    fn estimate(&self, _problem: &P, _state: &P::State) -> Estimate<P::Cost> {
        Estimate::Cost(P::Cost::default())
    }
}

impl<P: Problem, H: Heuristic<P> + ?Sized> Heuristic<P> for &H {
    fn estimate(&self, problem: &P, state: &P::State) -> Estimate<P::Cost> {
        (**self).estimate(problem, state)
    }
}
