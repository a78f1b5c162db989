//! `atisbo class check`: a student's own run, on the cases that everybody sees.

use super::lab::LabArgs;
use super::run::launcher;
use crate::budget::cancelled_by_ctrl_c;
use crate::commands::Exit;
use crate::names::name;
use crate::output::Output;
use crate::progress::Progress;
use anyhow::{Result, anyhow};
use atisbo_api::Observer;
use atisbo_class::batch::judged;
use atisbo_class::exam::Exam;
use atisbo_class::question::Question;
use atisbo_class::runner::Runner;
use atisbo_class::submission::{Bounds, find_one};
use atisbo_class::verdict::Verdict;
use atisbo_class::{report, sandbox, words};
use atisbo_experiments::writing::terminal;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

/// As wide as a terminal is at least.
const WIDTH: usize = 80;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "DIR", default_value = ".")]
    folder: PathBuf,
    #[arg(long, value_name = "QUESTION", value_parser = name::<Question>())]
    question: Vec<Question>,
    #[command(flatten)]
    lab: LabArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let lang = output.lang;
        let mut lab = self.lab.read(lang)?;
        if !self.question.is_empty() {
            lab.questions
                .retain(|question| self.question.contains(&question.id));
        }
        let found =
            find_one(&self.folder).map_err(|error| anyhow!(words::not_found(&error).to(lang)))?;
        let cancel = cancelled_by_ctrl_c();
        let launcher = launcher()?;
        // It is the student's own program: where it cannot be confined it runs as it does without us.
        let confined = sandbox::available(&launcher).is_ok();
        let runner = Runner::new(&lab, launcher, confined, cancel.clone());
        let exam = Exam::public(&lab);
        let progress = Progress::new(output);
        let done = AtomicU64::new(0);
        let tell = || {
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            progress.progress(done, exam.cases() as u64);
        };
        let submission = found.read(&lab.programs(), Bounds::default());
        let graded = judged(&exam, &runner, &found, &submission, &tell);
        drop(progress);
        if output.json {
            output.json(&graded)?;
        } else {
            let document = report::check(&graded, &lab, lang);
            output.raw(terminal(&document, WIDTH).as_bytes())?;
        }
        Ok(match graded.worst() {
            Verdict::Right => Exit::Yes,
            Verdict::NotGraded => Exit::NotGraded,
            _ => Exit::No,
        })
    }
}
