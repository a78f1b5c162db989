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

use crate::{Error, Observer};
use atisbo_base::Budget;
use serde::{Deserialize, Serialize};

/// A question about an experiment, by verb.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
pub enum Request {
    /// Run it.
    Run(run::Request),
    /// Measure a report again.
    Repeat(repeat::Request),
    /// What do the results in a folder say?
    #[serde(skip)]
    Report(report::Request),
    /// Join parts.
    #[serde(skip)]
    Merge(merge::Request),
}

/// The answer to a [`Request`], by verb.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "each variant is the answer to the request of the same name"
)]
pub enum Answer {
    Run(Box<Report>),
    Repeat(Box<Report>),
    Report(Box<Report>),
    Merge(Box<Report>),
}

impl Answer {
    /// Whether all runs were made.
    pub fn is_yes(&self) -> bool {
        self.report().budget.is_none()
    }

    /// What the runs say.
    pub fn report(&self) -> &Report {
        match self {
            Answer::Run(report)
            | Answer::Repeat(report)
            | Answer::Report(report)
            | Answer::Merge(report) => report,
        }
    }
}

/// Answers a question about an experiment.
///
/// # Errors
///
/// If the experiment cannot be read, or its results cannot be kept.
pub fn handle(
    request: &Request,
    observer: &dyn Observer,
    budget: &Budget,
) -> Result<Answer, Error> {
    Ok(match request {
        Request::Run(request) => Answer::Run(Box::new(run::handle(request, observer, budget)?)),
        Request::Repeat(request) => {
            Answer::Repeat(Box::new(repeat::handle(request, observer, budget)?))
        }
        Request::Report(request) => Answer::Report(Box::new(report::handle(request)?)),
        Request::Merge(request) => Answer::Merge(Box::new(merge::handle(request)?)),
    })
}
