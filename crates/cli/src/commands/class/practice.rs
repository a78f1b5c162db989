//! `atisbo class practice`: a fresh case, and its answer.

use crate::budget::until_ctrl_c;
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::text::Message;
use atisbo_class::case::Kind;
use atisbo_class::question::Question;
use atisbo_class::verbs::practice::{Answer, Request};
use atisbo_class::words;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "LAB")]
    lab: String,
    #[arg(value_name = "QUESTION", value_parser = name::<Question>())]
    question: Question,
    #[arg(long, value_name = "KIND", value_parser = name::<Kind>(), hide_possible_values = true)]
    kind: Option<Kind>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long)]
    answer: bool,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = Request {
            lab: self.lab.clone(),
            question: self.question,
            kind: self.kind,
            seed: self.seed,
            answer: self.answer,
        };
        let answer = ask(&request, &Origin::default(), &until_ctrl_c(), output)?;
        print::<Request>(&answer, show, output)
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    output.say(&answer.asks)?;
    output.line("")?;
    output.line(&words::board_text(&answer.board))?;
    output.line("")?;
    output.line(&format!("board = sudoku.read_board(\"{}\")", answer.board))?;
    output.line(&answer.call)?;
    match &answer.answer {
        Some(messages) => {
            output.line("")?;
            output.say_all(messages)
        }
        None => output.say(&Message::new("class-practice-again").with("seed", answer.seed)),
    }
}
