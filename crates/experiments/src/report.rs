//! `report`: what the results in a folder say.

use super::document::{Making, report};
pub use super::summed::Report as Answer;
use super::summed::Report;
use super::words;
use atisbo_api::text::{Lang, Message};
use atisbo_api::{Error, Observer, Verb};
use atisbo_base::Budget;
use atisbo_lab::runs::Folder;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

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

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let folder = Folder::open(&self.folder).map_err(words::folder)?;
        of_folder(&folder, self.lang, budget)
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}

/// What the results in a folder say, as far as the budget lets them be read.
pub(super) fn of_folder(folder: &Folder, lang: Lang, budget: &Budget) -> Result<Report, Error> {
    let part = &folder.part;
    let (summary, stop) = folder.summary(budget).map_err(words::folder)?;
    let making = Making {
        lang,
        command: &part.command,
        machine: &part.machine,
        of: folder.runs(),
    };
    let mut report = report(&summary, &making);
    report.folder = Some(folder.path().to_owned());
    report.budget = stop;
    if let Some(stop) = stop {
        report.sentences.push(words::read_in_part(&report, stop));
    }
    if !part.checksums {
        report.sentences.push(Message::new("lab-unchecked"));
    }
    Ok(report)
}
