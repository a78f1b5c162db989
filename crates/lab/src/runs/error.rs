//! Why results cannot be kept or read.

use atisbo_base::{SystemError, shortened_path};
use serde::Serialize;
use std::io;
use std::path::Path;
use thiserror::Error;

/// Why results cannot be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
#[expect(missing_docs, reason = "the fields are what the messages say")]
pub enum FolderError {
    /// A file or folder cannot be read or made.
    #[error("{path}: {reason}")]
    Io { path: String, reason: SystemError },
    /// Results cannot be written, but those written before are there.
    #[error("{path}: {reason}")]
    Unwritten { path: String, reason: SystemError },
    /// There are results already, and resuming was not asked for.
    #[error("{path}: there are results here already")]
    Taken { path: String },
    /// The results are of another experiment.
    #[error("{path}: these are the results of another experiment")]
    Different { path: String },
    /// Another process writes results here now.
    #[error("{path}: another process writes here")]
    Busy { path: String },
    /// There are no results.
    #[error("{path}: no results here")]
    Nothing { path: String },
    /// What is known of the results cannot be read.
    #[error("{path}: line {line}: damaged")]
    PlanDamaged { path: String, line: usize },
    /// A line is not what it should be.
    #[error("{path}: line {line}: {why}")]
    Damaged {
        path: String,
        line: usize,
        why: Damage,
    },
    /// Results that were complete have lost runs.
    #[error("{path}: only {found} of {runs} runs are left")]
    RunsLost { path: String, found: u64, runs: u64 },
    /// Not all runs are made.
    #[error("{path}: {done} of {runs} runs are made")]
    Incomplete { path: String, done: u64, runs: u64 },
    /// Parts are missing.
    #[error("of {of} parts these are missing: {}", missing.iter().map(u64::to_string).collect::<Vec<_>>().join(", "))]
    PartsMissing { of: u64, missing: Vec<u64> },
    /// A part is there twice.
    #[error("{path}: part {part} is there already")]
    PartTwice { path: String, part: u64 },
}

/// What is wrong with a line of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum Damage {
    /// It is not the JSON of a run.
    #[error("column {column}: not the JSON of a run")]
    NotARun {
        /// Where, counted from 1.
        column: usize,
    },
    /// It is not what its checksum was made of.
    #[error("it does not match its checksum")]
    Changed,
    /// Its checksum is gone, where every line was written with one.
    #[error("its checksum is missing")]
    Unchecked,
    /// It is a run of something else.
    #[error("run {run} is not in this experiment")]
    Foreign {
        /// The number of the run.
        run: u64,
    },
    /// It stands behind a run that it should stand before.
    #[error("run {run} is not in its place")]
    Misplaced {
        /// The number of the run.
        run: u64,
    },
}

/// A path as people read it, whatever its bytes and its length.
pub(super) fn shown(path: &Path) -> String {
    shortened_path(path)
}

impl FolderError {
    /// For `map_err`: an error of the system about a path.
    pub(super) fn io(path: &Path) -> impl Fn(io::Error) -> Self {
        |error| FolderError::Io {
            path: shown(path),
            reason: SystemError::from(&error),
        }
    }

    /// For `map_err`: an error of the system when results are written to a path.
    pub(super) fn unwritten(path: &Path) -> impl Fn(io::Error) -> Self {
        |error| FolderError::Unwritten {
            path: shown(path),
            reason: SystemError::from(&error),
        }
    }

    pub(super) fn taken(path: &Path) -> Self {
        let path = shown(path);
        FolderError::Taken { path }
    }

    pub(super) fn nothing(path: &Path) -> Self {
        let path = shown(path);
        FolderError::Nothing { path }
    }

    pub(super) fn damaged(path: &Path, line: usize, why: Damage) -> Self {
        FolderError::Damaged {
            path: shown(path),
            line,
            why,
        }
    }
}
