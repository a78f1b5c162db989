//! `atisbo generate ohno`

use crate::budget::BudgetArgs;
use crate::commands::series::{Part, SeriesArgs};
use crate::commands::{Exit, ask_observed, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::{Mark, Output};
use crate::threads::ThreadArgs;
use crate::usage::WrongValue;
use anyhow::Result;
use atisbo_api::Observer;
use atisbo_api::ohno::Difficulty;
use atisbo_api::ohno::generate::{self, Answer, Clues};
use atisbo_api::text::Message;
use std::str::FromStr;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(short, long, value_name = "N|RxC", default_value = "9")]
    size: Size,
    #[arg(short, long, value_parser = name::<Difficulty>())]
    difficulty: Option<Difficulty>,
    #[command(flatten)]
    series: SeriesArgs,
    #[arg(long, value_name = "few|minimal|PERCENT", default_value = "few", value_parser = clues)]
    clues: Clues,
    #[arg(long, value_name = "N")]
    max_number: Option<u16>,
    #[arg(long)]
    solution: bool,
    #[command(flatten)]
    threads: ThreadArgs,
    #[command(flatten)]
    budget: BudgetArgs,
}

/// How many puzzles are made before they are printed.
const CHUNK: u64 = 1_000;

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.threads.start(output)?;
        let budget = self.budget.budget().started();
        let origin = Origin::default();
        let make = |series, observer: &dyn Observer, output: &mut Output| {
            let request = generate::Request {
                rows: self.size.rows,
                cols: self.size.cols,
                difficulty: self.difficulty,
                clues: self.clues,
                max_number: self.max_number,
                series,
            };
            let answer = ask_observed(&request, &origin, observer, &budget, output.lang)?;
            Ok(Part {
                seed: answer.seed,
                made: answer.puzzles.len(),
                tried: answer.tried,
                exit: print::<generate::Request>(&answer, show, output)?,
            })
        };
        self.series.in_parts(CHUNK, self.solution, output, make)
    }
}

/// Each puzzle under a comment that says how to make it again; solutions are comments too, so that
/// the output can be read back.
fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    for made in &answer.puzzles {
        output.line(&format!("# {}", made.head.to(output.lang)))?;
        output.board(&made.puzzle, |_| Mark::None)?;
        if let Some(solution) = &made.solution {
            let title = Message::new("generate-solution").to(output.lang);
            output.line(&format!("# {title}"))?;
            for row in solution {
                output.line(&format!("# {row}"))?;
            }
        }
        output.line("")?;
    }
    if let Some(failed) = &answer.failed {
        output.warn(failed);
    }
    Ok(())
}

/// Rows and columns.
#[derive(Clone, Copy)]
struct Size {
    rows: usize,
    cols: usize,
}

impl FromStr for Size {
    type Err = WrongValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (rows, cols) = text.split_once(['x', 'X']).unwrap_or((text, text));
        match (rows.parse(), cols.parse()) {
            (Ok(rows), Ok(cols)) => Ok(Size { rows, cols }),
            _ => Err(WrongValue("cli-value-size")),
        }
    }
}

fn clues(text: &str) -> Result<Clues, WrongValue> {
    match text {
        "few" => Ok(Clues::Few),
        "minimal" => Ok(Clues::Minimal),
        percent => match percent.trim_end_matches('%').parse() {
            Ok(percent @ 0..=100) => Ok(Clues::Padded(percent)),
            _ => Err(WrongValue("cli-value-percent")),
        },
    }
}
