//! The laboratory behind the door: experiments run, reported and joined.
//!
//! A request that names files or folders says so, and only faces on the user's own machine may ask it; any other
//! runs an experiment in memory. Files are read and written by `atisbo_lab`.

mod document;
mod experiment;
mod summed;
mod words;

pub mod merge;
pub mod minesweeper;
pub mod ohno;
pub mod report;
pub mod run;
pub mod sudoku;

pub use atisbo_lab::experiment as form;
pub use atisbo_lab::report as writing;
pub use atisbo_lab::runs::{Keep, Shard};
pub use document::{Words, machine};
pub use experiment::{Experiment, Game, Given, Subject};
pub use summed::{Comparison, Group, Grown, Picture, Report, Spread, groups};
