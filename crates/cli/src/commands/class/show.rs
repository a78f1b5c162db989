//! `atisbo class show`: what a lab asks, with points, cases and limits.

use super::lab::{is_file, read_text};
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_base::Budget;
use atisbo_class::verbs::labs::{Asked, Described, Request};
use atisbo_class::verbs::read;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "LAB")]
    lab: Option<String>,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let (origin, budget) = (Origin::default(), Budget::unlimited());
        if let Some(path) = self.lab.as_deref().filter(|lab| is_file(lab)) {
            let (name, text) = read_text(path, output.lang)?;
            let answer = ask(&read::Request { text }, &origin, &budget, output)?;
            let (false, Some(wrong)) = (output.json, &answer.mistake) else {
                let show = |answer: &read::Answer, output: &mut Output| {
                    answer.lab.iter().try_for_each(|lab| show(lab, output))
                };
                return print::<read::Request>(&answer, show, output);
            };
            let (line, column) = (wrong.line, wrong.column);
            let words = wrong.message.to(output.lang);
            return Err(anyhow!("{name}:{line}:{column}: {words}"));
        }
        let lab = self.lab.clone();
        let answer = ask(&Request { lab }, &origin, &budget, output)?;
        print::<Request>(
            &answer,
            |answer, output| answer.labs.iter().try_for_each(|lab| show(lab, output)),
            output,
        )
    }
}

fn show(lab: &Described, output: &mut Output) -> Result<()> {
    let lang = output.lang;
    let both = |both: &atisbo_class::lab::Both| match lang {
        Lang::En => both.en.clone(),
        Lang::Es => both.es.clone(),
    };
    output.line(&format!("{}: {}", lab.name, both(&lab.title)))?;
    output.say(
        &Message::new("class-show-points")
            .with("program", Arg::Decimal(lab.points))
            .with("written", Arg::Decimal(lab.written_points)),
    )?;
    output.line("")?;
    let head = [
        "question",
        "asks",
        "points-column",
        "public",
        "hidden",
        "kinds",
    ];
    let head = head.map(|name| Message::new(format!("class-show-{name}")).to(lang));
    let row = |asked: &Asked| {
        let kinds: Vec<String> = asked.kinds.iter().map(|one| one.kind.to_string()).collect();
        vec![
            asked.question.to_string(),
            asked.about.to(lang),
            lang.figure(&asked.points.to_string()),
            asked.public.to_string(),
            asked.hidden.to_string(),
            kinds.join(", "),
        ]
    };
    output.table(&head, lab.questions.iter().map(row).collect())?;
    if !lab.written.is_empty() {
        output.line("")?;
        let head = ["written", "points-column"];
        let head = head.map(|name| Message::new(format!("class-show-{name}")).to(lang));
        let rows = lab.written.iter();
        let rows = rows.map(|one| vec![both(&one.title), lang.figure(&one.points.to_string())]);
        output.table(&head, rows.collect())?;
    }
    output.line("")?;
    let limits = &lab.limits;
    output.say(
        &Message::new("class-show-limits")
            .with("seconds", Arg::Decimal(limits.seconds))
            .with("start", Arg::Decimal(limits.start_seconds))
            .with("megabytes", limits.megabytes)
            .with("processes", limits.processes)
            .with("file", limits.file_megabytes),
    )?;
    let languages = lab.languages.iter().map(|name| Arg::from(name.as_str()));
    output.say(&Message::new("class-show-languages").with("languages", languages.collect::<Arg>()))
}
