//! `practice`: a fresh case of a question, and its answer. None of them is a case of an exam, whatever the seed.

use super::{default_lab, labs};
use crate::board::Board;
use crate::case::Kind;
use crate::practice::{practice, solved};
use crate::question::Question;
use crate::words;
use atisbo_api::text::{Arg, Message};
use atisbo_api::verb::Verb;
use atisbo_api::{Error, Observer, random_seed};
use atisbo_base::{Budget, Name};
use serde::{Deserialize, Serialize};

/// Seeds that people can type.
const SEEDS: u64 = 1_000_000;

/// A case of which question?
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The lab.
    #[serde(default = "default_lab")]
    pub lab: String,
    /// The question.
    pub question: Question,
    /// Of which kind; any if not given.
    #[serde(default)]
    pub kind: Option<Kind>,
    /// The same seed gives the same case; a new one if not given.
    #[serde(default)]
    pub seed: Option<u64>,
    /// With its answer.
    #[serde(default)]
    pub answer: bool,
}

/// A case.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The lab.
    pub lab: String,
    /// The question.
    pub question: Question,
    /// What the case tries.
    pub kind: Kind,
    /// The seed that gives it again.
    pub seed: u64,
    /// The board, 81 digits.
    pub board: Board,
    /// The call in the student's own code, with `board` for the board.
    pub call: String,
    /// What is asked, in words.
    pub asks: Message,
    /// The answer in words, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Vec<Message>>,
    /// The boards that a right search expands, in their order, if the answer was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expanded: Option<Vec<Board>>,
}

impl Verb for Request {
    const GAME: &'static str = "class";
    const NAME: &'static str = "practice";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        labs::built_in(&self.lab)?;
        let seed = self.seed.unwrap_or_else(|| random_seed() % SEEDS);
        let case = practice(self.question, self.kind, seed).ok_or_else(|| self.no_kind())?;
        let solved = solved(&case.task).filter(|_| self.answer);
        Ok(Answer {
            lab: self.lab.clone(),
            question: self.question,
            kind: case.kind,
            seed,
            board: case.task.board(),
            call: case.task.call(self.question),
            asks: words::task(&case.task),
            answer: self
                .answer
                .then(|| words::answer(&case.task, solved.as_ref())),
            expanded: solved.map(|solved| solved.expanded),
        })
    }
}

impl Request {
    fn no_kind(&self) -> Message {
        let mut known: Vec<&str> = self.question.kinds().iter().map(|kind| kind.id()).collect();
        known.dedup();
        Message::new("class-error-no-kind")
            .with("question", self.question.id())
            .with("found", self.kind.map_or("", Name::id))
            .with("known", known.into_iter().collect::<Arg>())
    }
}
