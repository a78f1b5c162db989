//! `atisbo rate`

use super::{Exit, RuleArg, each};
use crate::budget::BudgetArgs;
use crate::input::InputArgs;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::Request;
use atisbo_api::ohno;
use atisbo_api::ohno::rate::{self, Answer};

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
        Request::Ohno(ohno::Request::Rate(rate::Request {
            puzzle,
            rule: self.rule.into(),
        }))
    }
}

pub(crate) fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    output.sentence(&answer.sentence)?;
    let counts = answer.rating.iter().flat_map(|rating| &rating.counts);
    for (count, name) in counts.zip(&answer.techniques) {
        output.line(&format!("{:>5}  {}", count.steps, name.get(output.lang)))?;
    }
    Ok(())
}
