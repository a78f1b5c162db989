//! The one door: every face of Atisbo asks a [`Verb`] and gets its answer.
//!
//! Requests and answers are plain serde types, so the terminal's `--json`, a server and a notebook all print the same.
//! Long work tells an [`Observer`] how far it is and runs under a [`Budget`](atisbo_base::Budget).
//!
//! From Rust a verb is asked by its types:
//!
//! ```
//! use atisbo_api::ask;
//! use atisbo_api::sudoku::rate;
//! use atisbo_base::Budget;
//!
//! let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let request: rate::Request = serde_json::from_value(serde_json::json!({"puzzle": puzzle}))?;
//! assert!(ask(&request, &(), &Budget::unlimited())?.rating.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! From anywhere else it is asked as JSON, through the table of verbs:
//!
//! ```
//! use atisbo_api::{Table, VERBS};
//! use atisbo_base::Budget;
//!
//! let question = Table::new(&[VERBS]).read(
//!     br#"{"game": "ohno", "verb": "solve", "puzzle": "3 1 . / . . . / . . 1"}"#,
//! )?;
//! let reply = question.ask(&(), &Budget::unlimited())?;
//! assert!(reply.is_yes);
//! let json: serde_json::Value = serde_json::from_slice(&reply.json)?;
//! assert_eq!(json["solution"][0], "3 1 W");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bayes;
pub mod catalogue;
mod fault;
pub mod logic;
pub mod minesweeper;
pub mod ohno;
mod output;
pub mod pseudocode;
pub mod rules;
pub mod search;
pub mod series;
pub mod sudoku;
pub mod text;
pub mod trace;
pub mod verb;
mod verdict;

pub use verb::{Entry, ReadError, Table, Verb, ask, read, tagged};

use atisbo_base::UnknownName;
use serde::Serialize;
use std::hash::{BuildHasher, RandomState};
use text::{Lang, Message};

/// Is told how far long work is. `()` does not listen.
pub trait Observer: Sync {
    /// `done` of `total` parts are finished.
    fn progress(&self, _done: u64, _total: u64) {}

    /// Phase `phase` of `of` begins: work in phases, one after the other, tells the progress of each.
    fn phase(&self, _phase: u64, _of: u64) {}
}

impl Observer for () {}

/// A question that cannot be answered as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error, schemars::JsonSchema)]
#[error("{}", self.in_lang(Lang::En))]
pub struct Error {
    /// The line of the puzzle's text, counted from 1, where that is where the trouble is.
    pub line: Option<usize>,
    /// The column, counted from 1.
    pub column: Option<usize>,
    /// What is wrong and what to do instead.
    pub message: Message,
}

impl Error {
    /// An error at a place in the text.
    pub(crate) fn at(line: usize, column: usize, message: Message) -> Self {
        Error {
            line: Some(line),
            column: Some(column),
            message,
        }
    }

    /// The whole error: where, and what.
    pub fn whole(&self) -> Message {
        match (self.line, self.column) {
            (Some(line), Some(column)) => Message::new("error-at")
                .with("line", line)
                .with("column", column)
                .with("message", self.message.clone()),
            _ => self.message.clone(),
        }
    }

    /// The whole error in one language.
    pub fn in_lang(&self, lang: Lang) -> String {
        self.whole().to(lang)
    }
}

/// An error that no place in the text is to blame for.
impl From<Message> for Error {
    fn from(message: Message) -> Self {
        Error {
            line: None,
            column: None,
            message,
        }
    }
}

impl From<UnknownName> for Error {
    fn from(error: UnknownName) -> Self {
        text::unknown_name(&error).into()
    }
}

/// The verbs of the games and the methods.
pub static VERBS: &[Entry] = &[
    Entry::of::<ohno::solve::Request>(),
    Entry::of::<ohno::check::Request>(),
    Entry::of::<ohno::hint::Request>(),
    Entry::of::<ohno::explain::Request>(),
    Entry::of::<ohno::rate::Request>(),
    Entry::of::<ohno::generate::Request>(),
    Entry::of::<ohno::search::Request>(),
    Entry::of::<ohno::convert::Request>(),
    Entry::of::<sudoku::solve::Request>(),
    Entry::of::<sudoku::solve_many::Request>(),
    Entry::of::<sudoku::check::Request>(),
    Entry::of::<sudoku::hint::Request>(),
    Entry::of::<sudoku::explain::Request>(),
    Entry::of::<sudoku::rate::Request>(),
    Entry::of::<sudoku::ladder::Request>(),
    Entry::of::<sudoku::generate::Request>(),
    Entry::of::<sudoku::search::Request>(),
    Entry::of::<sudoku::convert::Request>(),
    Entry::of::<sudoku::show::Request>(),
    Entry::of::<minesweeper::analyse::Request>(),
    Entry::of::<minesweeper::hint::Request>(),
    Entry::of::<minesweeper::explain::Request>(),
    Entry::of::<minesweeper::check::Request>(),
    Entry::of::<minesweeper::generate::Request>(),
    Entry::of::<minesweeper::convert::Request>(),
    Entry::of::<minesweeper::play::Request>(),
    Entry::of::<minesweeper::game::Request>(),
    Entry::of::<minesweeper::tiling::Request>(),
    Entry::of::<bayes::query::Request>(),
    Entry::of::<bayes::show::Request>(),
    Entry::of::<bayes::convert::Request>(),
    Entry::of::<logic::ask::Request>(),
    Entry::of::<logic::conflicts::Request>(),
    Entry::of::<logic::convert::Request>(),
    Entry::of::<rules::Request>(),
];

/// A seed that nobody chose, small enough to be typed.
pub fn random_seed() -> u64 {
    RandomState::new().hash_one(0) >> 40
}
