//! `atisbo rate ohno`

use super::PuzzleArgs;
use crate::commands::Exit;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::ohno::rate::{self, Answer};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let rule = self.about.rule;
        let request = |puzzle| rate::Request { puzzle, rule };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    output.say(&answer.sentence)?;
    let counts = answer.rating.iter().flat_map(|rating| &rating.counts);
    for (count, name) in counts.zip(&answer.techniques) {
        let steps = output.lang.figure(&count.steps.to_string());
        output.line(&format!("{steps:>5}  {}", name.to(output.lang)))?;
    }
    Ok(())
}
