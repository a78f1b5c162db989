//! `atisbo logic convert`

use super::KnowledgeArgs;
use crate::commands::{Exit, ask, print};
use crate::output::Output;
use anyhow::Result;
use atisbo_api::logic::convert;
use atisbo_base::Budget;
use clap::builder::PossibleValuesParser;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    knowledge: KnowledgeArgs,
    #[arg(long, value_name = "FORMAT", value_parser = targets())]
    to: String,
    #[arg(long, default_value = "smaller", value_parser = ["smaller", "distribution", "tseitin"])]
    clauses: String,
}

fn targets() -> PossibleValuesParser {
    PossibleValuesParser::new(convert::Target::ALL.map(convert::Target::id))
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let (source, place) = self.knowledge.read(output.lang)?;
        let request = convert::Request {
            source,
            to: self.to.clone(),
            clauses: Some(self.clauses.clone()),
        };
        let answer = ask(&request, &place, &Budget::unlimited(), output)?;
        let show =
            |answer: &convert::Answer, output: &mut Output| output.raw(answer.text.as_bytes());
        print::<convert::Request>(&answer, show, output)
    }
}
