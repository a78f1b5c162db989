//! `run`: an experiment, in memory or into a folder.

use super::document::{Making, report};
use super::prepare::{Prepared, prepare};
pub use super::summed::Report as Answer;
use super::summed::Report;
use super::words;
use crate::text::{Lang, Message, stop as stop_words};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Stop};
use atisbo_lab::report::{Machine, figures};
use atisbo_lab::runs::{Done, Folder, FolderError, Ordered, Part, Row, Shard, execute, single};
use atisbo_lab::summary::Summary;
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// What to run.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// The experiment, as TOML.
    pub experiment: String,
    /// What it is called if it does not say so itself.
    #[serde(default)]
    pub name: Option<String>,
    /// The language of the report.
    #[serde(default)]
    pub lang: Lang,
    /// Make only the run with this number, and show it.
    #[serde(default)]
    pub only: Option<u64>,
    /// Where files that the experiment names lie. Without it none is read.
    #[serde(skip)]
    pub files: Option<PathBuf>,
    /// Where to keep the results. Without it they are summed up and forgotten.
    #[serde(skip)]
    pub keep: Option<Keep>,
    /// What was typed.
    #[serde(skip)]
    pub command: String,
}

/// Where results are kept.
#[derive(Clone, Debug)]
pub struct Keep {
    /// The folder.
    pub folder: PathBuf,
    /// Whether to go on with what is there.
    pub resume: bool,
    /// Which part of the runs to make.
    pub shard: Shard,
}

impl Verb for Request {
    const GAME: &'static str = "lab";
    const NAME: &'static str = "run";
    type Answer = Answer;

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let usual = self.name.as_deref().unwrap_or("experiment");
        let prepared = prepare(&self.experiment, usual, self.files.as_deref())?;
        if let Some(run) = self.only {
            return only(self, &prepared, run, budget);
        }
        match &self.keep {
            Some(keep) => kept(self, &prepared, keep, observer, budget),
            None => Ok(in_memory(self, &prepared, observer, budget)),
        }
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}

fn in_memory(
    request: &Request,
    prepared: &Prepared,
    observer: &dyn Observer,
    budget: &Budget,
) -> Report {
    let Prepared { plan, bench } = prepared;
    let runs = plan.runs();
    let gathered = Mutex::new((Ordered::new(plan, Shard::WHOLE), Summary::new(plan)));
    let sink = |row: Row, made: u64| -> Result<(), Infallible> {
        let mut gathered = gathered.lock().unwrap_or_else(PoisonError::into_inner);
        let (ordered, summary) = &mut *gathered;
        observer.progress(made, runs);
        ordered.add(row, &mut |row| {
            summary.add(&row);
            Ok(())
        })
    };
    let Ok(stop) = execute(
        &**bench,
        (plan, Shard::WHOLE),
        &Done::default(),
        budget,
        &sink,
    );
    let (mut ordered, mut summary) = gathered
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    let Ok(()) = ordered.rest(&mut |row| -> Result<(), Infallible> {
        summary.add(&row);
        Ok(())
    });
    let making = Making {
        lang: request.lang,
        command: &request.command,
        machine: &Machine::here(),
        of: runs,
    };
    finished(report(&summary, &making), stop)
}

fn kept(
    request: &Request,
    prepared: &Prepared,
    keep: &Keep,
    observer: &dyn Observer,
    budget: &Budget,
) -> Result<Report, Error> {
    let Prepared { plan, bench } = prepared;
    let part = Part {
        plan: plan.clone(),
        shard: keep.shard,
        command: request.command.clone(),
        machine: Machine::here(),
        complete: false,
    };
    let failed = |error: FolderError| words::folder(&error);
    let opened = Folder::open_for_runs(&keep.folder, part, &request.experiment, keep.resume);
    let opened = opened.map_err(failed)?;
    let (done, cut_off) = (opened.done.clone(), opened.cut_off);
    let runs = opened.folder.runs();
    let opened = Mutex::new(opened);
    let sink = |row: Row, made: u64| {
        observer.progress(made, runs);
        let mut opened = opened.lock().unwrap_or_else(PoisonError::into_inner);
        opened.append(&row)
    };
    let stop = execute(&**bench, (plan, keep.shard), &done, budget, &sink).map_err(failed)?;
    let opened = opened.into_inner().unwrap_or_else(PoisonError::into_inner);
    let folder = match stop {
        None => opened.finish().map_err(failed)?,
        Some(_) => opened.folder,
    };
    let mut report = finished(super::report::of_folder(&folder, request.lang)?, stop);
    if cut_off > 0 {
        let cut = Message::new("lab-cut-off").with("bytes", cut_off);
        report.sentences.insert(0, cut.sentence());
    }
    if stop.is_some() {
        report.sentences.push(Message::new("lab-go-on").sentence());
    }
    Ok(report)
}

/// One run, made again.
fn only(
    request: &Request,
    prepared: &Prepared,
    run: u64,
    budget: &Budget,
) -> Result<Report, Error> {
    let Prepared { plan, bench } = prepared;
    if run >= plan.runs() {
        let message = Message::new("lab-no-such-run")
            .with("run", run.to_string())
            .with("last", plan.runs().saturating_sub(1).to_string());
        return Err(Error::new(&message));
    }
    let row = single(&**bench, plan, run, budget);
    let stop = row.is_none().then_some(Stop::Cancelled);
    let mut summary = Summary::new(plan);
    if let Some(row) = &row {
        summary.add(row);
    }
    let making = Making {
        lang: request.lang,
        command: &request.command,
        machine: &Machine::here(),
        of: 1,
    };
    let mut report = finished(report(&summary, &making), stop);
    report.row = row;
    Ok(report)
}

/// The report with how the work ended.
fn finished(mut report: Report, stop: Option<Stop>) -> Report {
    report.budget = stop;
    let message = match stop {
        None => Message::new("lab-done").with("runs", figures::thousands(report.runs)),
        Some(stop) => Message::new("lab-stopped")
            .with("runs", figures::thousands(report.runs))
            .with("of", figures::thousands(report.of))
            .with("stop", stop_words(stop)),
    };
    report.sentences.push(message.sentence());
    report
}
