//! `atisbo hint minesweeper`

use super::{AnalysisArgs, PositionArgs};
use crate::budget::BudgetArgs;
use crate::commands::Exit;
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::minesweeper::hint::{self, Answer, Reason};
use atisbo_api::minesweeper::{self, Request};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    positions: PositionArgs,
    #[command(flatten)]
    analysis: AnalysisArgs,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = |source| {
            Request::Hint(hint::Request {
                source,
                analysis: self.analysis.analysis(),
            })
        };
        let show = |answer: &minesweeper::Answer, output: &mut Output| match answer {
            minesweeper::Answer::Hint(answer) => show(answer, output),
            _ => Ok(()),
        };
        let budget = self.budget.budget();
        self.positions.each(&budget, request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if answer.reason != Reason::AllEqual {
        let mark = |row: usize, column: usize| {
            if answer.best.contains(&(row as u32, column as u32)) {
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
