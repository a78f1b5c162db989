//! `atisbo convert sudoku`

use super::PuzzleArgs;
use crate::commands::{Exit, show as show_answer};
use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::sudoku::Source;
use atisbo_api::sudoku::convert::{self, Answer, Format, Target};
use atisbo_api::{Request, handle, sudoku};
use atisbo_base::Budget;
use clap::builder::{PossibleValuesParser, TypedValueParser};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "FORMAT", default_value = "line", value_parser = target())]
    to: Target,
    #[command(flatten)]
    about: PuzzleArgs,
}

/// Formats on the command line have hyphens where JSON has underscores.
fn target() -> impl TypedValueParser<Value = Target> {
    let names = Format::ALL.map(|format| format.name().replace('_', "-"));
    PossibleValuesParser::new(names.into_iter().chain(["svg".to_owned()])).try_map(
        |name| match name.as_str() {
            "svg" => Ok(Target::Svg),
            name => name.replace('-', "_").parse().map(Target::Text),
        },
    )
}

/// How many puzzles are read before they are written, where each stands alone.
const CHUNK: usize = 1_000;

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let chunk = match self.to {
            // One document holds them all.
            Target::Text(Format::OpenSudoku) => usize::MAX,
            _ if output.json => 1,
            _ => CHUNK,
        };
        let mut puzzles = self.about.puzzles(output.lang)?;
        let mut first = true;
        loop {
            let sources = puzzles
                .by_ref()
                .take(chunk)
                .map(|puzzle| Ok(puzzle?.source));
            let sources: Vec<Source> = sources.collect::<Result<_>>()?;
            if sources.is_empty() {
                return Ok(Exit::Yes);
            }
            if !(first || output.json || self.is_one_per_line()) {
                output.line("")?;
            }
            first = false;
            let request = Request::Sudoku(sudoku::Request::Convert(convert::Request {
                puzzles: sources,
                shape: self.about.shape(),
                to: self.to,
            }));
            let answer = handle(&request, &(), &Budget::unlimited())
                .map_err(|error| anyhow!(error.in_lang(output.lang)))?;
            show_answer(&answer, output)?;
        }
    }

    fn is_one_per_line(&self) -> bool {
        matches!(self.to, Target::Text(format) if format.is_one_per_line())
    }
}

pub(crate) fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    output.raw(answer.text.as_bytes())
}
