//! `atisbo check minesweeper`

use super::PositionArgs;
use crate::budget::BudgetArgs;
use crate::commands::Exit;
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::minesweeper::check::{self, Answer};
use atisbo_api::minesweeper::{self, Request};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    positions: PositionArgs,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = |source| Request::Check(check::Request { source });
        let show = |answer: &minesweeper::Answer, output: &mut Output| match answer {
            minesweeper::Answer::Check(answer) => show(answer, output),
            _ => Ok(()),
        };
        let budget = self.budget.budget();
        self.positions.each(&budget, request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(conflict) = &answer.conflict {
        let mark = |row: usize, column: usize| {
            let place = (row as u32, column as u32);
            if conflict.numbers.contains(&place) || conflict.flags.contains(&place) {
                Mark::Target
            } else {
                Mark::None
            }
        };
        output.signs(&answer.board, mark)?;
    }
    for sentence in &answer.sentences {
        output.sentence(sentence)?;
    }
    Ok(())
}
