//! `hint`: which cell to reveal next, and why.

use super::adviser::Analysis;
use super::{Place, Source, places, rows, words};
use crate::Error;
use crate::text::Sentence;
use atisbo_base::Budget;
use atisbo_minesweeper::Best;
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
    let (reason, best, risk) = match knowledge.best() {
        Best::Safe(cells) => (Reason::Safe, cells, Some(0.0)),
        Best::Guess { cells, risk } if position.is_untouched() => {
            (Reason::AllEqual, cells, Some(risk))
        }
        Best::Guess { cells, risk } => (Reason::Guess, cells, Some(risk)),
        Best::Nothing => (Reason::Nothing, Vec::new(), None),
    };
    let said = words::suggestion(&position, reason, &best, risk);
    Ok(Answer {
        board: rows(position.tiling(), position.views()),
        reason,
        best: places(position.tiling(), &best),
        risk,
        sentences: said.iter().map(crate::text::Message::sentence).collect(),
    })
}
