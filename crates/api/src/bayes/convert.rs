//! `convert`: the network in another format, or as a picture for Graphviz.

use super::{Source, source, words};
use crate::{Error, Observer, Verb};
use atisbo_base::Budget;
use atisbo_bayes::{dot, write};
use serde::{Deserialize, Serialize};

/// What to write.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// The network.
    #[serde(flatten)]
    pub source: Source,
    /// The format: `bif`, `xmlbif`, `uai`, `hugin`, or `dot`.
    pub to: String,
}

/// What was written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The text.
    pub text: String,
}

impl Verb for Request {
    const GAME: &'static str = "bayes";
    const NAME: &'static str = "convert";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let model = self.source.model()?;
        if self.to == "dot" {
            return Ok(Answer { text: dot(&model) });
        }
        let Some(format) = source::format(Some(&self.to))? else {
            return Ok(Answer { text: dot(&model) });
        };
        let text =
            write(&model, format).map_err(|error| Error::new(&words::write_error(&error)))?;
        Ok(Answer { text })
    }
}
