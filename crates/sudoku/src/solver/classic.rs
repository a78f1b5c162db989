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
    let mut candidates = [0; 81];
    for (bits, values) in candidates.iter_mut().zip(puzzle.candidates()) {
        *bits = Values::bits(*values) as u16;
    }
    Some(Start::from_candidates(&candidates))
}

/// Looks for solutions until there are `limit` of them or none is left. The first two are found in
/// microseconds; the budget holds for counting on.
pub(super) fn solve(start: &Start, limit: u64, budget: &Budget) -> Found {
    let mut solutions = fast::solutions(start);
    let mut found = Found::default();
    while found.count < limit.min(2) {
        let Some(solution) = solutions.next() else {
            found.complete = true;
            break;
        };
        found.add(solution.to_vec());
    }
    if found.count == 2 && limit > 2 {
        let counted = solutions.count_under(limit - 2, budget);
        found.count += counted.count;
        found.stop = counted.stopped;
        found.complete = counted.stopped.is_none() && found.count < limit;
    }
    found.statistics = Statistics {
        guesses: solutions.guesses(),
        ..Statistics::default()
    };
    found
}
