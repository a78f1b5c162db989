//! `convert`: the network in another format, or as a picture for Graphviz.

use super::Source;
use crate::output::{check_size, written};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Name};
use atisbo_bayes::{Format, Model, dot_to, least_bytes, write_to};
use serde::{Deserialize, Serialize};

/// What to write.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The network.
    #[serde(flatten)]
    pub source: Source,
    /// The format.
    pub to: Target,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(schema = "NetworkTarget")]
pub enum Target {
    /// One that is read too.
    Network(Format),
    /// A picture for Graphviz.
    Dot,
}

/// What was written.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The text.
    pub text: String,
}

impl Verb for Request {
    const GAME: &'static str = "bayes";
    const NAME: &'static str = "convert";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let text = text(&self.source.model()?, self.to, budget)?;
        Ok(Answer { text })
    }
}

/// The model in a format.
pub(crate) fn text(model: &Model, to: Target, budget: &Budget) -> Result<String, Error> {
    match to {
        Target::Dot => written(budget, |out| dot_to(model, out)),
        Target::Network(format) => {
            check_size(least_bytes(model, format), budget)?;
            written(budget, |out| write_to(model, format, out))
        }
    }
}
