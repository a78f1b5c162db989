//! `atisbo hint minesweeper`

use super::{AnalysisArgs, PositionArgs, marking};
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
        let best = marking(answer.best.iter().copied());
        let clues = answer
            .why
            .iter()
            .flat_map(|why| why.numbers.iter().copied());
        let clues = marking(clues);
        output.signs(&answer.board, |row, column| match best(row, column) {
            Mark::None if clues(row, column) == Mark::Target => Mark::Clue,
            mark => mark,
        })?;
    }
    for sentence in &answer.sentences {
        output.sentence(sentence)?;
    }
    Ok(())
}
