//! `atisbo explain minesweeper`

use super::PositionArgs;
use crate::budget::BudgetArgs;
use crate::commands::Exit;
use crate::output::{Mark, Output, marking};
use anyhow::Result;
use atisbo_api::minesweeper::explain::{self, Answer};
use atisbo_base::Place;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    positions: PositionArgs,
    #[arg(short, long, value_name = "ROW,COLUMN")]
    cell: Option<Place>,
    #[arg(long, conflicts_with = "svg")]
    boards: bool,
    #[arg(long)]
    svg: bool,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = |source| explain::Request {
            source,
            cell: self.cell,
            svg: self.svg,
        };
        let show = |answer: &Answer, output: &mut Output| self.show(answer, output);
        let budget = self.budget.budget();
        self.positions.each(&budget, request, show, output)
    }

    /// The position, its steps, and what they come to; then the boards that prove it.
    fn show(&self, answer: &Answer, output: &mut Output) -> Result<()> {
        if let Some(svg) = &answer.svg {
            return output.raw(svg.as_bytes());
        }
        let steps = answer.steps.iter();
        let clues = steps.clone().flat_map(|step| &step.numbers).copied();
        let targets: Vec<Place> = match &answer.proof {
            Some(proof) => vec![proof.cell],
            None => steps.flat_map(|step| &step.safe).copied().collect(),
        };
        output.signs(&answer.board, marking(targets, clues))?;
        for (number, step) in (1..).zip(&answer.steps) {
            let (name, sentence) = (step.name.to(output.lang), step.sentence.to(output.lang));
            output.line(&format!("{number}. [{name}] {sentence}"))?;
        }
        for sentence in &answer.sentences {
            output.say(sentence)?;
        }
        if self.boards {
            for board in &answer.boards {
                output.line("")?;
                output.signs(&board.board, |_| Mark::None)?;
            }
        }
        Ok(())
    }
}
