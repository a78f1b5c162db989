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
        let rule = self.about.rule;
        let request = |puzzle| check::Request { puzzle, rule };
        self.about.each(request, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let conflict = answer.conflict.iter().flat_map(|conflict| &conflict.givens);
    let faults = answer.faults.iter().map(ohno::Fault::pos);
    let marked: Vec<Place> = faults.chain(conflict.map(|given| given.cell)).collect();
    if !marked.is_empty() {
        output.board(&answer.board, marking(marked, []))?;
    }
    output.say_all(&answer.sentences)
}
