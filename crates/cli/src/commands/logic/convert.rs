//! `atisbo logic convert`

use super::KnowledgeArgs;
use crate::budget::BudgetArgs;
use crate::commands::{Exit, ask, print};
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::logic::Conversion;
use atisbo_api::logic::convert::{self, Target};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    knowledge: KnowledgeArgs,
    #[arg(long, value_name = "FORMAT", value_parser = name::<Target>())]
    to: Target,
    #[arg(long, default_value = "smaller", value_parser = name::<Conversion>())]
    clauses: Conversion,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let budget = self.budget.budget();
        let (source, place) = self.knowledge.read(&budget, output.lang)?;
        let request = convert::Request {
            source,
            to: self.to,
            clauses: Some(self.clauses),
        };
        let answer = ask(&request, &place, &budget, output)?;
        let show =
            |answer: &convert::Answer, output: &mut Output| output.raw(answer.text.as_bytes());
        print::<convert::Request>(&answer, show, output)
    }
}
