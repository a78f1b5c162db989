//! `atisbo class mutants`: whether the grader finds the fault of each faulty program, and no other.

use super::lab::LabArgs;
use super::run::{confined, launcher};
use crate::budget::cancelled_by_ctrl_c;
use crate::commands::Exit;
use crate::output::Output;
use crate::progress::Progress;
use crate::threads::ThreadArgs;
use anyhow::{Result, anyhow};
use atisbo_api::Observer;
use atisbo_api::text::{Arg, Message};
use atisbo_base::Cancel;
use atisbo_class::batch::judged_as;
use atisbo_class::exam::Exam;
use atisbo_class::mutant::{Losses, lost, mutants, reference};
use atisbo_class::runner::Runner;
use atisbo_class::submission::Submission;
use atisbo_class::verdict::{Graded, Verdict};
use rayon::prelude::*;
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    lab: LabArgs,
    #[arg(long, value_name = "NAME")]
    mutant: Vec<String>,
    #[arg(long = "unsafe")]
    is_unsafe: bool,
    #[command(flatten)]
    threads: ThreadArgs,
}

/// A program, what it must lose, and what it lost.
#[derive(Serialize)]
struct Row {
    mutant: String,
    expected: Losses,
    got: Losses,
    as_expected: bool,
    points: f64,
    most: f64,
}

/// The row of the program without a fault.
const REFERENCE: &str = "reference";

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.threads.start(output)?;
        let lab = self.lab.read(output.lang)?;
        let programs = self.programs(&lab.name, output)?;
        let cancel = cancelled_by_ctrl_c();
        let launcher = launcher()?;
        let confined = confined(&launcher, self.is_unsafe, output)?;
        let runner = Runner::new(&lab, launcher, confined, cancel.clone());
        let exam = Exam::whole(&lab);
        let graded = grade_all(&exam, &runner, &programs, &cancel, output);
        let row = |((name, expected, _), graded): (&Program, &Graded)| {
            let got = lost(graded);
            Row {
                mutant: name.clone(),
                as_expected: got == *expected,
                expected: expected.clone(),
                got,
                points: graded.points,
                most: graded.most,
            }
        };
        let rows: Vec<Row> = programs.iter().zip(&graded).map(row).collect();
        let all = rows.iter().all(|row| row.as_expected) && rows.len() == programs.len();
        show(&rows, programs.len(), output)?;
        let incomplete = graded.iter().any(|graded| graded.has(Verdict::NotGraded));
        Ok(match (all, incomplete || rows.len() < programs.len()) {
            (true, _) => Exit::Yes,
            (false, true) => Exit::NotGraded,
            (false, false) => Exit::No,
        })
    }

    /// The reference and its mutants, or those that were named.
    fn programs(&self, lab: &str, output: &Output) -> Result<Vec<Program>> {
        let reference = reference(lab);
        let mutants = mutants(lab);
        let mut names = self.mutant.iter();
        let is_known = |name: &&String| mutants.iter().any(|mutant| mutant.name == **name);
        if let Some(unknown) = names.find(|name| !is_known(name)) {
            let known = mutants.iter().map(|mutant| Arg::from(mutant.name.as_str()));
            let message = Message::new("class-error-no-mutant")
                .with("found", unknown.as_str())
                .with("known", known.collect::<Arg>());
            return Err(anyhow!(message.to(output.lang)));
        }
        let mut programs = Vec::new();
        if self.mutant.is_empty() {
            programs.push((REFERENCE.to_owned(), Losses::new(), reference.clone()));
        }
        let is_asked = |name: &String| self.mutant.is_empty() || self.mutant.contains(name);
        for mutant in mutants.iter().filter(|mutant| is_asked(&mutant.name)) {
            let made = mutant.made(&reference).ok_or_else(|| {
                let message = Message::new("class-error-mutant")
                    .with("mutant", mutant.name.as_str())
                    .with("file", mutant.file.as_str());
                anyhow!(message.to(output.lang))
            })?;
            programs.push((mutant.name.clone(), mutant.loses.clone(), made));
        }
        Ok(programs)
    }
}

/// A name, what it must lose, and its files.
type Program = (String, Losses, Submission);

/// Grades all on all cores; nothing more once the work is cancelled.
fn grade_all(
    exam: &Exam<'_>,
    runner: &Runner<'_>,
    programs: &[Program],
    cancel: &Cancel,
    output: &Output,
) -> Vec<Graded> {
    let progress = Progress::new(output);
    let total = (programs.len() * exam.cases()) as u64;
    let done = AtomicU64::new(0);
    let tell = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        progress.progress(done, total);
    };
    let graded = programs.par_iter().map(|(name, _, submission)| {
        let graded = judged_as(exam, runner, (name, None), submission, &tell);
        (!cancel.is_raised()).then_some(graded)
    });
    let graded: Vec<Option<Graded>> = graded.collect();
    graded.into_iter().map_while(|graded| graded).collect()
}

fn show(rows: &[Row], of: usize, output: &mut Output) -> Result<()> {
    if output.json {
        return rows.iter().try_for_each(|row| output.json(row));
    }
    let lang = output.lang;
    let said = |id: &'static str| Message::new(id).to(lang);
    let head = ["mutant", "expected", "got", "agrees"];
    let head = head.map(|name| Message::new(format!("class-mutants-{name}")).to(lang));
    let losses = |losses: &Losses| {
        let each = losses
            .iter()
            .map(|(question, verdict)| format!("{question}: {verdict}"));
        let each: Vec<String> = each.collect();
        if each.is_empty() {
            said("class-mutants-nothing")
        } else {
            each.join(", ")
        }
    };
    let row = |row: &Row| {
        let agrees = if row.as_expected {
            "class-mutants-yes"
        } else {
            "class-mutants-no"
        };
        vec![
            row.mutant.clone(),
            losses(&row.expected),
            losses(&row.got),
            said(agrees),
        ]
    };
    output.table(&head, rows.iter().map(row).collect())?;
    let wrong = rows.iter().filter(|row| !row.as_expected).count();
    output.say(
        &Message::new("class-mutants-summary")
            .with("agree", rows.len() - wrong)
            .with("of", of),
    )
}
