//! What reasoning about a position took.

use serde::Serialize;
use std::time::Duration;

/// What reasoning about a position took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Statistics {
    /// Knowledge bases made for chaining.
    pub bases: u64,
    /// Rules and facts told to them.
    pub rules: u64,
    /// Questions asked: to chaining, or to the solver.
    pub asked: u64,
    /// Questions that the recursive engine gave up: it reached its limit on goals.
    pub given_up: u64,
    /// Symbols of the solver.
    pub symbols: u64,
    /// Clauses of the solver.
    pub clauses: u64,
    /// How long it took.
    #[serde(skip)]
    pub time: Duration,
}
