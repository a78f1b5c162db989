//! An experiment as people write it: a small TOML text that says which game, which instances, which methods, and
//! what a run may take.
//!
//! What all games share is read here; the tables of instances and methods are handed on to whoever knows the
//! game. Whatever is wrong is a [`Trouble`] that names the line, the key and what would be right.
//!
//! ```
//! use atisbo_lab::experiment::{Document, Experiment};
//!
//! let text = "game = \"chess\"\nseed = 7\nmethods = [\"fast\"]\n[instances]\ncount = 10\n";
//! let document = Document::parse(text)?;
//! let mut top = document.top();
//! let experiment = Experiment::read(&mut top, &["chess"])?;
//! assert_eq!((experiment.game.as_str(), experiment.seed), ("chess", 7));
//! let mut instances = top.section("instances")?;
//! assert_eq!(instances.whole("count", 1..=100)?, Some(10));
//! # Ok::<(), atisbo_lab::experiment::Trouble>(())
//! ```

mod section;
mod trouble;

pub use section::{Document, Item, Section};
pub use trouble::{Expected, Kind, Place, Trouble};

use atisbo_base::{Budget, quantity};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What all experiments have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Experiment {
    /// What it is called.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// Instance *i* depends on this and *i* alone.
    pub seed: u64,
    /// How often each run is made; the least time counts.
    pub repetitions: u32,
    /// What a run may take.
    pub limits: Limits,
}

/// What one run may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Nodes: the unit of work of the method.
    pub nodes: Option<u64>,
    /// Bytes of the method's own structures.
    pub bytes: Option<u64>,
    /// Wall-clock time.
    pub time: Option<Duration>,
}

impl Limits {
    /// The budget of one run, with the flag that ends all of them.
    pub fn budget(&self, all: &Budget) -> Budget {
        let mut budget = all.clone();
        if let Some(nodes) = self.nodes {
            budget = budget.nodes(nodes);
        }
        if let Some(bytes) = self.bytes {
            budget = budget.bytes(bytes);
        }
        if let Some(time) = self.time {
            budget = budget.time(time);
        }
        budget.started()
    }
}

/// The seed of an experiment that names none.
const SEED: u64 = 1;

/// The bytes of a run whose experiment says nothing of them: an experiment ends with a row, not with the machine.
const BYTES: u64 = 2 << 30;

impl Experiment {
    /// Reads what all experiments have; the games are those that the caller knows.
    ///
    /// # Errors
    ///
    /// If a value is not what it should be.
    pub fn read(top: &mut Section<'_>, games: &[&'static str]) -> Result<Self, Trouble> {
        let name = top.text("name")?;
        let game = top
            .choice("game", games)?
            .ok_or_else(|| top.missing("game"))?;
        let seed = top.whole("seed", 0..=u64::MAX)?.unwrap_or(SEED);
        let repetitions = top.whole("repetitions", 1..=1000)?.unwrap_or(1) as u32;
        let nodes = top.whole("max-nodes", 1..=u64::MAX)?;
        let bytes = top.parsed("max-memory", Expected::Size, quantity::bytes)?;
        let time = top.parsed("max-time", Expected::Time, quantity::time)?;
        Ok(Experiment {
            name,
            game: game.to_owned(),
            seed,
            repetitions,
            limits: Limits {
                nodes,
                bytes: bytes.or(Some(BYTES)),
                time,
            },
        })
    }
}

#[cfg(test)]
mod tests;
