//! What a search gives back: how it ended, and what it took.

use atisbo_base::Stop;
use serde::{Deserialize, Serialize};
use std::time::Duration;

use crate::cost::Cost;
use crate::problem::Problem;

/// The result of one search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report<S, A, C = Cost> {
    /// How the search ended.
    pub outcome: Outcome<S, A, C>,
    /// What it took, however it ended.
    pub statistics: Statistics,
}

/// The report of a search of the problem `P`.
pub type ReportOf<P> = Report<<P as Problem>::State, <P as Problem>::Action, <P as Problem>::Cost>;

impl<S, A, C> Report<S, A, C> {
    /// The path that was found, if one was.
    pub fn path(&self) -> Option<&Path<S, A, C>> {
        match &self.outcome {
            Outcome::Found(path) => Some(path),
            _ => None,
        }
    }
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome<S, A, C = Cost> {
    /// A way to a goal.
    Found(Path<S, A, C>),
    /// There is none: everything that can be reached was searched.
    NoSolution,
    /// None was found, but not everything was searched: the strategy itself left something out.
    CutOff(Cut),
    /// The budget was used up first.
    Stopped(Stop),
}

/// What an incomplete strategy left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cut {
    /// Nodes at the depth limit were not expanded.
    Depth,
    /// Nodes that did not fit into the beam were dropped.
    Width,
    /// Paths with more discrepancies than allowed were not followed.
    Discrepancies,
}

/// A way from the initial state to a goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Path<S, A, C = Cost> {
    /// What is done, in order.
    pub actions: Vec<A>,
    /// The states passed, from the initial state to the goal: one more than there are actions.
    pub states: Vec<S>,
    /// The sum of the step costs.
    pub cost: C,
}

impl<S, A, C> Path<S, A, C> {
    /// The number of steps.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether the initial state is a goal already.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }
}

/// What a search did. The counters mean the same for every strategy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Statistics {
    /// States whose successors were asked for (again for every time they were).
    pub expanded: u64,
    /// Successors that the problem returned, duplicates and dead ends included. The initial state
    /// is not counted.
    pub generated: u64,
    /// Nodes taken from the frontier, whatever happened to them then.
    pub popped: u64,
    /// States expanded once more because a cheaper way to them was found later.
    pub reopened: u64,
    /// Nodes dropped because their state was known already.
    pub duplicates: u64,
    /// Nodes dropped for another reason: dead ends, and what a limit cut off.
    pub pruned: u64,
    /// The most nodes that ever waited to be expanded.
    pub largest_frontier: u64,
    /// The depth of the deepest node.
    pub largest_depth: u32,
    /// The most bytes ever held by nodes, tables and queues.
    pub bytes: u64,
    /// Complete passes from the initial state; 1 unless the strategy deepens.
    pub iterations: u64,
    /// Wall-clock time.
    #[serde(rename = "seconds", with = "atisbo_base::seconds")]
    #[schemars(with = "f64")]
    pub time: Duration,
}
