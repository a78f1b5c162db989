//! `atisbo class grade`

use super::lab::LabArgs;
use super::run::{confined, launcher};
use crate::budget::cancelled_by_ctrl_c;
use crate::commands::Exit;
use crate::output::Output;
use crate::progress::Progress;
use crate::threads::ThreadArgs;
use anyhow::{Result, anyhow};
use atisbo_api::Observer;
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_base::shortened_path;
use atisbo_class::batch::{Batch, KeepError, apart_from, file_names};
use atisbo_class::evidence::Evidence;
use atisbo_class::exam::Exam;
use atisbo_class::lab::files;
use atisbo_class::runner::Runner;
use atisbo_class::submission::{Found, find};
use atisbo_class::verdict::{Graded, Verdict};
use atisbo_class::words;
use rayon::prelude::*;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

/// As many reasons are told.
const REASONS: usize = 3;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "SUBMISSION", required = true)]
    submissions: Vec<PathBuf>,
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    lab: LabArgs,
    #[arg(long = "unsafe")]
    is_unsafe: bool,
    #[command(flatten)]
    threads: ThreadArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.threads.start(output)?;
        let lang = output.lang;
        let lab = self.lab.read(lang)?;
        let found = find(&self.submissions, &lab.programs())
            .map_err(|error| anyhow!(words::not_found(&error).to(lang)))?;
        let found = apart_from(&self.out, found).map_err(|error| kept_not(&error, lang))?;
        let cancel = cancelled_by_ctrl_c();
        let launcher = launcher()?;
        let confined = confined(&launcher, self.is_unsafe, output)?;
        let secret = self.submissions.iter().map(PathBuf::as_path);
        let secret = secret.chain(self.lab.path()).chain([self.out.as_path()]);
        let runner = Runner::new(&lab, launcher, confined, cancel.clone()).hiding(secret);
        let exam = Exam::whole(&lab);
        if files::has_known_cases(&lab) {
            output.warn(&Message::new("class-grade-known-cases").with("lab", lab.name.as_str()));
        }
        tell_bound(&exam, found.len(), output);
        let batch = Batch::new(&exam, &runner, &self.out, &cancel)
            .map_err(|error| kept_not(&error, lang))?;
        let graded =
            grade_all(&batch, &exam, &found, output).map_err(|error| kept_not(&error, lang))?;
        show(&graded, found.len(), output)?;
        if graded.len() == found.len() {
            let folder = shortened_path(&self.out);
            if !output.json {
                output.say(&Message::new("class-grade-kept").with("folder", folder))?;
            }
        }
        let incomplete = graded.iter().any(|graded| graded.has(Verdict::NotGraded));
        Ok(if incomplete || graded.len() < found.len() {
            Exit::NotGraded
        } else {
            Exit::Yes
        })
    }
}

fn kept_not(error: &KeepError, lang: Lang) -> anyhow::Error {
    anyhow!(words::not_kept(error).to(lang))
}

/// Says how long it takes at most: what students hand in cannot make it longer.
fn tell_bound(exam: &Exam<'_>, students: usize, output: &Output) {
    let rounds = students.div_ceil(rayon::current_num_threads()) as f64;
    let minutes = (rounds * exam.most_seconds() / 60.0).ceil();
    output.note(
        &Message::new("class-grade-bound")
            .with("students", students)
            .with("cases", exam.cases())
            .with("minutes", Arg::Decimal(minutes)),
    );
}

/// Grades all on all cores. Those that were not graded before the work was cancelled are missing.
fn grade_all(
    batch: &Batch<'_>,
    exam: &Exam<'_>,
    found: &[Found],
    output: &Output,
) -> Result<Vec<Graded>, KeepError> {
    let progress = Progress::new(output);
    let total = (found.len() * exam.cases()) as u64;
    let done = AtomicU64::new(0);
    let tell = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        progress.progress(done, total);
    };
    let names = file_names(found);
    // Each on its own: a worker that is done must never wait for another that has several left, or the bound would not hold.
    let all = found.par_iter().zip(&names).with_max_len(1);
    let graded = all.map(|(found, name)| batch.grade(found, name, &tell));
    let graded: Result<Vec<Option<Graded>>, KeepError> = graded.collect();
    Ok(graded?.into_iter().flatten().collect())
}

fn show(graded: &[Graded], of: usize, output: &mut Output) -> Result<()> {
    if output.json {
        return graded.iter().try_for_each(|graded| output.json(graded));
    }
    let head = [
        "class-report-student-column",
        "class-report-points",
        "class-report-most",
        "class-report-verdict",
    ];
    let head = head.map(|id| Message::new(id).to(output.lang));
    let row = |graded: &Graded| {
        vec![
            graded.student.clone(),
            output.lang.figure(&format!("{:.2}", graded.points)),
            output.lang.figure(&format!("{:.2}", graded.most)),
            words::verdict(graded.worst()).to(output.lang),
        ]
    };
    let rows = graded.iter().map(row).collect();
    output.table(&head, rows)?;
    if graded.len() < of {
        let message = Message::new("class-grade-cancelled")
            .with("graded", graded.len())
            .with("of", of);
        output.say(&message)?;
    }
    let missing = graded
        .iter()
        .filter(|graded| graded.has(Verdict::NotGraded));
    match missing.count() {
        0 => Ok(()),
        count => {
            let why = reasons(graded);
            why.iter().try_for_each(|why| output.say(why))?;
            output.say(&Message::new("class-report-not-graded-note").with("count", count))
        }
    }
}

/// Why cases were not graded, each reason once.
fn reasons(graded: &[Graded]) -> Vec<Message> {
    let questions = graded.iter().flat_map(|graded| &graded.questions);
    let cases = questions.flat_map(|question| &question.cases);
    let evidence = cases.filter_map(|case| case.evidence.as_ref());
    let mut reasons = Vec::new();
    for one in evidence.filter(|one| matches!(one, Evidence::NotGraded { .. })) {
        let said = words::feedback(Some(one));
        if reasons.len() < REASONS && !reasons.contains(&said) {
            reasons.push(said);
        }
    }
    reasons
}
