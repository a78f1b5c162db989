//! A game of a series as a row of a table.

use atisbo_minesweeper::{Game, Record};
use serde::Serialize;

/// A game of a series: how it went, and from what it can be played again.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct GameRow {
    /// Its index.
    pub game: u64,
    /// Whether it was won.
    pub won: bool,
    /// How often the agent decided.
    pub decisions: u32,
    /// How often it could not be sure, the first click included.
    pub guesses: u32,
    /// Seconds of thought.
    pub seconds: f64,
    /// The seed of the series.
    pub seed: u64,
    /// The text from which the game can be replayed; none on a free tiling.
    pub id: Option<String>,
}

impl GameRow {
    pub(super) fn new((index, seed): (u64, u64), game: &Game, record: &Record) -> Self {
        GameRow {
            game: index,
            won: record.won,
            decisions: record.decisions,
            guesses: record.guesses,
            seconds: record.time.as_secs_f64(),
            seed,
            id: game.id().ok(),
        }
    }

    /// About how many bytes it takes.
    pub(super) fn bytes(&self) -> u64 {
        (size_of::<Self>() + self.id.as_ref().map_or(0, String::len)) as u64
    }
}
