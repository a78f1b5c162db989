//! `atisbo check sudoku`

use super::PuzzleArgs;
use crate::commands::{Exit, read_given};
use crate::output::{Output, marking};
use anyhow::Result;
use atisbo_api::sudoku::Source;
use atisbo_api::sudoku::check::{self, Answer};
use atisbo_base::Place;
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
        let given = self
            .given
            .as_deref()
            .map(|path| read_given(path, output.lang))
            .transpose()?;
        let request = |puzzle| check::Request {
            puzzle,
            given: given.clone().map(Source::Text),
            shape: self.about.boxes,
        };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let clashing = answer.clashes.iter().flat_map(|clash| &clash.cells);
    let conflict = answer.conflict.iter().flat_map(|conflict| &conflict.givens);
    let marked = clashing
        .chain(conflict.map(|given| &given.cell))
        .chain(&answer.wrong);
    let marked: Vec<Place> = marked.copied().collect();
    if !marked.is_empty() {
        output.grid(&answer.board, answer.shape, marking(marked, []))?;
    }
    output.say_all(&answer.sentences)
}
