//! `atisbo class conform`: does a program speak the protocol of students' programs?

use super::lab::LabArgs;
use crate::commands::Exit;
use crate::names::name;
use crate::output::{Output, io_words};
use crate::progress::Progress;
use anyhow::{Result, anyhow};
use atisbo_api::Observer;
use atisbo_api::text::Message;
use atisbo_class::conform::{Conformance, Talk, conform};
use atisbo_class::question::Question;
use atisbo_class::words;
use std::ffi::OsString;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    program: Vec<OsString>,
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
        let progress = Progress::new(output);
        let done = AtomicU64::new(0);
        let steps = lab.questions.len() as u64 + 1;
        let tell = || {
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            progress.progress(done, steps);
        };
        let found = conform(&lab, || Talk::start(&self.program), &tell);
        drop(progress);
        let found = found.map_err(|error| {
            let program = self.program.first().map(|word| word.to_string_lossy());
            anyhow!(
                "{}: {}",
                program.unwrap_or_default(),
                io_words(&error, lang)
            )
        })?;
        if output.json {
            output.json(&found)?;
        } else {
            show(&found, output)?;
        }
        Ok(if found.holds { Exit::Yes } else { Exit::No })
    }
}

fn show(found: &Conformance, output: &mut Output) -> Result<()> {
    let lang = output.lang;
    for finding in &found.points {
        let id = if finding.holds {
            "class-conform-holds"
        } else {
            "class-conform-fails"
        };
        let point = words::point(finding);
        output.say(&Message::new(id).with("point", point))?;
        if let Some(problem) = &finding.problem {
            output.line(&format!("      {}", words::problem(problem).to(lang)))?;
        }
    }
    let failed = found.points.iter().filter(|finding| !finding.holds).count();
    output.line("")?;
    output.say(
        &Message::new("class-conform-result")
            .with("failed", failed)
            .with("points", found.points.len())
            .with("protocol", found.protocol),
    )
}
