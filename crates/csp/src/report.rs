//! What a method gives back: how it ended, and what it took.

use crate::domain::Value;
use atisbo_base::Stop;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The result of one method on one problem, whose solutions are lists of `V`: the values of the variables, or
/// the options of an exact cover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report<V = Value> {
    /// How it ended.
    pub ending: Ending,
    /// The first solution, if one was found: a value for each variable, or the options of a cover in the order
    /// in which they were chosen.
    pub solution: Option<Vec<V>>,
    /// How many solutions were found, up to the limit that was asked for.
    pub solutions: u64,
    /// Whether those are all there are.
    pub exhaustive: bool,
    /// What it took, however it ended.
    pub statistics: Statistics,
}

/// How a method ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// With at least one solution, and as many as were wanted or all there are.
    Solved,
    /// There is none: everything was searched.
    NoSolution,
    /// The budget was used up first.
    Stopped(Stop),
    /// No solution was found, and the method cannot say whether there is one.
    GaveUp,
}

/// What a method did. The counters mean the same for every method.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Statistics {
    /// The unit of work that a budget counts: values tried (systematic methods), complete
    /// assignments tested (brute force), values changed (local search), individuals (genetic
    /// algorithm), options chosen (exact cover), arcs revised (arc consistency), pairs of variables
    /// revised (path consistency).
    pub nodes: u64,
    /// Times the search went back to an earlier variable.
    pub backtracks: u64,
    /// Times it was found that the assignment cannot be part of a solution.
    pub failures: u64,
    /// Times it was asked whether two values go together, or whether a constraint on more holds.
    pub checks: u64,
    /// Times values were removed from a domain.
    pub domain_changes: u64,
    /// The most variables assigned at once by a systematic method.
    pub deepest: u32,
    /// Times the method started over.
    pub restarts: u64,
    /// The most bytes ever held by the method's own structures, as far as they grow with the problem.
    pub bytes: u64,
    /// Wall-clock time.
    #[serde(rename = "seconds", with = "atisbo_base::seconds")]
    #[schemars(with = "f64")]
    pub time: Duration,
}
