//! `atisbo rate sudoku`

use super::{LadderArgs, PuzzleArgs};
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::names::shown;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::sudoku::ladder;
use atisbo_api::sudoku::rate::{self, Answer};
use atisbo_api::text::Message;
use atisbo_base::Budget;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    ladder: bool,
    #[command(flatten)]
    techniques: LadderArgs,
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        if self.ladder {
            let origin = Origin::default();
            let answer = ask(&ladder::Request {}, &origin, &Budget::unlimited(), output)?;
            return print::<ladder::Request>(&answer, show_ladder, output);
        }
        let request = |puzzle| rate::Request {
            puzzle,
            shape: self.about.boxes,
            ladder: self.techniques.request(),
        };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    output.say(&answer.sentence)?;
    for count in &answer.counts {
        let name = count.name.to(output.lang);
        let count = output.lang.figure(&count.count.to_string());
        output.line(&format!("{count:>5}  {name}"))?;
    }
    Ok(())
}

fn show_ladder(answer: &ladder::Answer, output: &mut Output) -> Result<()> {
    let lang = output.lang;
    let headings = ["technique", "name", "band", "rating"];
    let headings = headings.map(|name| Message::new(format!("sudoku-ladder-{name}")).to(lang));
    let row = |rung: &ladder::Rung| {
        vec![
            rung.name.to(lang),
            shown(rung.technique),
            rung.band_name.to(lang),
            lang.figure(&format!("{:.1}", rung.rating)),
        ]
    };
    output.table(&headings, answer.techniques.iter().map(row).collect())
}
