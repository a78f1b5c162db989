//! Many Sudokus, solved as the command line does it.

use super::{Solved, TOGETHER};
use atisbo_api::sudoku::solve_many::{self, Outcome};
use atisbo_api::sudoku::{Shape, Source};
use atisbo_api::text::Message;
use atisbo_api::{Observer, Verb};
use atisbo_base::Budget;
use atisbo_sudoku::text::line;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::mem::replace;
use std::sync::atomic::{AtomicU64, Ordering};

/// Cells of the classic puzzle.
const CELLS: usize = 81;

/// How to solve them.
#[derive(Deserialize, JsonSchema)]
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

/// Solves them, as many at a time as one thread takes: what ends the work ends it soon, and only results are kept.
pub(super) fn solve(
    request: &Request,
    puzzles: Puzzles,
    observer: &dyn Observer,
    budget: &Budget,
) -> Solved {
    let Puzzles {
        mut sources,
        refused,
    } = puzzles;
    let total = sources.len();
    let done = AtomicU64::new(0);
    let some = |(number, sources): (usize, &mut [Source])| {
        let count = sources.len();
        let empty = || Source::Text(String::new());
        let taken = sources.iter_mut().map(|source| replace(source, empty()));
        let question = solve_many::Request {
            puzzles: taken.collect(),
            shape: request.shape,
            count: request.count,
        };
        let solved = solve_some(&question, &refused, number * TOGETHER, budget);
        let before = done.fetch_add(count as u64, Ordering::Relaxed);
        observer.progress(before + count as u64, total as u64);
        solved
    };
    let parts = sources.par_chunks_mut(TOGETHER).enumerate().map(some);
    let parts: Vec<Solved> = parts.collect();
    let mut solved = Solved::default();
    for part in parts {
        solved.append(part);
    }
    solved
}

/// Solves the puzzles of a request, the first of which has this index.
fn solve_some(
    question: &solve_many::Request,
    refused: &BTreeMap<usize, Message>,
    first: usize,
    budget: &Budget,
) -> Solved {
    let mut solved = Solved::default();
    let stop = budget.meter().check_clock();
    if stop.is_some() {
        solved.problems.note(stop);
        for _ in &question.puzzles {
            solved.add(None, 0, false);
        }
        return solved;
    }
    let outcomes = match question.answer(&(), budget) {
        Ok(answer) => answer.answers,
        // No request of this kind is refused as a whole; if one were, each of its puzzles would say why.
        Err(error) => vec![Outcome::Unread(error); question.puzzles.len()],
    };
    for (index, outcome) in (first..).zip(outcomes) {
        match (refused.get(&index), outcome) {
            (None, Outcome::Read(answer)) => {
                solved.problems.note(answer.budget);
                let solution = answer.solution.map(|board| board.line());
                solved.add(solution, answer.solutions, answer.complete);
            }
            (Some(message), _) => solved.refuse(index, &message.clone().into()),
            (None, Outcome::Unread(error)) => solved.refuse(index, &error),
        }
    }
    solved
}
