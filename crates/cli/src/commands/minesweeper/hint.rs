//! `atisbo hint minesweeper`

use super::{AnalysisArgs, PositionArgs};
use crate::budget::BudgetArgs;
use crate::commands::Exit;
use crate::output::{Output, marking};
use crate::stage::stages;
use anyhow::Result;
use atisbo_api::minesweeper::Reason;
use atisbo_api::minesweeper::hint::{self, Answer};
use atisbo_base::Stage;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    positions: PositionArgs,
    #[command(flatten)]
    analysis: AnalysisArgs,
    #[arg(long, value_name = "1-4", default_value = "3", value_parser = stages())]
    stage: Stage,
    #[arg(long)]
    svg: bool,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let analysis = self.analysis.analysis(None, output.lang)?;
        let request = |source| hint::Request {
            source,
            analysis: analysis.clone(),
            stage: self.stage,
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
        let marks = marking(answer.best.iter().copied(), clues);
        output.signs(&answer.board, marks)?;
    }
    let mut sentences = answer.sentences.iter();
    sentences.try_for_each(|sentence| output.say(sentence))
}
