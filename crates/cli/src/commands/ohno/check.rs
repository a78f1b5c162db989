//! `atisbo check ohno`

use super::PuzzleArgs;
use crate::commands::Exit;
use crate::output::{Output, marking};
use anyhow::Result;
use atisbo_api::ohno;
use atisbo_api::ohno::check::{self, Answer};
use atisbo_base::Place;

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
            rule: self.about.rule,
        }
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let conflict = answer.conflict.iter().flat_map(|conflict| &conflict.givens);
    let faults = answer.faults.iter().map(ohno::Fault::pos);
    let marked: Vec<Place> = faults.chain(conflict.map(|given| given.cell)).collect();
    if !marked.is_empty() {
        output.board(&answer.board, marking(marked, []))?;
    }
    for sentence in &answer.sentences {
        output.say(sentence)?;
    }
    Ok(())
}
