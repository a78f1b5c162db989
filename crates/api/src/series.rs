//! What the verb `generate` shares among the games: a series of puzzles that follows from a seed.

use crate::text::Message;
use crate::{Error, random_seed};
use atisbo_base::Stop;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Which puzzles of which series to make.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct SeriesRequest {
    /// The same seed gives the same puzzles; a random one is chosen if not given.
    pub seed: Option<u64>,
    /// The index of the first puzzle.
    #[serde(default)]
    pub first: u64,
    /// How many puzzles.
    #[serde(default = "one")]
    pub count: u64,
    /// Whether to give the solutions too.
    #[serde(default)]
    pub solution: bool,
}

fn one() -> u64 {
    1
}

impl SeriesRequest {
    pub(crate) fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(random_seed)
    }

    pub(crate) fn indices(&self) -> Result<Range<u64>, Error> {
        indices(self.first, self.count)
    }
}

/// This many indices, from the first on.
///
/// # Errors
///
/// If there are not so many.
pub fn indices(first: u64, count: u64) -> Result<Range<u64>, Error> {
    let end = first.checked_add(count).ok_or_else(|| {
        Message::new("series-too-long")
            .with("first", first.to_string())
            .with("count", count.to_string())
            .with("last", (u64::MAX - 1).to_string())
    })?;
    Ok(first..end)
}

/// The puzzles that were made.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "Series")]
pub struct Series<P> {
    /// The seed they were made from.
    pub seed: u64,
    /// The puzzles, by index.
    pub puzzles: Vec<P>,
    /// How many boards were tried in all.
    pub tried: u64,
    /// What to say about puzzles that could not be made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failed: Option<Message>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}
