//! `atisbo logic conflicts`

use super::KnowledgeArgs;
use crate::budget::BudgetArgs;
use crate::commands::{Exit, ask, print};
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::logic::Conversion;
use atisbo_api::logic::conflicts::{self, Answer, Conflict};
use atisbo_api::text::Message;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    knowledge: KnowledgeArgs,
    #[arg(short, long, value_name = "FORMULA")]
    ask: Option<String>,
    #[arg(long, value_name = "N")]
    draw: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 20)]
    most: usize,
    #[arg(long, default_value = "smaller", value_parser = name::<Conversion>())]
    clauses: Conversion,
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let (source, place) = self.knowledge.read(&self.budget.budget(), output.lang)?;
        let request = conflicts::Request {
            source,
            ask: self.ask.clone(),
            draw: self.draw,
            most: self.most,
            clauses: Some(self.clauses),
            ascii: self.ascii,
        };
        let answer = ask(&request, &place, &self.budget.budget(), output)?;
        print::<conflicts::Request>(&answer, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(dot) = &answer.dot {
        return output.raw(dot.as_bytes());
    }
    let lang = output.lang;
    let columns = ["number", "decisions-made", "clause", "uip", "learned"];
    let headings = columns.map(|name| Message::new(format!("logic-column-{name}")).to(lang));
    let row = |(index, conflict): (usize, &Conflict)| {
        vec![
            (index + 1).to_string(),
            conflict.decisions.join(", "),
            conflict.clause.clone(),
            conflict.first_uip.clone().unwrap_or_default(),
            conflict.learned.clone().unwrap_or_default(),
        ]
    };
    let rows: Vec<_> = answer.conflicts.iter().enumerate().map(row).collect();
    if !rows.is_empty() {
        output.table(&headings, rows)?;
    }
    for sentence in &answer.sentences {
        output.say(sentence)?;
    }
    Ok(())
}
