//! Bayesian and Markov networks behind the door: one file per verb, each with its request, its answer
//! and one function that takes the one and gives the other.

pub mod convert;
mod distribution;
pub mod query;
pub mod show;
mod source;
mod words;

use crate::{Error, Observer};
use atisbo_base::Budget;
use serde::{Deserialize, Serialize};

pub use atisbo_bayes::{Decompose, Format, Heuristic, ReadError, text_in};
pub use distribution::{Distribution, Joint, Probability};
pub use query::Method;
pub use source::Source;
pub use words::read_error;
pub(crate) use words::{inference_error, write_error};

/// A question about a network, by verb.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
pub enum Request {
    /// How probable is it?
    Query(query::Request),
    /// What is in it, and how hard is inference?
    Show(show::Request),
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
    Query(Box<query::Answer>),
    Show(Box<show::Answer>),
    Convert(convert::Answer),
}

impl Answer {
    /// Whether the answer is a yes.
    pub fn is_yes(&self) -> bool {
        match self {
            Answer::Query(answer) => answer.is_yes(),
            Answer::Show(_) | Answer::Convert(_) => true,
        }
    }
}

/// Answers a question about a network.
///
/// # Errors
///
/// If the network cannot be read, or the question names what it does not have.
pub fn handle(
    request: &Request,
    _observer: &dyn Observer,
    budget: &Budget,
) -> Result<Answer, Error> {
    let budget = &budget.started();
    Ok(match request {
        Request::Query(request) => Answer::Query(Box::new(query::handle(request, budget)?)),
        Request::Show(request) => Answer::Show(Box::new(show::handle(request)?)),
        Request::Convert(request) => Answer::Convert(convert::handle(request)?),
    })
}
