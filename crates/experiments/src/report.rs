//! `report`: what the results in a folder say.

use super::document::{Making, report};
pub use super::summed::Report as Answer;
use super::summed::Report;
use super::words;
use atisbo_api::text::Lang;
use atisbo_api::{Error, Observer, Verb};
use atisbo_base::Budget;
use atisbo_lab::runs::Folder;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Which results.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The folder.
    pub folder: PathBuf,
    /// The language of the report.
    #[serde(default)]
    pub lang: Lang,
}

impl Verb for Request {
    const GAME: &'static str = "lab";
    const NAME: &'static str = "report";
    type Answer = Answer;

    fn names_files(&self) -> bool {
        true
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let folder = Folder::open(&self.folder).map_err(|error| words::folder(&error))?;
        of_folder(&folder, self.lang)
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}

pub(super) fn of_folder(folder: &Folder, lang: Lang) -> Result<Report, Error> {
    let part = &folder.part;
    let summary = folder.summary().map_err(|error| words::folder(&error))?;
    let making = Making {
        lang,
        command: &part.command,
        machine: &part.machine,
        of: folder.runs(),
    };
    let mut report = report(&summary, &making);
    report.folder = Some(folder.path().to_owned());
    Ok(report)
}

/// Gives all runs in a folder as lines of comma-separated values, the first with the names of the columns. Ends
/// early when `each` says no.
///
/// # Errors
///
/// If there are no results, or they are damaged.
pub fn runs_as_csv(folder: &Path, each: &mut dyn FnMut(&str) -> bool) -> Result<(), Error> {
    let read = Folder::open(folder).and_then(|folder| folder.as_csv(each));
    read.map_err(|error| words::folder(&error))
}

/// All runs in a folder as a Parquet file. Its columns are held in memory.
///
/// # Errors
///
/// If there are no results, or they are damaged.
#[cfg(feature = "parquet")]
pub fn runs_as_parquet(folder: &Path) -> Result<Vec<u8>, Error> {
    let columns = Folder::open(folder).and_then(|folder| folder.columns());
    let columns = columns.map_err(|error| words::folder(&error))?;
    let mut file = Vec::new();
    atisbo_lab::report::parquet::write(&columns, &mut file).map_err(|error| {
        let message =
            atisbo_api::text::Message::new("lab-parquet").with("reason", error.to_string());
        Error::from(message)
    })?;
    Ok(file)
}
