//! The laboratory behind the door: experiments run, reported, joined, and the five reports measured again.
//!
//! A request that comes as data, from a browser say, runs an experiment in memory and reads no file. Only who is a
//! program of the house can name folders and files, for these fields are no part of the data.

mod document;
mod minesweeper;
mod ohno;
mod prepare;
mod sudoku;
mod summed;
mod words;

pub mod merge;
pub mod repeat;
pub mod report;
pub mod run;

pub use atisbo_lab::report as writing;
pub use atisbo_lab::runs::Shard;
pub use summed::{Comparison, Group, Grown, Picture, Report, Spread};
