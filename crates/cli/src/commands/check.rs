//! `atisbo check`

use super::{Exit, RuleArg, each};
use crate::budget::BudgetArgs;
use crate::input::InputArgs;
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::Request;
use atisbo_api::ohno;
use atisbo_api::ohno::check::{self, Answer};

#[derive(clap::Subcommand)]
pub(crate) enum Game {
    Ohno(Ohno),
}

#[derive(clap::Args)]
pub(crate) struct Ohno {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_enum, default_value_t)]
    rule: RuleArg,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Ohno {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        each(
            &self.input,
            &self.budget.budget(),
            |puzzle| Ok(self.request(puzzle)),
            output,
        )
    }

    fn request(&self, puzzle: String) -> Request {
        Request::Ohno(ohno::Request::Check(check::Request {
            puzzle,
            rule: self.rule.into(),
        }))
    }
}

pub(crate) fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let conflict = answer.conflict.iter().flat_map(|conflict| &conflict.givens);
    let marked: Vec<(usize, usize)> = answer
        .faults
        .iter()
        .map(ohno::Fault::pos)
        .chain(conflict.map(|given| given.cell))
        .map(|cell| (usize::from(cell.row), usize::from(cell.col)))
        .collect();
    if !marked.is_empty() {
        let mark = |r, c| {
            if marked.contains(&(r, c)) {
                Mark::Target
            } else {
                Mark::None
            }
        };
        output.board(&answer.board, mark)?;
    }
    for sentence in &answer.sentences {
        output.sentence(sentence)?;
    }
    Ok(())
}
