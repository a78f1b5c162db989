//! `atisbo explain ohno`

use super::PuzzleArgs;
use crate::commands::Exit;
use crate::output::{Mark, Output, marking};
use anyhow::Result;
use atisbo_api::ohno::explain::{self, Answer};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    boards: bool,
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = |puzzle| explain::Request {
            puzzle,
            rule: self.about.rule,
            boards: self.boards,
        };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    for (number, step) in (1..).zip(&answer.steps) {
        output.step(number, &step.name, &step.sentence)?;
        if let Some(board) = &step.board {
            let concluded = step.step.conclusions.iter().map(|it| it.cell);
            output.board(board, marking(concluded, []))?;
        }
    }
    if answer.steps.iter().all(|step| step.board.is_none()) {
        output.board(&answer.solution, |_| Mark::None)?;
    }
    output.say_all(&answer.sentences)
}
