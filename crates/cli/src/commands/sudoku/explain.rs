//! `atisbo explain sudoku`

use super::{LadderArgs, PuzzleArgs};
use crate::commands::Exit;
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::sudoku::Source;
use atisbo_api::sudoku::explain::{self, Answer};
use atisbo_api::text::Lang;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    boards: bool,
    #[arg(long)]
    html: bool,
    #[command(flatten)]
    ladder: LadderArgs,
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let lang = output.lang;
        self.about
            .each(|puzzle| self.request(puzzle, lang), show, output)
    }

    fn request(&self, puzzle: Source, lang: Lang) -> explain::Request {
        explain::Request {
            puzzle,
            shape: self.about.shape(),
            ladder: self.ladder.request(),
            boards: self.boards,
            page: self.html.then_some(lang),
        }
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(page) = &answer.page {
        return output.raw(page.as_bytes());
    }
    for (number, step) in (1..).zip(&answer.steps) {
        let (name, sentence) = (step.name.get(output.lang), step.sentence.get(output.lang));
        output.line(&format!("{number}. [{name}] {sentence}"))?;
        if let Some(board) = &step.board {
            let played = |row, column| {
                let placements = &step.step.placements;
                placements.iter().any(|placed| placed.cell == [row, column])
            };
            output.grid(board, answer.shape, |row, column| {
                if played(row, column) {
                    Mark::Target
                } else {
                    Mark::None
                }
            })?;
        }
    }
    output.grid(&answer.solution, answer.shape, |row, column| {
        if answer.puzzle.get(row, column) != 0 {
            Mark::Given
        } else {
            Mark::None
        }
    })?;
    for sentence in &answer.sentences {
        output.sentence(sentence)?;
    }
    Ok(())
}
