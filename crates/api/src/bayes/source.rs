//! A network as it comes: its text, and its format if that is known.

use super::words;
use crate::Error;
use atisbo_bayes::{Format, Model, read};
use serde::{Deserialize, Serialize};

/// The text of a network.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Source {
    /// The text, in any of the formats.
    pub network: String,
    /// The format; without it, it is guessed from how the text begins.
    #[serde(default)]
    pub format: Option<Format>,
}

impl Source {
    pub(super) fn model(&self) -> Result<Model, Error> {
        read(&self.network, self.format).map_err(|error| words::read_error(&error))
    }
}
