//! Runs: every method of an experiment on every instance, on all processors, and what is kept of them.
//!
//! A [`Bench`] knows the game; here is what is the same for all: a [`Plan`] that numbers the runs, the work itself
//! ([`Prepared`]), the folder that keeps results while they come and after ([`Folder`]), and how parts are joined
//! ([`merge`]).
//!
//! What a run *concludes* (whether it succeeded, what it counted) follows from seed and number alone; how long it
//! took does not. So the two are kept apart, and everything said here about "the same" is said of the former: one
//! thread or many, one part or seven, broken off or not, `runs.jsonl` has the same bytes.

mod bench;
mod columns;
mod error;
mod execute;
mod folder;
mod journal;
mod merge;
mod ordered;
mod plan;
mod prepared;
mod row;
mod sealed;
mod shard;

pub use bench::{Bench, Instance, Outcome, Run};
pub use error::{Damage, FolderError};
use execute::{Done, execute, single};
pub use folder::{Folder, Part};
pub use merge::merge;
use ordered::Ordered;
pub use plan::{Method, Plan, Setting, Unit};
pub use prepared::{Keep, Kept, Prepared, Progress};
pub use row::Row;
pub use shard::Shard;

#[cfg(test)]
mod tests;
