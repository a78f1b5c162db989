//! Sudoku behind the door: one file per verb, each with its request, its answer and one function
//! that takes the one and gives the other.

mod board;
pub mod check;
pub mod convert;
pub mod explain;
pub mod generate;
pub mod hint;
pub mod ladder;
mod page;
pub mod rate;
pub mod search;
pub mod show;
pub mod solve;
pub mod solve_many;
mod source;
mod words;

use crate::{Error, Observer};
use atisbo_base::Budget;
use board::sign;
use serde::{Deserialize, Serialize};

pub use atisbo_sudoku::{MAX_SIZE, RegionKind, Shape};
pub use board::Board;
pub use source::{Source, sources};

/// A question about Sudoku, by verb.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case")]
pub enum Request {
    /// What is the solution, and is it the only one?
    Solve(solve::Request),
    /// The same of many puzzles at once, on all cores.
    SolveMany(solve_many::Request),
    /// Is this puzzle, or this filling, right?
    Check(check::Request),
    /// What is the next step, and why?
    Hint(hint::Request),
    /// How does one get to the solution?
    Explain(explain::Request),
    /// How hard is it?
    Rate(rate::Request),
    /// Which techniques are there?
    Ladder(ladder::Request),
    /// Make puzzles.
    Generate(generate::Request),
    /// Solve it by state-space search, constraint satisfaction or local search.
    Search(search::Request),
    /// Write it in another format.
    Convert(convert::Request),
    /// Lay it out for somebody who draws it.
    Show(show::Request),
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
    SolveMany(solve_many::Answer),
    Check(check::Answer),
    Hint(hint::Answer),
    Explain(explain::Answer),
    Rate(rate::Answer),
    Ladder(ladder::Answer),
    Generate(generate::Answer),
    Search(search::Answer),
    Convert(convert::Answer),
    Show(Box<show::Answer>),
}

impl Answer {
    /// Whether the answer is a yes.
    pub fn is_yes(&self) -> bool {
        match self {
            Answer::Solve(answer) => answer.is_yes(),
            Answer::SolveMany(answer) => answer.is_yes(),
            Answer::Check(answer) => answer.is_yes(),
            Answer::Hint(answer) => answer.is_yes(),
            Answer::Explain(answer) => answer.is_yes(),
            Answer::Rate(answer) => answer.is_yes(),
            Answer::Generate(answer) => answer.is_yes(),
            Answer::Search(answer) => answer.is_yes(),
            Answer::Ladder(_) | Answer::Convert(_) | Answer::Show(_) => true,
        }
    }
}

/// Answers a question about Sudoku.
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
        Request::SolveMany(request) => Answer::SolveMany(solve_many::handle(request, shared)),
        Request::Check(request) => Answer::Check(check::handle(request, shared)?),
        Request::Hint(request) => Answer::Hint(hint::handle(request, shared)?),
        Request::Explain(request) => Answer::Explain(explain::handle(request, shared)?),
        Request::Rate(request) => Answer::Rate(rate::handle(request, shared)?),
        Request::Ladder(_) => Answer::Ladder(ladder::handle()),
        Request::Generate(request) => {
            Answer::Generate(generate::handle(request, observer, shared)?)
        }
        Request::Search(request) => Answer::Search(search::handle(request, observer, budget)?),
        Request::Convert(request) => Answer::Convert(convert::handle(request, shared)?),
        Request::Show(request) => Answer::Show(Box::new(show::handle(request)?)),
    })
}

/// A cell, as `[row, column]` counted from 0.
pub type Place = [usize; 2];

fn place(shape: Shape, cell: usize) -> Place {
    [shape.row(cell), shape.column(cell)]
}

/// A given: where, and what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Given {
    /// The cell.
    pub cell: Place,
    /// The value, as in the text format.
    pub value: char,
}

/// Why puzzles cannot be made, as an error.
pub(crate) fn generate_error(error: &atisbo_sudoku::generate::GenerateError) -> Error {
    Error::new(&words::generate_error(error))
}
