//! `atisbo lab`: experiments.

mod files;
mod merge;
mod options;
mod repeat;
mod report;
mod run;

use crate::commands::Exit;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::text::Message;
use atisbo_experiments::Report;
use std::path::Path;

#[derive(clap::Args)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(clap::Subcommand)]
enum Verb {
    Run(Box<run::Args>),
    Report(report::Args),
    Merge(merge::Args),
    Repeat(repeat::Args),
}

impl LabArgs {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        match &self.verb {
            Verb::Run(args) => args.run(output),
            Verb::Report(args) => args.run(output),
            Verb::Merge(args) => args.run(output),
            Verb::Repeat(args) => args.run(output),
        }
    }
}

/// The width that paragraphs are broken to.
const WIDTH: usize = 100;

/// What was typed, as it can be typed again.
fn typed(output: &Output) -> String {
    let quoted = |word: std::borrow::Cow<'_, str>| {
        let is_plain = |c: char| c.is_alphanumeric() || "-_./:=,+%".contains(c);
        if !word.is_empty() && word.chars().all(is_plain) {
            word.into_owned()
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    };
    let words = output.arguments.iter().skip(1);
    let words = words.map(|word| quoted(word.to_string_lossy()));
    ["atisbo".to_owned()]
        .into_iter()
        .chain(words)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The whole report, and where it is kept.
fn show_kept(report: &Report, folder: Option<&Path>, output: &mut Output) -> Result<()> {
    show(report, output)?;
    match folder {
        Some(folder) => {
            let folder = folder.display().to_string();
            output.say(&Message::new("lab-kept").with("folder", folder))
        }
        None => Ok(()),
    }
}

/// What happened, then the whole report.
fn show(report: &Report, output: &mut Output) -> Result<()> {
    output.raw(atisbo_experiments::writing::terminal(&report.document, WIDTH).as_bytes())?;
    output.line("")?;
    for sentence in &report.sentences {
        output.say(sentence)?;
    }
    Ok(())
}
