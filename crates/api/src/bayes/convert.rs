//! `convert`: the network in another format, or as a picture for Graphviz.

use super::{Source, source, words};
use crate::Error;
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

pub(super) fn handle(request: &Request) -> Result<Answer, Error> {
    let model = request.source.model()?;
    if request.to == "dot" {
        return Ok(Answer { text: dot(&model) });
    }
    let Some(format) = source::format(Some(&request.to))? else {
        return Ok(Answer { text: dot(&model) });
    };
    let text = write(&model, format).map_err(|error| Error::new(&words::write_error(&error)))?;
    Ok(Answer { text })
}
