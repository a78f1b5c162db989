//! `atisbo explain sudoku`

use super::{LadderArgs, PuzzleArgs};
use crate::commands::Exit;
use crate::output::{Mark, Output, marking};
use anyhow::Result;
use atisbo_api::sudoku::explain::{self, Answer};

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
        let page = self.html.then_some(output.lang);
        let request = |puzzle| explain::Request {
            puzzle,
            shape: self.about.boxes,
            ladder: self.ladder.request(),
            boards: self.boards,
            page,
        };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(page) = &answer.page {
        return output.raw(page.as_bytes());
    }
    for (number, step) in (1..).zip(&answer.steps) {
        output.step(number, &step.name, &step.sentence)?;
        if let Some(board) = &step.board {
            let placed = step.step.placements.iter().map(|placed| placed.cell);
            output.grid(board, answer.shape, marking(placed, []))?;
        }
    }
    output.grid(&answer.solution, answer.shape, |at| {
        Mark::Given.when(answer.puzzle.get(at) != 0)
    })?;
    output.say_all(&answer.sentences)
}
