//! Why inference does what it does: the parts that events are made of.

use crate::order::OrderName;
use crate::variable::Variable;
use atisbo_base::Name;
use serde::{Deserialize, Serialize};

/// Why a variable plays no part in a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Irrelevance {
    /// It is no ancestor of the query or of the evidence, so its table sums to one.
    Barren,
    /// The evidence cuts every way from it to the query.
    Separated,
}

/// A way from a variable to the query, and where it is blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "BlockedPath")]
pub struct Blocked<V = String> {
    /// The variables on the way, from the one that is left out to the one that is asked for: a shortest way.
    pub path: Vec<V>,
    /// The first that blocks it.
    pub at: V,
    /// Whether both neighbours on the way are its parents: then it blocks because nothing is observed of it and of what
    /// descends from it. Otherwise it blocks because it is observed.
    pub collider: bool,
}

/// How an elimination order was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab)]
pub enum OrderBy {
    /// In a way that has a name.
    Name(OrderName),
    /// It was given.
    Given,
}

/// Why a variable is the next to be eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NextBy {
    /// The order says so.
    Order,
    /// Within a clique: the product is the smallest.
    Cheapest,
}

/// What might have been taken, with its measure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "BayesCandidate")]
pub struct Candidate<V = String> {
    /// The variable.
    pub variable: V,
    /// Its measure: the smallest is taken.
    pub measure: f64,
}

/// In which direction a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// Towards the clique that is asked first.
    Collect,
    /// Back from there.
    Distribute,
}

/// A variable that gets its state in a sample.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Draw<V = String> {
    /// The variable.
    pub variable: V,
    /// The probability of each of its states: given its parents; for Gibbs sampling given its Markov blanket.
    pub distribution: Vec<f64>,
    /// The number of the state that it got.
    pub state: usize,
    /// The number of the state that it had before, in a Markov chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
    /// Whether the state was observed and not drawn: the sample weighs its probability.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub observed: bool,
}

/// Where a sample disagrees with the evidence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Rejected<V = String> {
    /// The variable.
    pub variable: V,
    /// The number of the state that was drawn.
    pub drawn: usize,
    /// The number of the state that was observed; none where a likelihood decided by chance.
    pub observed: Option<usize>,
}

/// One number of the product that is a joint probability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "JointTerm")]
pub struct Term<V = String> {
    /// The variable with whose state it is multiplied.
    pub variable: V,
    /// The number.
    pub value: f64,
}

/// What is estimated so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "RunningEstimate")]
pub struct Running<V = String> {
    /// The variable.
    pub variable: V,
    /// The share of each of its states; nothing before the first sample that counts.
    pub shares: Vec<f64>,
}

/// The candidates with the smallest measures, of equal ones the first.
pub(crate) fn best_of(mut candidates: Vec<Candidate<Variable>>) -> Vec<Candidate<Variable>> {
    candidates.sort_by(|one, other| one.measure.total_cmp(&other.measure));
    candidates.truncate(super::LISTED);
    candidates
}
