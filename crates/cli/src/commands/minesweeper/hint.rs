//! `atisbo hint minesweeper`

use super::{AnalysisArgs, PositionArgs, marking};
use crate::budget::BudgetArgs;
use crate::commands::Exit;
use crate::output::Output;
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
        output.signs(&answer.board, marking(answer.best.iter().copied()))?;
    }
    for sentence in &answer.sentences {
        output.sentence(sentence)?;
    }
    Ok(())
}
