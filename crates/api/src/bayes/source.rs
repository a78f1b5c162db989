//! A network as it comes: its text, and its format if that is known.

use crate::Error;
use atisbo_bayes::{Format, Model, read};
use serde::{Deserialize, Serialize};

/// The text of a network.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Source {
    /// The text, in any of the formats.
    pub network: String,
    /// The format; without it, it is guessed from how the text begins.
    pub format: Option<Format>,
}

impl Source {
    pub(super) fn model(&self) -> Result<Model, Error> {
        Ok(read(&self.network, self.format)?)
    }
}
