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
        self.about
            .each(|puzzle| Ok(self.request(puzzle)), show, output)
    }

    fn request(&self, puzzle: String) -> explain::Request {
        explain::Request {
            puzzle,
            rule: self.about.rule,
            boards: self.boards,
        }
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    for (number, step) in (1..).zip(&answer.steps) {
        let (name, sentence) = (step.name.to(output.lang), step.sentence.to(output.lang));
        output.line(&format!("{number}. [{name}] {sentence}"))?;
        if let Some(board) = &step.board {
            let concluded = step.step.conclusions.iter().map(|it| it.cell);
            output.board(board, marking(concluded, []))?;
        }
    }
    if answer.steps.iter().all(|step| step.board.is_none()) {
        output.board(&answer.solution, |_| Mark::None)?;
    }
    for sentence in &answer.sentences {
        output.say(sentence)?;
    }
    Ok(())
}
