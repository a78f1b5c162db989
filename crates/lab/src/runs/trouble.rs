//! Why results cannot be kept or read.

use serde::{Serialize, Serializer};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why results cannot be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
#[expect(missing_docs, reason = "the fields are what the messages say")]
pub enum FolderError {
    /// The system does not let us.
    #[error("{}: {reason}", path.display())]
    Io {
        #[serde(serialize_with = "shown")]
        path: PathBuf,
        reason: String,
    },
    /// There are results already, and resuming was not asked for.
    #[error("{}: there are results here already", path.display())]
    Taken {
        #[serde(serialize_with = "shown")]
        path: PathBuf,
    },
    /// The results are of another experiment.
    #[error("{}: these are the results of another experiment", path.display())]
    Different {
        #[serde(serialize_with = "shown")]
        path: PathBuf,
    },
    /// Somebody else writes results here now.
    #[error("{}: another process writes here", path.display())]
    Busy {
        #[serde(serialize_with = "shown")]
        path: PathBuf,
    },
    /// There are no results.
    #[error("{}: no results here", path.display())]
    Nothing {
        #[serde(serialize_with = "shown")]
        path: PathBuf,
    },
    /// A line is not what it should be.
    #[error("{}: line {line}: {why}", path.display())]
    Damaged {
        #[serde(serialize_with = "shown")]
        path: PathBuf,
        line: usize,
        why: String,
    },
    /// Not all runs are made.
    #[error("{}: {done} of {runs} runs are made", path.display())]
    Incomplete {
        #[serde(serialize_with = "shown")]
        path: PathBuf,
        done: u64,
        runs: u64,
    },
    /// Parts are missing.
    #[error("of {of} parts these are missing: {}", missing.iter().map(u64::to_string).collect::<Vec<_>>().join(", "))]
    PartsMissing { of: u64, missing: Vec<u64> },
    /// A part is there twice.
    #[error("{}: part {part} is there already", path.display())]
    PartTwice {
        #[serde(serialize_with = "shown")]
        path: PathBuf,
        part: u64,
    },
}

/// A path as people read it, whatever its bytes.
fn shown<S: Serializer>(path: &Path, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&path.display())
}

impl FolderError {
    pub(super) fn io(path: &Path, error: &io::Error) -> Self {
        FolderError::Io {
            path: path.to_owned(),
            reason: error.to_string(),
        }
    }
}
