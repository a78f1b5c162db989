//! Why results cannot be kept or read.

use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why results cannot be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the fields are what the messages say")]
pub enum FolderError {
    /// The system does not let us.
    #[error("{}: {reason}", path.display())]
    Io { path: PathBuf, reason: String },
    /// There are results already, and nobody said to go on with them.
    #[error("{}: there are results here already", path.display())]
    Taken { path: PathBuf },
    /// The results are of another experiment.
    #[error("{}: these are the results of another experiment", path.display())]
    Different { path: PathBuf },
    /// Somebody else writes results here now.
    #[error("{}: another process writes here", path.display())]
    Busy { path: PathBuf },
    /// There are no results.
    #[error("{}: no results here", path.display())]
    Nothing { path: PathBuf },
    /// A line is not what it should be.
    #[error("{}: line {line}: {why}", path.display())]
    Damaged {
        path: PathBuf,
        line: usize,
        why: String,
    },
    /// Not all runs are made.
    #[error("{}: {done} of {runs} runs are made", path.display())]
    Incomplete { path: PathBuf, done: u64, runs: u64 },
    /// Parts are missing.
    #[error("of {of} parts these are missing: {missing:?}")]
    PartsMissing { of: u64, missing: Vec<u64> },
    /// A part is there twice.
    #[error("{}: part {part} is there already", path.display())]
    PartTwice { path: PathBuf, part: u64 },
}

impl FolderError {
    pub(super) fn io(path: &Path, error: &io::Error) -> Self {
        FolderError::Io {
            path: path.to_owned(),
            reason: error.to_string(),
        }
    }
}
