//! `atisbo generate minesweeper`

use super::level_text;
use crate::budget::BudgetArgs;
use crate::commands::series::{Part, SeriesArgs};
use crate::commands::{Exit, ask_observed, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::Observer;
use atisbo_api::minesweeper::generate::{self, Answer};
use atisbo_api::minesweeper::{self, FirstClick, NoGuessMethod};
use atisbo_api::series::SeriesRequest;
use atisbo_base::Place;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(short, long, value_name = "LEVEL", default_value = "beginner")]
    level: String,
    #[arg(long, default_value = "safe", value_parser = name::<FirstClick>())]
    first_click: FirstClick,
    #[arg(long, value_name = "ROW,COLUMN")]
    cell: Option<Place>,
    #[arg(long, num_args = 0..=1, default_missing_value = "repair", require_equals = true, value_parser = name::<NoGuessMethod>())]
    no_guess: Option<NoGuessMethod>,
    #[arg(long, requires = "no_guess")]
    proof: bool,
    #[command(flatten)]
    series: SeriesArgs,
    #[arg(long)]
    position: bool,
    #[command(flatten)]
    budget: BudgetArgs,
}

/// How many boards, and how many of their cells, are made before they are printed, so that millions need little memory.
const CHUNK: u64 = 1_000;
const CELLS: u64 = 10_000_000;

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let budget = self.budget.budget().started();
        let origin = Origin::default();
        let level = level_text(&self.level)?;
        let cells = minesweeper::level(&level).map_or(1, |level| level.tiling().len() as u64);
        let at_a_time = (CELLS / cells.max(1)).clamp(1, CHUNK);
        let make = |part: SeriesRequest, observer: &dyn Observer, output: &mut Output| {
            let request = generate::Request {
                level: level.clone(),
                first_click: self.first_click,
                cell: self.cell,
                no_guess: self.no_guess,
                proof: self.proof,
                seed: part.seed,
                first: part.first,
                count: part.count,
            };
            let answer = ask_observed(&request, &origin, observer, &budget, output.lang)?;
            let show = |answer: &Answer, output: &mut Output| self.show(answer, output);
            Ok(Part {
                seed: answer.seed,
                made: answer.boards.len(),
                tried: answer.tried,
                exit: print::<generate::Request>(&answer, show, output)?,
            })
        };
        self.series.in_parts(at_a_time, false, output, make)
    }

    /// Each board under a comment that says how to make it again, or the position after its first click.
    fn show(&self, answer: &Answer, output: &mut Output) -> Result<()> {
        for made in &answer.boards {
            output.line(&format!("; {}", made.head.to(output.lang)))?;
            if let Some(id) = &made.id {
                output.line(&format!("; {id}"))?;
            }
            let text = if self.position {
                &made.position
            } else {
                &made.text
            };
            output.line(text.trim_end())?;
            for step in made.proof.iter().flatten() {
                output.line(&format!("; {}", step.sentence.to(output.lang)))?;
            }
            output.line("")?;
        }
        if let Some(failed) = &answer.failed {
            output.warn(failed);
        }
        Ok(())
    }
}
