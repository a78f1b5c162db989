//! `atisbo rules`: a game as a problem.

use super::{Exit, ask, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::rules::{Answer, Game, Request};
use atisbo_api::text::Message;
use atisbo_base::Budget;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = name::<Game>())]
    game: Game,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = Request { of: self.game };
        let answer = ask(&request, &Origin::default(), &Budget::unlimited(), output)?;
        print::<Request>(&answer, show, output)
    }
}

/// The properties of the environment, then the definition; a line each.
fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let lang = output.lang;
    output.line(&Message::new("environment-title").to(lang))?;
    let names = answer
        .environment
        .iter()
        .map(|one| one.name.to(lang).chars().count());
    let values = answer
        .environment
        .iter()
        .map(|one| one.value.to(lang).chars().count());
    let (names, values) = (names.max().unwrap_or(0), values.max().unwrap_or(0));
    for one in &answer.environment {
        let [name, value, reason] = [&one.name, &one.value, &one.reason].map(|it| it.to(lang));
        output.line(&format!("  {name:names$}  {value:values$}  {reason}"))?;
    }
    output.line("")?;
    output.line(&Message::new("problem-title").to(lang))?;
    for one in &answer.definition {
        let [name, text] = [&one.name, &one.text].map(|it| it.to(lang));
        output.line(&format!("  {name}: {text}"))?;
    }
    Ok(())
}
