//! `merge`: parts joined into what one run would have given.

pub use super::summed::Report as Answer;
use super::{report, words};
use atisbo_api::text::{Lang, Message};
use atisbo_api::{Error, Observer, Verb};
use atisbo_base::Budget;
use atisbo_lab::report::figures;
use atisbo_lab::runs::merge;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Which parts, and where to.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The folders of all parts, in any order.
    pub parts: Vec<PathBuf>,
    /// The folder of the whole.
    pub folder: PathBuf,
    /// The language of the report.
    #[serde(default)]
    pub lang: Lang,
    /// What was typed.
    #[serde(default)]
    pub command: String,
}

impl Verb for Request {
    const GAME: &'static str = "lab";
    const NAME: &'static str = "merge";
    type Answer = Answer;

    fn names_files(&self) -> bool {
        true
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let folder = merge(&self.parts, &self.folder, &self.command).map_err(words::folder)?;
        let mut report = report::of_folder(&folder, self.lang)?;
        let message = Message::new("lab-joined")
            .with("parts", self.parts.len())
            .with("runs", figures::thousands(report.runs));
        report.sentences.push(message);
        Ok(report)
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}
