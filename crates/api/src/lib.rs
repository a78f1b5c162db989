//! The one door: every face of Atisbo asks through a [`Request`] and gets an [`Answer`].
//!
//! Requests and answers are plain serde types, so the terminal's `--json`, a server and a notebook
//! all print the same. Long work tells an [`Observer`] how far it is and runs under a
//! [`Budget`].
//!
//! ```
//! use atisbo_api::{Request, handle};
//! use atisbo_base::Budget;
//!
//! let request: Request = serde_json::from_str(
//!     r#"{"game": "ohno", "verb": "solve", "puzzle": "3 1 . / . . . / . . 1"}"#,
//! )?;
//! let answer = handle(&request, &(), &Budget::unlimited())?;
//! let json = serde_json::to_value(&answer)?;
//! assert_eq!(json["unique"], true);
//! assert_eq!(json["solution"][0], "3 1 W");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bayes;
pub mod catalogue;
pub mod lab;
pub mod logic;
pub mod minesweeper;
pub mod ohno;
pub mod search;
pub mod sudoku;
pub mod text;

use atisbo_base::Budget;
use serde::{Deserialize, Serialize};
use std::hash::{BuildHasher, RandomState};
use text::{Lang, Message, Sentence};

/// A question, by game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Request {
    /// About 0h n0.
    Ohno(ohno::Request),
    /// About Sudoku.
    Sudoku(sudoku::Request),
    /// About Minesweeper.
    Minesweeper(minesweeper::Request),
    /// About a Bayesian or Markov network.
    Bayes(bayes::Request),
    /// About a knowledge base of propositional logic.
    Logic(logic::Request),
    /// About an experiment.
    Lab(lab::Request),
}

/// The answer to a [`Request`], by game.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Answer {
    /// About 0h n0.
    Ohno(ohno::Answer),
    /// About Sudoku.
    Sudoku(sudoku::Answer),
    /// About Minesweeper.
    Minesweeper(minesweeper::Answer),
    /// About a Bayesian or Markov network.
    Bayes(bayes::Answer),
    /// About a knowledge base of propositional logic.
    Logic(logic::Answer),
    /// About an experiment.
    Lab(lab::Answer),
}

impl Answer {
    /// Whether the answer is a yes: solved, unique, right. A no is an answer too, not an error.
    pub fn is_yes(&self) -> bool {
        match self {
            Answer::Ohno(answer) => answer.is_yes(),
            Answer::Sudoku(answer) => answer.is_yes(),
            Answer::Minesweeper(answer) => answer.is_yes(),
            Answer::Bayes(answer) => answer.is_yes(),
            Answer::Logic(answer) => answer.is_yes(),
            Answer::Lab(answer) => answer.is_yes(),
        }
    }
}

/// Is told how far long work is. `()` does not listen.
pub trait Observer: Sync {
    /// `done` of `total` parts are finished.
    fn progress(&self, _done: u64, _total: u64) {}
}

impl Observer for () {}

/// A question that cannot be answered as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[error("{}", self.in_lang(Lang::En))]
pub struct Error {
    /// The line of the puzzle's text, counted from 1, where that is where the trouble is.
    pub line: Option<usize>,
    /// The column, counted from 1.
    pub column: Option<usize>,
    /// What is wrong and what to do instead.
    pub message: Sentence,
}

impl Error {
    /// An error that no place in the text is to blame for.
    pub fn new(message: &Message) -> Self {
        Error {
            line: None,
            column: None,
            message: message.sentence(),
        }
    }

    /// The whole error in one language.
    pub fn in_lang(&self, lang: Lang) -> String {
        match (self.line, self.column) {
            (Some(line), Some(column)) => Message::new("error-at")
                .with("line", line)
                .with("column", column)
                .with("message", self.message.get(lang))
                .to(lang),
            _ => self.message.get(lang).to_owned(),
        }
    }
}

/// Answers a question.
///
/// # Errors
///
/// If the question cannot be answered as it stands: a text that is no puzzle, settings that
/// contradict each other.
pub fn handle(
    request: &Request,
    observer: &dyn Observer,
    budget: &Budget,
) -> Result<Answer, Error> {
    match request {
        Request::Ohno(request) => ohno::handle(request, observer, budget).map(Answer::Ohno),
        Request::Sudoku(request) => sudoku::handle(request, observer, budget).map(Answer::Sudoku),
        Request::Minesweeper(request) => {
            minesweeper::handle(request, observer, budget).map(Answer::Minesweeper)
        }
        Request::Bayes(request) => bayes::handle(request, observer, budget).map(Answer::Bayes),
        Request::Logic(request) => logic::handle(request, observer, budget).map(Answer::Logic),
        Request::Lab(request) => lab::handle(request, observer, budget).map(Answer::Lab),
    }
}

/// A seed that nobody chose, small enough to be typed.
fn random_seed() -> u64 {
    RandomState::new().hash_one(0) >> 40
}
