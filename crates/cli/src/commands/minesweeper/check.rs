//! `atisbo check minesweeper`

use super::PositionArgs;
use crate::budget::BudgetArgs;
use crate::commands::Exit;
use crate::output::{Output, marking};
use anyhow::Result;
use atisbo_api::minesweeper::check::{self, Answer};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    positions: PositionArgs,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = |source| check::Request { source };
        let budget = self.budget.budget();
        self.positions.each(&budget, request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(conflict) = &answer.conflict {
        let cells = conflict.numbers.iter().chain(&conflict.flags);
        output.signs(&answer.board, marking(cells.copied(), []))?;
    }
    let mut sentences = answer.sentences.iter();
    sentences.try_for_each(|sentence| output.say(sentence))
}
