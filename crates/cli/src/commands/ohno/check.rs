//! `atisbo check ohno`

use super::PuzzleArgs;
use crate::commands::Exit;
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::ohno;
use atisbo_api::ohno::check::{self, Answer};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.about
            .each(|puzzle| Ok(self.request(puzzle)), show, output)
    }

    fn request(&self, puzzle: String) -> check::Request {
        check::Request {
            puzzle,
            rule: self.about.rule(),
        }
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let conflict = answer.conflict.iter().flat_map(|conflict| &conflict.givens);
    let marked: Vec<(usize, usize)> = answer
        .faults
        .iter()
        .map(ohno::Fault::pos)
        .chain(conflict.map(|given| given.cell))
        .map(|cell| (usize::from(cell.row), usize::from(cell.col)))
        .collect();
    if !marked.is_empty() {
        let mark = |r, c| {
            if marked.contains(&(r, c)) {
                Mark::Target
            } else {
                Mark::None
            }
        };
        output.board(&answer.board, mark)?;
    }
    for sentence in &answer.sentences {
        output.sentence(sentence)?;
    }
    Ok(())
}
