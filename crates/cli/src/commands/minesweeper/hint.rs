//! `atisbo hint minesweeper`

use super::{AnalysisArgs, PositionArgs, marking_both};
use crate::budget::BudgetArgs;
use crate::commands::Exit;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::minesweeper::hint::{self, Answer, Reason, Stage};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    positions: PositionArgs,
    #[command(flatten)]
    analysis: AnalysisArgs,
    #[arg(long, value_name = "1-4", default_value = "3", value_parser = clap::value_parser!(u8).range(1..=4))]
    stage: u8,
    #[arg(long)]
    svg: bool,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = |source| hint::Request {
            source,
            analysis: self.analysis.analysis(),
            stage: Stage::ALL[usize::from(self.stage) - 1],
            svg: self.svg,
        };
        let budget = self.budget.budget();
        self.positions.each(&budget, request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(svg) = &answer.svg {
        return output.raw(svg.as_bytes());
    }
    if answer.reason != Reason::AllEqual {
        let why = answer.why.iter().flat_map(|why| &why.numbers);
        let clues = answer.clues.iter().chain(why).copied();
        let marks = marking_both(answer.best.iter().copied(), clues);
        output.signs(&answer.board, marks)?;
    }
    for sentence in &answer.sentences {
        output.sentence(sentence)?;
    }
    Ok(())
}
