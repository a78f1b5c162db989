//! `atisbo solve ohno`

use super::PuzzleArgs;
use crate::commands::Exit;
use crate::output::{Mark, Output};
use crate::usage::WrongValue;
use anyhow::Result;
use atisbo_api::ohno::solve::{self, Answer, Count};
use atisbo_api::text::Message;
use atisbo_base::Place;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "N|all", default_value = "2", value_parser = count)]
    count: Count,
    #[command(flatten)]
    about: PuzzleArgs,
}

fn count(text: &str) -> Result<Count, WrongValue> {
    match text {
        "all" => Ok(Count::All),
        number => number
            .parse()
            .ok()
            .filter(|&limit| limit > 0)
            .map(Count::UpTo)
            .ok_or(WrongValue("cli-value-count")),
    }
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = |puzzle| solve::Request {
            puzzle,
            rule: self.about.rule,
            count: self.count,
        };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if let Some(solution) = &answer.solution {
        output.board(solution, |_| Mark::None)?;
    }
    output.say(&answer.sentence)?;
    if let (Some(another), false) = (&answer.another, output.quiet) {
        output.say(&Message::new("solve-another"))?;
        let first = answer.solution.as_deref().unwrap_or_default();
        let differ = |at| cell(first, at) != cell(another, at);
        output.board(another, |at| Mark::Target.when(differ(at)))?;
    }
    output.stopped(answer.budget)
}

fn cell(rows: &[String], at: Place) -> Option<&str> {
    rows.get(at.row())?.split(' ').nth(at.column())
}
