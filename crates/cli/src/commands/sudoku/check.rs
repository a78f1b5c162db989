//! `atisbo check sudoku`

use super::{PuzzleArgs, read_given};
use crate::commands::Exit;
use crate::output::{Output, marking};
use anyhow::Result;
use atisbo_api::sudoku::Source;
use atisbo_api::sudoku::check::{self, Answer};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "FILE")]
    given: Option<PathBuf>,
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let given = self.given.as_deref().map(read_given).transpose()?;
        self.about
            .each(|puzzle| self.request(puzzle, given.clone()), show, output)
    }

    fn request(&self, puzzle: Source, given: Option<Source>) -> check::Request {
        check::Request {
            puzzle,
            given,
            shape: self.about.shape(),
        }
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let clashing = answer
        .clashes
        .iter()
        .flat_map(|clash| clash.cells.iter().copied());
    let conflict = answer.conflict.iter().flat_map(|conflict| &conflict.givens);
    let wrong = answer.wrong.iter().copied();
    let marked: Vec<_> = clashing
        .chain(conflict.map(|given| given.cell))
        .chain(wrong)
        .collect();
    if !marked.is_empty() {
        output.grid(&answer.board, answer.shape, marking(marked, []))?;
    }
    for sentence in &answer.sentences {
        output.say(sentence)?;
    }
    Ok(())
}
