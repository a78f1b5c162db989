//! An experiment as people write it: a small TOML text that says which game, which instances, which methods, and
//! what a run may take.
//!
//! [`Experiment`] is what all games share; the types of its instances and methods come from the crate that knows the
//! game. Every error is an [`ExperimentError`] that names the key and what would be right; [`place`] finds its line.
//!
//! ```
//! use atisbo_lab::experiment::{Experiment, Method, Texts, place, read};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Default, Serialize, Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Instances {
//!     boards: Texts,
//! }
//!
//! #[derive(Serialize, Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Player {
//!     name: Option<String>,
//!     engine: String,
//!     depth: Option<u32>,
//! }
//!
//! impl Method for Player {
//!     const KEY: &'static str = "engine";
//!
//!     fn switches(&self) -> Vec<&'static str> {
//!         vec!["depth"]
//!     }
//! }
//!
//! let text = "game = \"chess\"\nmethods = [\"fast\", {engine = \"slow\", depth = 9}]\n\
//!             [instances]\nboards = \"start\"\n";
//! let experiment: Experiment<Instances, Player> = read(text)?;
//! assert_eq!(experiment.labels()?, ["fast", "slow depth=9"]);
//!
//! let wrong = text.replace("depth", "dept");
//! let error = read::<Experiment<Instances, Player>>(&wrong).err().unwrap();
//! assert_eq!(error.to_string(), "methods[2].dept: unknown key; known are name, engine, depth");
//! assert_eq!(place(&wrong, &error).line, 2);
//! # Ok::<(), atisbo_lab::experiment::ExperimentError>(())
//! ```

mod error;
mod method;
mod reader;
mod values;

pub use error::{Expected, ExperimentError, Problem};
pub use method::{Method, from_words};
pub use reader::{Place, place, read, write};
pub use values::Texts;

use atisbo_base::{Budget, Stop};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::time::Duration;

/// An experiment with the instances and methods of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    rename_all = "kebab-case",
    bound(deserialize = "I: Deserialize<'de> + Default, M: Method")
)]
pub struct Experiment<I, M> {
    /// What it is called.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// Instance *i* depends on this and *i* alone.
    #[serde(default = "one")]
    pub seed: u64,
    /// How often each run is made; the least time counts.
    #[serde(default = "one")]
    pub repetitions: u32,
    /// The nodes that a run may take.
    pub max_nodes: Option<u64>,
    /// The bytes that a run may take.
    #[serde(default, deserialize_with = "values::size")]
    pub max_memory: Option<u64>,
    /// The time that a run may take.
    #[serde(
        default,
        deserialize_with = "values::time",
        serialize_with = "values::write_time"
    )]
    pub max_time: Option<Duration>,
    /// What the methods run on.
    #[serde(default)]
    pub instances: I,
    /// The methods.
    #[serde(deserialize_with = "method::methods")]
    pub methods: Vec<M>,
}

/// The seed of an experiment that names none, and how often each run is made.
fn one<T: From<u8>>() -> T {
    T::from(1)
}

/// The bytes of a run whose experiment does not limit them: an experiment ends with a row, not with the machine.
const BYTES: u64 = 2 << 30;

/// The most repetitions of a run.
const REPETITIONS: u64 = 1000;

impl<I: Default, M: Method> Experiment<I, M> {
    /// An experiment with the default settings.
    pub fn new(game: impl Into<String>, instances: I, methods: Vec<M>) -> Self {
        Experiment {
            name: None,
            game: game.into(),
            seed: one(),
            repetitions: one(),
            max_nodes: None,
            max_memory: None,
            max_time: None,
            instances,
            methods,
        }
    }

    /// What the methods are called in results. No two are the same.
    ///
    /// # Errors
    ///
    /// If two are, or a method has a switch that means nothing to it.
    pub fn labels(&self) -> Result<Vec<String>, ExperimentError> {
        let mut labels = Vec::new();
        for (index, method) in self.methods.iter().enumerate() {
            let key = format!("methods[{}]", index + 1);
            let label = method::label(method).map_err(|error| error.inside(&key))?;
            labels.push((label, format!("{key}.name")));
        }
        distinct(&labels)?;
        Ok(labels.into_iter().map(|(label, _)| label).collect())
    }

    /// What a run may take.
    ///
    /// # Errors
    ///
    /// If a run may take no nodes, or is to be repeated too often or not at all.
    pub fn limits(&self) -> Result<Limits, ExperimentError> {
        within("repetitions", self.repetitions.into(), 1..=REPETITIONS)?;
        if let Some(nodes) = self.max_nodes {
            within("max-nodes", nodes, 1..=u64::MAX)?;
        }
        Ok(Limits {
            nodes: self.max_nodes,
            bytes: self.max_memory.or(Some(BYTES)),
            time: self.max_time,
        })
    }
}

/// Makes sure that a number lies in a range.
///
/// # Errors
///
/// If it does not.
pub fn within(key: &str, found: u64, range: RangeInclusive<u64>) -> Result<(), ExperimentError> {
    if range.contains(&found) {
        return Ok(());
    }
    let problem = Problem::outside(&found, range.start(), range.end());
    Err(ExperimentError::new(key, problem))
}

/// Makes sure that no name stands twice; each comes with its key.
///
/// # Errors
///
/// If one does.
pub fn distinct(names: &[(String, String)]) -> Result<(), ExperimentError> {
    let mut seen = BTreeSet::new();
    match names.iter().find(|(name, _)| !seen.insert(name)) {
        None => Ok(()),
        Some((name, key)) => Err(ExperimentError::new(key, Problem::Twice(name.clone()))),
    }
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
    /// The budget of one run: these limits, or those of all the work where they are tighter, and what ends all runs.
    pub fn budget(&self, all: &Budget) -> Budget {
        let mut budget = all.clone();
        if let Some(nodes) = tighter(self.nodes, all.max_nodes()) {
            budget = budget.nodes(nodes);
        }
        if let Some(bytes) = tighter(self.bytes, all.max_bytes()) {
            budget = budget.bytes(bytes);
        }
        if let Some(time) = self.time {
            budget = budget.time(time);
        }
        budget.started()
    }

    /// Whether a run that such a limit ended would have gone on but for the limits of all the work.
    pub(crate) fn is_wider(&self, stop: Stop, all: &Budget) -> bool {
        let (own, all) = match stop {
            Stop::Nodes => (self.nodes, all.max_nodes()),
            Stop::Bytes => (self.bytes, all.max_bytes()),
            Stop::Time | Stop::Cancelled => return false,
        };
        tighter(own, all) != own
    }
}

fn tighter(one: Option<u64>, other: Option<u64>) -> Option<u64> {
    one.into_iter().chain(other).min()
}

#[cfg(test)]
mod tests;
