//! `atisbo convert ohno`

use super::requests;
use crate::budget::BudgetArgs;
use crate::commands::{Exit, each};
use crate::input::InputArgs;
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::ohno::convert::{self, Answer, Target};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", default_value = "rows", value_parser = name::<Target>())]
    to: Target,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = |puzzle| convert::Request {
            puzzle,
            to: self.to,
        };
        let budget = self.budget.budget();
        let requests = requests(&self.input, request, &budget, output.lang)?;
        each(requests, &budget, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    output.raw(answer.text.as_bytes())
}
