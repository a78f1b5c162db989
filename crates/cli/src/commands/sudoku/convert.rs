//! `atisbo convert sudoku`

use super::PuzzleArgs;
use crate::commands::{Exit, ask_observed, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::sudoku::Source;
use atisbo_api::sudoku::convert::{self, Answer, Format, Paper, SheetRequest, Target};
use atisbo_api::text::{Lang, Message};
use clap::builder::TypedValueParser;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "FORMAT", default_value = "line", value_parser = name::<Target>())]
    to: Target,
    #[command(flatten)]
    sheet: SheetArgs,
    #[arg(long, value_name = "PIXELS", default_value_t = 800)]
    width: u32,
    #[command(flatten)]
    about: PuzzleArgs,
}

/// How a sheet to print is laid out.
#[derive(clap::Args)]
struct SheetArgs {
    #[arg(long, value_name = "1-100", default_value_t = 4, value_parser = per_page())]
    per_page: usize,
    #[arg(long, default_value = "a4", value_parser = name::<Paper>())]
    paper: Paper,
    #[arg(long, default_value = "")]
    title: String,
    #[arg(long)]
    no_solutions: bool,
}

fn per_page() -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u8).range(1..=100).map(usize::from)
}

impl SheetArgs {
    fn request(&self, lang: Lang) -> SheetRequest {
        SheetRequest {
            per_page: self.per_page,
            paper: self.paper,
            solutions: !self.no_solutions,
            title: self.title.clone(),
            lang,
        }
    }
}

/// How many puzzles are read before they are written, where each stands alone.
const CHUNK: usize = 1_000;

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let chunk = match self.to {
            // One document holds them all.
            Target::Text(Format::OpenSudoku) | Target::Sheet => usize::MAX,
            _ if output.json => 1,
            _ => CHUNK,
        };
        let mut puzzles = self.about.puzzles(output.lang)?;
        let mut first = true;
        loop {
            let part = puzzles.by_ref().take(chunk);
            let sources: Vec<Source> = part.map(|it| Ok(it?.source)).collect::<Result<_>>()?;
            if sources.is_empty() {
                return Ok(Exit::Yes);
            }
            if !(first || output.json || self.is_one_per_line()) {
                output.line("")?;
            }
            first = false;
            let request = convert::Request {
                puzzles: sources,
                shape: self.about.boxes,
                to: self.to,
                sheet: self.sheet.request(output.lang),
                width: self.width,
            };
            let origin = Origin::default();
            let answer = ask_observed(&request, &origin, &(), &self.about.budget(), output.lang)?;
            print::<convert::Request>(&answer, show, output)?;
        }
    }

    fn is_one_per_line(&self) -> bool {
        matches!(self.to, Target::Text(format) if format.is_one_per_line())
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    if answer.unsolved > 0 {
        output.warn(&Message::new("sudoku-sheet-unsolved").with("count", answer.unsolved));
    }
    if answer.png.is_empty() {
        output.raw(answer.text.as_bytes())
    } else {
        output.bytes(&answer.png)
    }
}
