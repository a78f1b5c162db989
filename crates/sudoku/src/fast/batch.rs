//! Many puzzles on all cores, answers in the order of the questions.

use super::{Grid, count, solve};
use rayon::prelude::*;

/// Puzzles that one thread takes at a time: enough to make the hand-over cheap, few enough to leave
/// no thread idle at the end of a short list.
const TOGETHER: usize = 64;

/// A solution of each puzzle, on all cores.
///
/// ```
/// use atisbo_sudoku::fast;
///
/// let impossible = { let mut puzzle = [0; 81]; puzzle[..2].fill(5); puzzle };
/// let solved = fast::solve_all(&[[0; 81], impossible]);
/// assert!(solved[0].is_some() && solved[1].is_none());
/// ```
pub fn solve_all(puzzles: &[Grid]) -> Vec<Option<Grid>> {
    puzzles
        .par_iter()
        .with_min_len(TOGETHER)
        .map(solve)
        .collect()
}

/// How many solutions each puzzle has, up to `limit`, on all cores.
pub fn count_all(puzzles: &[Grid], limit: u64) -> Vec<u64> {
    puzzles
        .par_iter()
        .with_min_len(TOGETHER)
        .map(|puzzle| count(puzzle, limit))
        .collect()
}
