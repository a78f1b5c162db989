//! The way from a plain 9 x 9 puzzle to the solver made for it, and back.

use super::{Found, Statistics};
use crate::fast::{self, Start};
use crate::{Puzzle, Values};
use atisbo_base::Budget;

/// The puzzle for the fast solver, if it is a plain 9 x 9 one.
pub(super) fn start(puzzle: &Puzzle) -> Option<Start> {
    if !puzzle.rules().is_classic_nine() {
        return None;
    }
    let mut givens = [0; 81];
    for (given, &values) in givens.iter_mut().zip(puzzle.candidates()) {
        *given = match values.single() {
            Some(value) => value,
            None if values == Values::up_to(9) => 0,
            None => return Some(with_marks(puzzle)),
        };
    }
    Some(Start::from(&givens))
}

fn with_marks(puzzle: &Puzzle) -> Start {
    let mut candidates = [0; 81];
    for (bits, values) in candidates.iter_mut().zip(puzzle.candidates()) {
        *bits = values.bits() as u16;
    }
    Start::from_candidates(&candidates)
}

/// Looks for solutions until there are `limit` of them, none is left, or the budget is used up.
pub(super) fn solve(start: &Start, limit: u64, budget: &Budget) -> Found {
    let found = fast::solve_under(start, limit, budget);
    Found {
        first: found.first.map(Vec::from),
        second: found.second.map(Vec::from),
        count: found.count,
        complete: found.stopped.is_none() && found.count < limit,
        stop: found.stopped,
        statistics: Statistics {
            guesses: found.guesses,
            ..Statistics::default()
        },
    }
}
