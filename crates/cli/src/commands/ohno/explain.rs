//! `atisbo explain ohno`

use super::PuzzleArgs;
use crate::commands::Exit;
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::ohno;
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
            rule: self.about.rule(),
            boards: self.boards,
        }
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    for (number, step) in (1..).zip(&answer.steps) {
        let (name, sentence) = (step.name.get(output.lang), step.sentence.get(output.lang));
        output.line(&format!("{number}. [{name}] {sentence}"))?;
        if let Some(board) = &step.board {
            let concluded = |row: usize, col: usize| {
                let at = |c: &ohno::Conclusion| {
                    (usize::from(c.cell.row), usize::from(c.cell.col)) == (row, col)
                };
                step.step.conclusions.iter().any(at)
            };
            output.board(board, |r, c| {
                if concluded(r, c) {
                    Mark::Target
                } else {
                    Mark::None
                }
            })?;
        }
    }
    if answer.steps.iter().all(|step| step.board.is_none()) {
        output.board(&answer.solution, |_, _| Mark::None)?;
    }
    for sentence in &answer.sentences {
        output.sentence(sentence)?;
    }
    Ok(())
}
