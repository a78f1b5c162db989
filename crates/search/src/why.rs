//! Why a search did what it did: the data beside the events of a trace.

use crate::{Cost, Limit, Weight};
use serde::Serialize;

/// Why something happened in a search, where the event alone does not say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchWhy")]
#[serde(rename_all = "snake_case")]
pub enum Why<C = Cost> {
    /// `expanded`, `goal`: by what rule the node was taken from the frontier.
    Taken(Taken<C>),
    /// `goal` of bidirectional search: the two sides met, and no path that is still unknown costs less.
    Met {
        /// The node of the search from the initial state.
        forward: u64,
        /// The node of the search from the goals.
        backward: u64,
        /// What the path through both costs.
        cost: C,
        /// What every path that is still unknown costs at least; none if one side has no node left.
        least: Option<C>,
    },
    /// `duplicate`: the node that is in the same state already.
    Known(Known<C>),
    /// `duplicate`, taken from the frontier: since the node was put there, its state was reached by this one, no dearer.
    Outdated(Known<C>),
    /// `generated`: this way is cheaper than the one that was known.
    Cheaper(Known<C>),
    /// `pruned`: cost plus estimate, and the bound that they exceed.
    Bound {
        /// Cost plus estimate.
        f: C,
        /// The bound.
        bound: C,
    },
    /// `pruned`: the depth limit.
    Depth {
        /// The limit.
        limit: u32,
    },
    /// `pruned`: the beam was full.
    Width {
        /// The estimate of the node.
        value: C,
        /// How many nodes of a level are kept.
        width: u32,
        /// The highest estimate among those that were kept.
        worst: C,
    },
    /// `pruned`: the path would go against the heuristic too often.
    Discrepancies {
        /// How often.
        discrepancies: u32,
        /// How often it may.
        limit: u32,
    },
    /// `limit_raised`: what the limit was, and what it cut off. A new bound is the least cost plus estimate that
    /// exceeded the old one; other limits grow by one.
    Raised {
        /// The limit until now.
        from: Limit<C>,
        /// How many nodes it cut off.
        pruned: u64,
    },
}

/// By what rule a node was taken from the frontier, and who still waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchTaken")]
pub struct Taken<C = Cost> {
    /// The rule.
    pub rule: Rule,
    /// The weight of weighted A*.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<Weight>,
    /// What the rule goes by, of this node. Age has no value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<C>,
    /// How many others had the same value.
    pub equal: u64,
    /// What put this node before the next of its equals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie: Option<TieRule>,
    /// How many nodes wait now, outdated copies among them.
    pub waiting: u64,
    /// The next of them, at most five, in the order of the frontier.
    pub others: Vec<Waiting<C>>,
    /// The limit of this iteration.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<Limit<C>>,
    /// Bidirectional search: the side that it was taken from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

impl<C> Taken<C> {
    /// How many of those that wait are named.
    pub(crate) const OTHERS: usize = 5;

    /// The only node that was there, by this rule.
    pub(crate) fn alone(rule: Rule) -> Self {
        Taken {
            rule,
            weight: None,
            value: None,
            equal: 0,
            tie: None,
            waiting: 0,
            others: Vec::new(),
            within: None,
            side: None,
        }
    }
}

/// A node in the frontier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchWaiting")]
pub struct Waiting<C = Cost> {
    /// Its number.
    pub id: u64,
    /// The cost of the way to it.
    pub g: C,
    /// What the heuristic says of the way on, where it was asked.
    pub h: Option<C>,
    /// What the rule goes by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<C>,
}

/// Which node of a frontier goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchRule")]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// The one that came first.
    Oldest,
    /// The one with the fewest steps.
    Shallowest,
    /// The one with the most steps: depth-first search.
    Deepest,
    /// The one with the least cost so far.
    G,
    /// The one with the least estimate.
    H,
    /// The one with the least cost plus estimate.
    F,
    /// The one with the least cost plus weighted estimate.
    Wf,
    /// The one of its level with the least estimate: beam search.
    Level,
}

/// What puts one of two nodes with the same value first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchTie")]
#[serde(rename_all = "snake_case")]
pub enum TieRule {
    /// It was generated first.
    First,
    /// It was generated last.
    Last,
    /// Its cost so far is higher.
    HighG,
    /// Its estimate is lower.
    LowH,
    /// Its place in the binary heap.
    Heap,
}

/// Which of two searches took a node: the one with fewer nodes that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchSide")]
pub struct Side {
    /// Whether it is the one from the initial state.
    pub is_forward: bool,
    /// How many nodes waited on that side.
    pub forward: u64,
    /// How many waited on the side of the goals.
    pub backward: u64,
}

/// A node that was in a state before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchKnown")]
pub struct Known<C = Cost> {
    /// Its number.
    pub id: u64,
    /// Its cost.
    pub g: C,
    /// Its parent.
    pub parent: Option<u64>,
    /// Where it is.
    #[serde(rename = "in")]
    pub place: Place,
}

/// Where a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchPlace")]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// It waits.
    Frontier,
    /// It was expanded.
    Expanded,
    /// It lies on the path to the node.
    Path,
    /// It was pruned.
    Pruned,
}

/// What a search says of its next event to observers that [watch](crate::Observer::watches).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint<C = Cost> {
    /// The reason.
    Why(Why<C>),
    /// The node that is dropped is in the same state as this one, which lies on the path.
    OnPath(u64),
    /// The node that is dropped, just taken from the frontier, is in the same state as this one.
    Outdated(u64),
    /// The node that is generated is in the same state as this one, which is dearer.
    Dearer(u64),
    /// A limit is raised.
    Raised {
        /// The limit until now.
        from: Limit<C>,
    },
}
