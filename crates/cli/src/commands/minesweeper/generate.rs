//! `atisbo generate minesweeper`

use super::cell;
use crate::budget::BudgetArgs;
use crate::commands::{Exit, print};
use crate::output::Output;
use crate::progress::Progress;
use anyhow::{Result, anyhow};
use atisbo_api::minesweeper::generate::{self, Answer};
use atisbo_api::minesweeper::{self, FirstClick, Place};
use atisbo_api::{Request, handle};
use clap::builder::PossibleValuesParser;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(short, long, value_name = "LEVEL", default_value = "beginner")]
    level: String,
    #[arg(long, default_value = "safe", value_parser = rules())]
    first_click: String,
    #[arg(long, value_name = "ROW,COLUMN", value_parser = cell)]
    cell: Option<Place>,
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    count: u64,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "INDEX", default_value_t = 0)]
    first: u64,
    #[arg(long)]
    position: bool,
    #[command(flatten)]
    budget: BudgetArgs,
}

/// What the first click may hit.
pub(super) fn rules() -> PossibleValuesParser {
    PossibleValuesParser::new(FirstClick::ALL.map(FirstClick::id))
}

/// How many boards are made before they are printed, so that millions need little memory.
const CHUNK: u64 = 1_000;

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let budget = self.budget.budget().started();
        let progress = Progress::new(output);
        let mut seed = self.seed;
        let mut done = 0;
        let mut exit = Exit::Yes;
        while done < self.count && exit == Exit::Yes {
            let count = CHUNK.min(self.count - done);
            let request = Request::Minesweeper(minesweeper::Request::Generate(generate::Request {
                level: self.level.clone(),
                first_click: self.first_click.clone(),
                cell: self.cell,
                seed,
                first: self.first.saturating_add(done),
                count,
            }));
            let answer = handle(&request, &progress.part(done, self.count), &budget)
                .map_err(|error| anyhow!(error.in_lang(output.lang)))?;
            let atisbo_api::Answer::Minesweeper(minesweeper::Answer::Generate(made)) = &answer
            else {
                break;
            };
            seed = Some(made.seed);
            exit = exit.max(print(&answer, output, |output| self.show(made, output))?);
            done += count;
        }
        Ok(exit)
    }
    /// Each board under a comment that says how to make it again, or the position after its first click.
    fn show(&self, answer: &Answer, output: &mut Output) -> Result<()> {
        for made in &answer.boards {
            output.line(&format!("; {}", made.head.get(output.lang)))?;
            if let Some(id) = &made.id {
                output.line(&format!("; {id}"))?;
            }
            if self.position {
                output.line(&made.position)?;
            } else {
                if let Some((tiling, _)) = made.level.split_once(':') {
                    output.line(&format!("tiling {tiling}"))?;
                }
                for row in &made.board {
                    output.line(row)?;
                }
            }
            output.line("")?;
        }
        if let Some(failed) = &answer.failed {
            output.warn(failed.get(output.lang));
        }
        Ok(())
    }
}
