//! What a knowledge base answers.

use crate::knowledge_base::SentenceId;
use crate::model::Model;
use crate::proof::Proof;
use crate::refutation::Refutation;
use crate::symbol::Symbol;
use atisbo_base::Stop;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The answer to a question, the same for every engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The query is true whenever the knowledge base is.
    Entailed(Proof),
    /// It is not: here is a model of the knowledge base in which the query is false.
    Refuted(Model),
    /// The engine cannot tell.
    Unknown(Why),
}

/// Why an engine cannot tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub enum Why {
    /// The budget was used up first.
    Budget(Stop),
    /// Chaining sees Horn clauses only: without this sentence the query does not follow.
    NotHorn(SentenceId),
    /// Chaining proves conjunctions of symbols only.
    QueryNotAtomic,
    /// Local search found no model, which does not mean that there is none.
    NoModelFound,
}

/// The answer with what came up on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The answer.
    pub answer: Answer,
    /// The symbols that chaining proved, in its order.
    pub derived: Vec<Symbol>,
    /// How many models the knowledge base has, if the engine counted them.
    pub models: Option<u128>,
    /// The limit that ended the work, if one did: before there was an answer, or before all models were counted.
    pub stop: Option<Stop>,
    /// What it took.
    pub statistics: Statistics,
}

/// What an engine did. The counters mean the same for every engine.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
pub struct Statistics {
    /// The unit of work that a budget counts: rows of the truth table, symbols taken from the agenda,
    /// goals, pairs of clauses resolved, decisions and conflicts, flips.
    pub nodes: u64,
    /// Values tried.
    pub decisions: u64,
    /// Literals that had to be true, rules that fired.
    pub propagations: u64,
    /// Times a clause became false.
    pub conflicts: u64,
    /// Clauses derived: resolvents kept, clauses learned.
    pub derived: u64,
    /// Times the engine started over.
    pub restarts: u64,
    /// Bytes held by the engine's own structures at the end, as far as they grow.
    pub bytes: u64,
    /// Wall-clock time.
    #[serde(rename = "seconds", with = "atisbo_base::seconds")]
    #[schemars(with = "f64")]
    pub time: Duration,
}

/// What an engine for satisfiability says about a set of clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All clauses are true here.
    Satisfiable(Model),
    /// They contradict each other.
    Unsatisfiable(Refutation),
    /// The engine cannot tell.
    Unknown(Why),
}

/// A verdict with what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The verdict.
    pub verdict: Verdict,
    /// What it took.
    pub statistics: Statistics,
}
