//! Many Sudokus, solved as the command line does it.

use super::Solved;
use atisbo_api::sudoku::solve_many::{self, Outcome};
use atisbo_api::sudoku::{Shape, Source};
use atisbo_api::text::Message;
use atisbo_api::{Observer, Verb};
use atisbo_base::Budget;
use atisbo_sudoku::text::line;
use serde::Deserialize;
use std::collections::BTreeMap;

/// How many puzzles are solved before their answers are put into the result: enough for all cores, little memory.
const CHUNK: usize = 8_192;

/// Cells of the classic puzzle.
const CELLS: usize = 81;

/// How to solve them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Request {
    shape: Option<Shape>,
    count: u64,
}

/// The puzzles, and why some of them are none. Those are empty grids in the list.
pub(super) struct Puzzles {
    sources: Vec<Source>,
    refused: BTreeMap<usize, Message>,
}

/// Puzzles of 81 bytes each; 0 is an empty cell.
pub(super) fn of_cells(cells: &[u8]) -> Result<Puzzles, Message> {
    let (puzzles, []) = cells.as_chunks::<CELLS>() else {
        return Err(super::wrong_size(cells.len(), CELLS));
    };
    let mut refused = BTreeMap::new();
    let mut sources = Vec::with_capacity(puzzles.len());
    for (index, &cells) in puzzles.iter().enumerate() {
        let wrong = cells.iter().position(|&value| value > 9);
        if let Some(cell) = wrong {
            let message = super::in_cell("python-batch-value", cell, 9);
            refused.insert(index, message);
        }
        sources.push(Source::Line {
            cells: if wrong.is_some() { [0; CELLS] } else { cells },
            remark: None,
        });
    }
    Ok(Puzzles { sources, refused })
}

/// Puzzles in any of the formats.
pub(super) fn of_texts(texts: Vec<String>) -> Puzzles {
    let source = |text: String| match line::parse_81(text.as_bytes()) {
        // A remark, or another line, is left to the reader of all formats.
        Some(cells) if text.len() == CELLS => Source::Line {
            cells,
            remark: None,
        },
        _ => Source::Text(text),
    };
    Puzzles {
        sources: texts.into_iter().map(source).collect(),
        refused: BTreeMap::new(),
    }
}

/// Solves them, chunk by chunk.
pub(super) fn solve(
    request: &Request,
    puzzles: Puzzles,
    observer: &dyn Observer,
    budget: &Budget,
) -> Solved {
    let Puzzles {
        sources,
        mut refused,
    } = puzzles;
    let total = sources.len();
    let mut solved = Solved::default();
    let mut sources = sources.into_iter().peekable();
    while sources.peek().is_some() && budget.meter().check_clock().is_none() {
        let question = solve_many::Request {
            puzzles: sources.by_ref().take(CHUNK).collect(),
            shape: request.shape,
            count: request.count,
        };
        let outcomes = match question.answer(&(), budget) {
            Ok(answer) => answer.answers,
            // No request of this kind is refused as a whole; if one were, each of its puzzles would say why.
            Err(error) => vec![Outcome::Unread(error); question.puzzles.len()],
        };
        for outcome in outcomes {
            let index = solved.solutions.len();
            match (refused.remove(&index), outcome) {
                (None, Outcome::Read(answer)) => {
                    solved.problems.note(answer.budget);
                    let solution = answer.solution.map(|board| board.line());
                    solved.add(solution, answer.solutions, answer.complete);
                }
                (Some(message), _) => solved.refuse(&message.into()),
                (None, Outcome::Unread(error)) => solved.refuse(&error),
            }
        }
        observer.progress(solved.solutions.len() as u64, total as u64);
    }
    if solved.solutions.len() < total {
        solved.problems.note(budget.meter().check_clock());
    }
    // Those that the budget did not allow.
    while solved.solutions.len() < total {
        solved.add(None, 0, false);
    }
    solved
}
