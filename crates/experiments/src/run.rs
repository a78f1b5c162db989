//! `run`: an experiment, in memory or into a folder.

use super::document::{Making, report};
use super::experiment::Given;
use super::report::of_folder;
pub use super::summed::Report as Answer;
use super::words;
use atisbo_api::text::{Arg, Lang, Message, stop as stop_words};
use atisbo_api::{Error, Observer, Verb};
use atisbo_base::{Budget, Stop};
use atisbo_lab::report::{Machine, figures};
use atisbo_lab::runs::{Keep, Prepared};
use atisbo_lab::summary::Summary;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// What to run.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The experiment, as TOML.
    #[schemars(with = "String")]
    pub experiment: Given,
    /// What it is called if it does not say so itself.
    pub name: Option<String>,
    /// The language of the report.
    #[serde(default)]
    pub lang: Lang,
    /// Make only the run with this number, and show it.
    pub only: Option<u64>,
    /// The folder of the files that the experiment names. Without it none is read.
    #[schemars(skip)]
    pub files: Option<PathBuf>,
    /// Where to keep the results. Without it they are summed up and forgotten.
    #[schemars(skip)]
    pub keep: Option<Keep>,
    /// What was typed, as the report shows it.
    #[serde(default)]
    #[schemars(skip)]
    pub command: String,
}

impl Verb for Request {
    const GAME: &'static str = "lab";
    const NAME: &'static str = "run";
    type Answer = Answer;

    fn names_files(&self) -> bool {
        self.files.is_some() || self.keep.is_some()
    }

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let usual = self.name.as_deref().unwrap_or("experiment");
        let prepared = self.experiment.prepare(usual, self.files.as_deref())?;
        let progress = |made, of| observer.progress(made, of);
        match (self.only, &self.keep) {
            (Some(run), _) => self.one(&prepared, run, budget),
            (None, Some(keep)) => {
                let text = String::from(self.experiment.clone());
                let kept = prepared.into_folder(keep, (&text, &self.command), budget, &progress);
                let kept = kept.map_err(words::folder)?;
                // What was made is told whatever the budget says.
                let report = of_folder(&kept.folder, self.lang, &Budget::unlimited())?;
                let mut report = finished(report, kept.stop);
                if kept.cut_off > 0 {
                    let cut = Message::new("lab-cut-off").with("bytes", kept.cut_off);
                    report.sentences.insert(0, cut);
                }
                if kept.stop.is_some() {
                    report.sentences.push(Message::new("lab-go-on"));
                }
                Ok(report)
            }
            (None, None) => {
                let (summary, stop) = prepared.in_memory(budget, &progress, |_| ());
                Ok(self.report(&summary, prepared.plan.runs(), stop))
            }
        }
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}

impl Request {
    /// What the runs say that were made here.
    fn report(&self, summary: &Summary, of: u64, stop: Option<Stop>) -> Answer {
        let making = Making {
            lang: self.lang,
            command: &self.command,
            machine: &Machine::here(),
            of,
        };
        finished(report(summary, &making), stop)
    }

    /// One run, made again.
    fn one(&self, prepared: &Prepared, run: u64, budget: &Budget) -> Result<Answer, Error> {
        let plan = &prepared.plan;
        if run >= plan.runs() {
            let message = Message::new("lab-no-such-run")
                .with("run", run.to_string())
                .with("last", plan.runs().saturating_sub(1).to_string());
            return Err(message.into());
        }
        let (row, stop) = prepared.single(run, budget);
        let mut summary = Summary::new(plan);
        if let Some(row) = &row {
            summary.add(row);
        }
        Ok(Answer {
            row,
            ..self.report(&summary, 1, stop)
        })
    }
}

/// The report with how the work ended.
pub(super) fn finished(mut report: Answer, stop: Option<Stop>) -> Answer {
    report.budget = stop;
    let message = match stop {
        None => Message::new("lab-done").with("runs", Arg::Figure(figures::thousands(report.runs))),
        Some(stop @ (Stop::Nodes | Stop::Bytes)) if report.runs == report.of => {
            Message::new("lab-limited")
                .with("runs", Arg::Figure(figures::thousands(report.runs)))
                .with("stop", stop_words(stop))
        }
        Some(stop) => Message::new("lab-stopped")
            .with("runs", Arg::Figure(figures::thousands(report.runs)))
            .with("of", Arg::Figure(figures::thousands(report.of)))
            .with("stop", stop_words(stop)),
    };
    report.sentences.push(message);
    report
}
