//! The machines behind the strategies.

mod best_first;
mod depth_first;
mod visited;

pub use best_first::{BestFirst, Settings};
pub use depth_first::{Deepening, DepthFirst, DepthSettings};

use crate::arena::ArenaOf;
use crate::observer::Node;
use crate::order::Entry;
use crate::problem::{Cost, Estimate, Heuristic, Problem};
use crate::report::{Cut, Outcome, Path};
use atisbo_base::Stop;

/// How an engine ended, with the goal still as whatever the engine names it by.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ending<G> {
    Goal(G),
    Exhausted,
    CutOff(Cut),
    Stopped(Stop),
}

impl<G> From<Stop> for Ending<G> {
    fn from(stop: Stop) -> Self {
        Ending::Stopped(stop)
    }
}

impl<G> Ending<G> {
    /// The outcome, with the path to the goal made by `path`.
    pub(crate) fn outcome<S, A>(self, path: impl FnOnce(G) -> Path<S, A>) -> Outcome<S, A> {
        match self {
            Ending::Goal(goal) => Outcome::Found(path(goal)),
            Ending::Exhausted => Outcome::NoSolution,
            Ending::CutOff(cut) => Outcome::CutOff(cut),
            Ending::Stopped(stop) => Outcome::Stopped(stop),
        }
    }
}

/// The estimate for a state, or why it is a dead end.
#[inline]
pub(crate) fn appraise<P: Problem, H: Heuristic<P>>(
    problem: &P,
    heuristic: &H,
    state: &P::State,
) -> Result<Cost, &'static str> {
    if let Some(reason) = problem.dead_end(state) {
        return Err(reason);
    }
    match heuristic.estimate(problem, state) {
        Estimate::Cost(h) => Ok(h),
        Estimate::DeadEnd(reason) => Err(reason),
    }
}

/// A stored node as an observer sees it.
#[inline]
pub(crate) fn show<'a, P: Problem>(arena: &'a ArenaOf<P>, entry: &Entry) -> Node<'a, P> {
    let node = arena.node(entry.id);
    Node {
        id: u64::from(entry.id),
        parent: node.parent().map(u64::from),
        action: arena.action(entry.id),
        state: &node.state,
        g: entry.g,
        h: Some(node.h),
        depth: entry.depth,
    }
}
