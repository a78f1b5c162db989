//! `atisbo explain sudoku`

use super::{LadderArgs, PuzzleArgs};
use crate::commands::Exit;
use crate::output::{Mark, Output, marking};
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
        let (name, sentence) = (step.name.to(output.lang), step.sentence.to(output.lang));
        output.line(&format!("{number}. [{name}] {sentence}"))?;
        if let Some(board) = &step.board {
            let placed = step.step.placements.iter().map(|placed| placed.cell);
            output.grid(board, answer.shape, marking(placed, []))?;
        }
    }
    output.grid(&answer.solution, answer.shape, |at| {
        Mark::Given.when(answer.puzzle.get(at) != 0)
    })?;
    for sentence in &answer.sentences {
        output.say(sentence)?;
    }
    Ok(())
}
