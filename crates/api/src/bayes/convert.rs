//! `convert`: the network in another format, or as a picture for Graphviz.

use super::Source;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Name};
use atisbo_bayes::{Format, Model, dot, write};
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

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let text = text(&self.source.model()?, self.to)?;
        Ok(Answer { text })
    }
}

/// The model in a format.
pub(crate) fn text(model: &Model, to: Target) -> Result<String, Error> {
    Ok(match to {
        Target::Dot => dot(model),
        Target::Network(format) => write(model, format)?,
    })
}
