//! What a search tells while it runs.

use crate::problem::{Cost, Problem};
use serde::{Deserialize, Serialize};

/// Somebody who watches a search.
///
/// The unit observer `()` watches nothing and costs nothing: every search is compiled for its
/// observer, and the events made for `()` are removed by the compiler.
pub trait Observer<P: Problem> {
    /// Takes notice of an event.
    fn notice(&mut self, event: &Event<'_, P>);
}

impl<P: Problem> Observer<P> for () {
    #[inline(always)]
    fn notice(&mut self, _event: &Event<'_, P>) {}
}

impl<P: Problem, O: Observer<P> + ?Sized> Observer<P> for &mut O {
    #[inline]
    fn notice(&mut self, event: &Event<'_, P>) {
        (**self).notice(event);
    }
}

/// `None` watches nothing: for a trace that is wanted only sometimes.
impl<P: Problem, O: Observer<P>> Observer<P> for Option<O> {
    #[inline]
    fn notice(&mut self, event: &Event<'_, P>) {
        if let Some(observer) = self {
            observer.notice(event);
        }
    }
}

/// A node of the search tree, as an observer sees it.
pub struct Node<'a, P: Problem> {
    /// Its number. Nodes are numbered from 0, the initial state, in the order of their generation.
    /// A duplicate that is not stored carries the number of the node that stands for its state.
    pub id: u64,
    /// The number of its parent; none for a root.
    pub parent: Option<u64>,
    /// What led here from the parent; none for a root.
    pub action: Option<&'a P::Action>,
    /// The state.
    pub state: &'a P::State,
    /// The cost of the way here.
    pub g: Cost,
    /// What the heuristic says of the way on, where it was asked.
    pub h: Option<Cost>,
    /// The number of steps here.
    pub depth: u32,
}

/// One thing that happens in a search.
pub enum Event<'a, P: Problem> {
    /// A node was made and put into the frontier (also when a cheaper way gives a node a new parent).
    Generated(Node<'a, P>),
    /// A node was taken from the frontier and its successors are about to be generated.
    Expanded(Node<'a, P>),
    /// A node was dropped because its state is known.
    Duplicate(Node<'a, P>),
    /// A node was dropped for the given reason.
    Pruned(Node<'a, P>, Prune),
    /// A goal was reached: the search ends here.
    Goal(Node<'a, P>),
    /// The search starts again from the initial state with a higher limit.
    LimitRaised(Limit),
}

/// Why a node was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prune {
    /// The problem or the heuristic says that no goal can be reached; with their reason.
    DeadEnd(&'static str),
    /// It lies at the depth limit.
    Depth,
    /// Its cost and estimate exceed the bound of this iteration.
    Bound,
    /// It does not fit into the beam.
    Width,
    /// Its path has more discrepancies than this iteration allows.
    Discrepancies,
}

/// A limit that a deepening strategy raises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Iterative deepening: the depth limit.
    Depth(u32),
    /// IDA*: the bound on cost plus estimate.
    Bound(Cost),
    /// Limited discrepancy search: the discrepancies allowed on a path.
    Discrepancies(u32),
}
