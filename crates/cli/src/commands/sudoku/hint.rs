//! `atisbo hint sudoku`

use super::{LadderArgs, PuzzleArgs, read_given};
use crate::commands::Exit;
use crate::output::{Output, marking};
use crate::stage::stages;
use anyhow::Result;
use atisbo_api::sudoku::Source;
use atisbo_api::sudoku::hint::{self, Answer};
use atisbo_api::text::{Message, stop};
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
        let given = self.given.as_deref().map(read_given).transpose()?;
        self.about
            .each(|puzzle| self.request(puzzle, given.clone()), show, output)
    }

    fn request(&self, puzzle: Source, given: Option<Source>) -> hint::Request {
        hint::Request {
            puzzle,
            given,
            notes: None,
            shape: self.about.shape(),
            stage: self.stage,
            all: self.all,
            ladder: self.ladder.request(),
            svg: self.svg,
        }
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(svg) = &answer.svg {
        return output.raw(svg.as_bytes());
    }
    if let Some(all) = &answer.all {
        for (number, found) in (1..).zip(all) {
            let (name, sentence) = (found.name.to(output.lang), found.sentence.to(output.lang));
            output.line(&format!("{number}. [{name}] {sentence}"))?;
        }
        if let Some(limit) = answer.budget {
            output.say(&Message::new("stopped-early").with("stop", stop(limit)))?;
        }
        return Ok(());
    }
    let board = answer.after.as_ref().unwrap_or(&answer.position);
    let marks = marking(answer.focus.iter().copied(), answer.pattern.iter().copied());
    output.grid(board, answer.shape, marks)?;
    for sentence in &answer.sentences {
        output.say(sentence)?;
    }
    Ok(())
}
