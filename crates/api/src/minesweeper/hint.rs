//! `hint`: which cell to reveal next, and why.

use super::adviser::Analysis;
use super::logic::{self, Why};
use super::{Place, Source, places, rows, words};
use crate::Error;
use crate::text::Sentence;
use atisbo_base::Budget;
use serde::{Deserialize, Serialize};

/// What to look at, and how.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The position.
    #[serde(flatten)]
    pub source: Source,
    /// The method and its switches.
    #[serde(flatten)]
    pub analysis: Analysis,
}

/// Why a cell is suggested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Nothing is known: all cells are equal.
    AllEqual,
    /// The cells are certainly no mines.
    Safe,
    /// The cells are least likely to be mines.
    Guess,
    /// No cell can be proved to be safe, and the method knows nothing else.
    NotProved,
    /// There is no cell that could be safe.
    Nothing,
}

/// What to do.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// The position, one text for each row.
    pub board: Vec<String>,
    /// Why.
    pub reason: Reason,
    /// The cells to reveal; any of them where they are a guess.
    pub best: Vec<Place>,
    /// The probability that one of them is a mine.
    pub risk: Option<f64>,
    /// Why a cell is safe: the fewest numbers that say so, of the cell where that is easiest to see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// The result in words.
    pub sentences: Vec<Sentence>,
}

impl Answer {
    /// Whether there is a cell to reveal.
    pub fn is_yes(&self) -> bool {
        !self.best.is_empty()
    }
}

pub(super) fn handle(request: &Request, budget: &Budget) -> Result<Answer, Error> {
    let position = request.source.position()?;
    let knowledge = request.analysis.ask(&position, budget)?;
    let suggestion = knowledge.suggestion(&position);
    let why = logic::easiest_safe(&position, &knowledge.safe, budget);
    let mut sentences = vec![words::suggestion(&position, &suggestion).sentence()];
    sentences.extend(why.iter().flat_map(|why| why.sentences.clone()));
    Ok(Answer {
        board: rows(position.tiling(), position.views()),
        reason: suggestion.reason,
        best: places(position.tiling(), &suggestion.cells),
        risk: suggestion.risk,
        why,
        sentences,
    })
}
