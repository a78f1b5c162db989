//! `atisbo class practice`: a fresh case, and its answer.

use super::lab::by_name;
use crate::commands::Exit;
use crate::names::name;
use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::text::{Arg, Message};
use atisbo_base::Name;
use atisbo_class::case::Kind;
use atisbo_class::practice::{practice, solved};
use atisbo_class::question::Question;
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
        by_name(&self.lab, output.lang)?;
        let seed = self
            .seed
            .unwrap_or_else(|| atisbo_api::random_seed() % 1_000_000);
        let case = practice(self.question, self.kind, seed).ok_or_else(|| {
            let known = self.question.kinds().iter().map(|kind| kind.id());
            let message = Message::new("class-error-no-kind")
                .with("question", self.question.id())
                .with("found", self.kind.map_or("", Name::id))
                .with("known", known.collect::<Arg>());
            anyhow!(message.to(output.lang))
        })?;
        let board = case.task.board();
        let call = case.task.call(self.question);
        let solved = solved(&case.task);
        let answer = words::answer(&case.task, solved.as_ref());
        if output.json {
            output.json(&serde_json::json!({
                "lab": self.lab, "question": self.question, "kind": case.kind, "seed": seed, "board": board, "call": call,
                "asks": words::task(&case.task), "answer": self.answer.then_some(&answer),
                "expanded": solved.as_ref().filter(|_| self.answer).map(|solved| &solved.expanded),
            }))?;
            return Ok(Exit::Yes);
        }
        output.say(&words::task(&case.task))?;
        output.line("")?;
        output.line(&words::board_text(&board))?;
        output.line("")?;
        output.line(&format!("board = sudoku.read_board(\"{board}\")"))?;
        output.line(&call)?;
        if self.answer {
            output.line("")?;
            output.say_all(&answer)?;
        } else {
            let again = Message::new("class-practice-again").with("seed", seed);
            output.say(&again)?;
        }
        Ok(Exit::Yes)
    }
}
