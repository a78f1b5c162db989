//! What a search reports while it runs.

use crate::cost::Cost;
use crate::problem::Problem;
use crate::why::Hint;
use serde::{Deserialize, Serialize};

/// A watcher of a search.
///
/// The unit observer `()` watches nothing and costs nothing: every search is compiled for its
/// observer, and the events made for `()` are removed by the compiler.
pub trait Observer<P: Problem> {
    /// Takes notice of an event.
    fn notice(&mut self, event: &Seen<'_, P>);

    /// Whether it wants to know why things happen: only then does the search find out.
    #[inline]
    fn watches(&self) -> bool {
        false
    }

    /// Takes notice of what the search says of the event that comes next.
    #[inline]
    fn explain(&mut self, _hint: Hint<P::Cost>) {}
}

impl<P: Problem> Observer<P> for () {
    #[inline(always)]
    fn notice(&mut self, _event: &Seen<'_, P>) {}
}

impl<P: Problem, O: Observer<P> + ?Sized> Observer<P> for &mut O {
    #[inline]
    fn notice(&mut self, event: &Seen<'_, P>) {
        (**self).notice(event);
    }

    #[inline]
    fn watches(&self) -> bool {
        (**self).watches()
    }

    #[inline]
    fn explain(&mut self, hint: Hint<P::Cost>) {
        (**self).explain(hint);
    }
}

/// `None` watches nothing: for a trace that is wanted only sometimes.
impl<P: Problem, O: Observer<P>> Observer<P> for Option<O> {
    #[inline]
    fn notice(&mut self, event: &Seen<'_, P>) {
        if let Some(observer) = self {
            observer.notice(event);
        }
    }

    #[inline]
    fn watches(&self) -> bool {
        self.as_ref().is_some_and(O::watches)
    }

    #[inline]
    fn explain(&mut self, hint: Hint<P::Cost>) {
        if let Some(observer) = self {
            observer.explain(hint);
        }
    }
}

/// An event as an observer sees it: state and action belong to the search.
pub type Seen<'a, P> =
    Event<&'a <P as Problem>::State, &'a <P as Problem>::Action, <P as Problem>::Cost>;

/// A node of the search tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchNode")]
pub struct Node<S = String, A = String, C = Cost> {
    /// Its number. Nodes are numbered from 0, the initial state, in the order of their generation.
    /// A duplicate that is not stored carries the number of the node that stands for its state.
    pub id: u64,
    /// The number of its parent; none for a root.
    pub parent: Option<u64>,
    /// What led here from the parent; none for a root.
    pub action: Option<A>,
    /// The state.
    pub state: S,
    /// The cost of the way here.
    pub g: C,
    /// What the heuristic says of the way on, where it was asked.
    pub h: Option<C>,
    /// The number of steps here.
    pub depth: u32,
}

/// One thing that happens in a search. Observers get the states and actions of the search
/// ([`Seen`]); a trace holds them as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchEventKind")]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<S = String, A = String, C = Cost> {
    /// A node was made and put into the frontier (also when a cheaper way gives a node a new parent).
    Generated(Node<S, A, C>),
    /// A node was taken from the frontier and its successors are about to be generated.
    Expanded(Node<S, A, C>),
    /// A node was dropped because its state is known.
    Duplicate(Node<S, A, C>),
    /// A node was dropped.
    Pruned {
        /// The node.
        #[serde(flatten)]
        node: Node<S, A, C>,
        /// Why.
        reason: Prune,
    },
    /// A goal was reached: the search ends here.
    Goal(Node<S, A, C>),
    /// The search starts again from the initial state with a higher limit.
    LimitRaised {
        /// The new limit.
        limit: Limit<C>,
    },
}

impl<S, A, C: Copy> Event<S, A, C> {
    /// The same with states and actions in another form.
    pub fn map<T, B>(
        &self,
        state: impl FnOnce(&S) -> T,
        action: impl FnOnce(&A) -> B,
    ) -> Event<T, B, C> {
        let map = |node: &Node<S, A, C>| Node {
            id: node.id,
            parent: node.parent,
            action: node.action.as_ref().map(action),
            state: state(&node.state),
            g: node.g,
            h: node.h,
            depth: node.depth,
        };
        match self {
            Event::Generated(node) => Event::Generated(map(node)),
            Event::Expanded(node) => Event::Expanded(map(node)),
            Event::Duplicate(node) => Event::Duplicate(map(node)),
            Event::Pruned { node, reason } => Event::Pruned {
                node: map(node),
                reason: *reason,
            },
            Event::Goal(node) => Event::Goal(map(node)),
            Event::LimitRaised { limit } => Event::LimitRaised { limit: *limit },
        }
    }
}

/// Why a node was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "Limit")]
#[serde(rename_all = "snake_case")]
pub enum Limit<C = Cost> {
    /// Iterative deepening: the depth limit.
    Depth(u32),
    /// IDA*: the bound on cost plus estimate.
    Bound(C),
    /// Limited discrepancy search: the discrepancies allowed on a path.
    Discrepancies(u32),
}
