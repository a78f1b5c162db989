//! `atisbo hint ohno`

use super::PuzzleArgs;
use crate::commands::{Exit, read_given};
use crate::output::{Output, marking};
use crate::stage::stages;
use anyhow::Result;
use atisbo_api::ohno::hint::{self, Answer};
use atisbo_base::Stage;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "1-4", default_value = "3", value_parser = stages())]
    stage: Stage,
    #[arg(long, value_name = "FILE")]
    given: Option<PathBuf>,
    #[arg(long)]
    svg: bool,
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let given = self
            .given
            .as_deref()
            .map(|path| read_given(path, output.lang))
            .transpose()?;
        let request = |puzzle| hint::Request {
            puzzle,
            given: given.clone(),
            rule: self.about.rule,
            stage: self.stage,
            svg: self.svg,
        };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(svg) = &answer.svg {
        return output.raw(svg.as_bytes());
    }
    let board = answer.after.as_ref().unwrap_or(&answer.position);
    let clues = answer.clues.iter().map(|clue| clue.cell);
    output.board(board, marking(answer.focus.iter().copied(), clues))?;
    output.say_all(&answer.sentences)
}
