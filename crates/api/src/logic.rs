//! Propositional logic behind the door: one file per verb, each with its request, its answer and one
//! function that takes the one and gives the other.

pub mod ask;
pub mod conflicts;
pub mod convert;
mod proof;
mod source;
mod words;

use crate::{Error, Observer};
use atisbo_base::Budget;
use serde::{Deserialize, Serialize};

pub use atisbo_logic::Method;
pub use atisbo_logic::dpll::Branching;
pub use proof::{ProofLine, WrittenProof};
pub use source::{Format, Source};

/// A question about a knowledge base, by verb.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
pub enum Request {
    /// Does it follow?
    Ask(ask::Request),
    /// What does CDCL learn from its conflicts?
    Conflicts(conflicts::Request),
    /// Write it in another format.
    Convert(convert::Request),
}

/// The answer to a [`Request`], by verb.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "each variant is the answer to the request of the same name"
)]
pub enum Answer {
    Ask(Box<ask::Answer>),
    Conflicts(conflicts::Answer),
    Convert(convert::Answer),
}

impl Answer {
    /// Whether the answer is a yes.
    pub fn is_yes(&self) -> bool {
        match self {
            Answer::Ask(answer) => answer.is_yes(),
            Answer::Conflicts(answer) => answer.is_yes(),
            Answer::Convert(_) => true,
        }
    }
}

/// Answers a question about a knowledge base.
///
/// # Errors
///
/// If the text is no knowledge base, or a question is no formula.
pub fn handle(
    request: &Request,
    _observer: &dyn Observer,
    budget: &Budget,
) -> Result<Answer, Error> {
    let budget = &budget.started();
    Ok(match request {
        Request::Ask(request) => Answer::Ask(Box::new(ask::handle(request, budget)?)),
        Request::Conflicts(request) => Answer::Conflicts(conflicts::handle(request, budget)?),
        Request::Convert(request) => Answer::Convert(convert::handle(request)?),
    })
}
