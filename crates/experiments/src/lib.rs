//! Experiments with the games: what is run, by which methods, and the verbs `run`, `report`, `export` and `merge` of
//! the laboratory.
//!
//! `atisbo_lab` makes, keeps, divides and sums up runs and knows no game; here the games come in. A request that names
//! files or folders says so, and only faces on the user's own machine may ask it; any other runs in memory.
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_experiments::run;
//!
//! let toml = r#"
//!     game = "minesweeper"
//!     [instances]
//!     levels = ["4x4x3"]
//!     count = 10
//!     [[methods]]
//!     agent = "exact:fast"
//! "#;
//! let request: run::Request = serde_json::from_value(serde_json::json!({"experiment": toml}))?;
//! let answer = atisbo_api::ask(&request, &(), &Budget::unlimited())?;
//! assert_eq!((answer.runs, answer.groups.len()), (10, 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod document;
mod experiment;
mod puzzles;
mod summed;
mod words;

pub mod contest;
pub mod export;
pub mod merge;
pub mod minesweeper;
pub mod ohno;
pub mod report;
pub mod run;
pub mod sudoku;

pub use atisbo_lab::experiment as form;
pub use atisbo_lab::report as writing;
pub use atisbo_lab::runs::{Keep, Shard};
pub use document::{Words, limits, machine};
pub use experiment::{Experiment, Game, Given, Subject};
pub use puzzles::{Solvable, of_puzzles};
pub use summed::{Comparison, Group, Grown, Picture, Report, Spread, Translation, groups};

use atisbo_api::Entry;

/// The verbs of this crate.
pub static VERBS: &[Entry] = &[
    Entry::of::<run::Request>(),
    Entry::of::<report::Request>(),
    Entry::of::<export::Request>(),
    Entry::of::<merge::Request>(),
];
