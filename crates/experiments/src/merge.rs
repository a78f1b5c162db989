//! `merge`: parts joined into what one run would have given.

pub use super::summed::Report as Answer;
use super::{report, words};
use atisbo_api::text::{Arg, Lang, Message, stop as stop_words};
use atisbo_api::{Error, Observer, Verb};
use atisbo_base::{Budget, Stop};
use atisbo_lab::report::figures;
use atisbo_lab::runs::{Folder, merge};
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

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let joined = merge(&self.parts, &self.folder, &self.command, budget);
        let folder = match joined.map_err(words::folder)? {
            Ok(folder) => folder,
            Err(stop) => return Ok(Self::stopped(stop)),
        };
        let mut report = report::of_folder(&folder, self.lang, budget)?;
        let message = Message::new("lab-joined")
            .with("parts", self.parts.len())
            .with("runs", Arg::Figure(figures::thousands(folder.runs())));
        report.sentences.push(message);
        let is_unchecked = |part: &PathBuf| Folder::open(part).is_ok_and(|it| !it.part.checksums);
        if self.parts.iter().any(is_unchecked) {
            report.sentences.push(Message::new("lab-unchecked"));
        }
        Ok(report)
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}

impl Request {
    /// Nothing was joined.
    fn stopped(stop: Stop) -> Answer {
        let message = Message::new("lab-not-joined").with("stop", stop_words(stop));
        Answer {
            budget: Some(stop),
            sentences: vec![message],
            ..Answer::default()
        }
    }
}
