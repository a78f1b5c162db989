//! 0h n0 behind the door: one file per verb, each with its request, its answer and one function
//! that takes the one and gives the other.

pub mod check;
pub mod convert;
pub mod explain;
pub mod generate;
pub mod hint;
pub mod rate;
pub mod search;
pub mod solve;
mod words;

use crate::{Error, Observer};
use atisbo_base::Budget;
use atisbo_ohno::{Diagnosis, Grid, diagnose};
use serde::{Deserialize, Serialize};

pub use atisbo_ohno::{Conclusion, Difficulty, Fault, Minimality, Pos, Rule, Stage};

/// A question about 0h n0, by verb.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
pub enum Request {
    /// What is the solution, and is it the only one?
    Solve(solve::Request),
    /// Is this puzzle, or this filling, right?
    Check(check::Request),
    /// What is the next step, and why?
    Hint(hint::Request),
    /// What are all the steps?
    Explain(explain::Request),
    /// How hard is it?
    Rate(rate::Request),
    /// Make puzzles.
    Generate(generate::Request),
    /// Solve it by state-space search.
    Search(search::Request),
    /// Write it in another format.
    Convert(convert::Request),
}

/// The answer to a [`Request`], by verb.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "each variant is the answer to the request of the same name"
)]
pub enum Answer {
    Solve(solve::Answer),
    Check(check::Answer),
    Hint(hint::Answer),
    Explain(explain::Answer),
    Rate(rate::Answer),
    Generate(generate::Answer),
    Search(search::Answer),
    Convert(convert::Answer),
}

impl Answer {
    /// Whether the answer is a yes.
    pub fn is_yes(&self) -> bool {
        match self {
            Answer::Solve(answer) => answer.is_yes(),
            Answer::Check(answer) => answer.is_yes(),
            Answer::Hint(answer) => answer.is_yes(),
            Answer::Explain(answer) => answer.is_yes(),
            Answer::Rate(answer) => answer.is_yes(),
            Answer::Generate(answer) => answer.is_yes(),
            Answer::Search(answer) => answer.is_yes(),
            Answer::Convert(_) => true,
        }
    }
}

/// Answers a question about 0h n0.
///
/// # Errors
///
/// If the puzzle cannot be read or the settings contradict each other.
pub fn handle(
    request: &Request,
    observer: &dyn Observer,
    budget: &Budget,
) -> Result<Answer, Error> {
    // The parts of an answer share one time limit; searches side by side have one each.
    let shared = &budget.started();
    Ok(match request {
        Request::Solve(request) => Answer::Solve(solve::handle(request, shared)?),
        Request::Check(request) => Answer::Check(check::handle(request, shared)?),
        Request::Hint(request) => Answer::Hint(hint::handle(request, shared)?),
        Request::Explain(request) => Answer::Explain(explain::handle(request, shared)?),
        Request::Rate(request) => Answer::Rate(rate::handle(request, shared)?),
        Request::Generate(request) => {
            Answer::Generate(generate::handle(request, observer, shared)?)
        }
        Request::Search(request) => Answer::Search(search::handle(request, observer, budget)?),
        Request::Convert(request) => Answer::Convert(convert::handle(request)?),
    })
}

/// The grid that a text in any of the formats stands for.
pub(crate) fn parse(text: &str) -> Result<Grid, Error> {
    atisbo_ohno::parse(text).map_err(|error| Error {
        line: Some(error.line),
        column: Some(error.column),
        message: words::parse_error(&error.kind).sentence(),
    })
}

/// A board as the list of its rows, each in the game's own text format.
fn rows(grid: &Grid) -> Vec<String> {
    grid.to_string().lines().map(str::to_owned).collect()
}

/// Something given in a puzzle: where, and what (`W`, `O` or a number).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Given {
    /// The cell, as `[row, column]` counted from 0.
    pub cell: Pos,
    /// What stands there, as in the text format.
    pub value: String,
}

/// What stands in a cell of a grid.
fn given(grid: &Grid, cell: Pos) -> Given {
    Given {
        cell,
        value: grid.get(cell).to_string(),
    }
}

/// Givens that cannot all hold, though they can if any one of them is taken away.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Conflict {
    /// The givens.
    pub givens: Vec<Given>,
    /// Whether a smaller set may be in conflict too.
    pub minimality: Minimality,
}

/// Why a puzzle has no solution, as far as the budget allows to find out.
fn conflict(puzzle: &Grid, rule: Rule, budget: &Budget) -> Option<Conflict> {
    match diagnose(puzzle, rule, |_, _| true, budget) {
        Diagnosis::Conflict {
            givens, minimality, ..
        } => Some(Conflict {
            givens: givens.into_iter().map(|cell| given(puzzle, cell)).collect(),
            minimality,
        }),
        Diagnosis::Solvable(_) | Diagnosis::Undecided(_) => None,
    }
}
