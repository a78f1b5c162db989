//! `atisbo hint sudoku`

use super::{LadderArgs, PuzzleArgs};
use crate::commands::{Exit, read_given};
use crate::output::{Output, marking};
use crate::stage::stages;
use anyhow::Result;
use atisbo_api::sudoku::Source;
use atisbo_api::sudoku::hint::{self, Answer};
use atisbo_base::Stage;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "1-4", default_value = "3", value_parser = stages())]
    stage: Stage,
    #[arg(long)]
    all: bool,
    #[arg(long, value_name = "FILE")]
    given: Option<PathBuf>,
    #[arg(long)]
    svg: bool,
    #[command(flatten)]
    ladder: LadderArgs,
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
            given: given.clone().map(Source::Text),
            notes: None,
            shape: self.about.boxes,
            stage: self.stage,
            all: self.all,
            ladder: self.ladder.request(),
            svg: self.svg,
        };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(svg) = &answer.svg {
        return output.raw(svg.as_bytes());
    }
    if let Some(all) = &answer.all {
        for (number, found) in (1..).zip(all) {
            output.step(number, &found.name, &found.sentence)?;
        }
        return output.stopped(answer.budget);
    }
    let board = answer.after.as_ref().unwrap_or(&answer.position);
    let marks = marking(answer.focus.iter().copied(), answer.pattern.iter().copied());
    output.grid(board, answer.shape, marks)?;
    output.say_all(&answer.sentences)
}
