//! What a knowledge base answers.

use crate::knowledge_base::SentenceId;
use crate::model::Model;
use crate::proof::Proof;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The budget was used up first.
    Budget(Stop),
    /// Chaining sees Horn clauses only: without this sentence the query does not follow.
    NotHorn(SentenceId),
    /// Chaining proves conjunctions of symbols only.
    QueryNotAtomic,
    /// The goal came up again while it was being proved: a recursion without memory would go on for
    /// ever, or has given up on that path.
    Cycle(Symbol),
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
    /// What it took.
    pub statistics: Statistics,
}

/// What an engine did. The counters mean the same for every engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

/// Clauses derived by resolution, the last of them empty. Empty itself if one of the given clauses is.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Refutation {
    /// The derived clauses. Clauses are numbered: first the given ones, then these.
    pub derivations: Vec<Derivation>,
}

/// One clause derived from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// The clauses it comes from, resolved one after the other: the first with the second, what comes
    /// out with the third, and so on.
    pub antecedents: Vec<u32>,
    /// What comes out.
    pub clause: crate::cnf::Clause,
}

impl Refutation {
    /// Only the derivations that the empty clause stands on, for `given` clauses at the start.
    #[must_use]
    pub fn trimmed(self, given: usize) -> Self {
        let mut needed = vec![false; self.derivations.len()];
        if let Some(last) = needed.last_mut() {
            *last = true;
        }
        for (index, derivation) in self.derivations.iter().enumerate().rev() {
            if needed[index] {
                for &antecedent in &derivation.antecedents {
                    if let Some(derived) = (antecedent as usize).checked_sub(given) {
                        needed[derived] = true;
                    }
                }
            }
        }
        let mut number = Vec::with_capacity(needed.len());
        let mut next = given as u32;
        for &kept in &needed {
            number.push(next);
            next += u32::from(kept);
        }
        let kept = self.derivations.into_iter().zip(needed);
        let derivations = kept
            .filter(|&(_, needed)| needed)
            .map(|(mut derivation, _)| {
                for antecedent in &mut derivation.antecedents {
                    if let Some(derived) = (*antecedent as usize).checked_sub(given) {
                        *antecedent = number[derived];
                    }
                }
                derivation
            })
            .collect();
        Refutation { derivations }
    }
}

/// A verdict with what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The verdict.
    pub verdict: Verdict,
    /// What it took.
    pub statistics: Statistics,
}
