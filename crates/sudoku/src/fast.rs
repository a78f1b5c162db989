//! The fastest exact solver of the classic 9x9 puzzle: solve, count, all solutions, batches.
//!
//! A puzzle is 81 bytes, row by row, 0 for an empty cell. Anything else than 1 to 9 in a cell, or
//! givens in conflict, is no error: such a puzzle has no solution. Every function takes a [`Start`]
//! as well, for puzzles that are given by candidates.
//!
//! ```
//! use atisbo_sudoku::fast;
//!
//! let mut puzzle = [0; 81];
//! puzzle[..9].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 0]);
//! let solution = fast::solve(&puzzle).unwrap();
//! assert_eq!(solution[8], 9);
//! assert_eq!(fast::count(&puzzle, 1000), 1000);
//! assert!(!fast::is_unique(&puzzle));
//! ```

mod batch;
mod census;
mod engine;
mod packed;
mod search;
mod solutions;
mod start;
#[cfg(target_arch = "x86_64")]
mod sweep;

pub use batch::{count_all, solve_all};
pub use census::Found;
pub use engine::Engine;
pub use solutions::Solutions;
pub use start::Start;

use atisbo_base::Budget;
use census::{Census, census};
use engine::run_fastest;

/// Cells of the classic puzzle.
const CELLS: usize = 81;

/// A puzzle or its solution, row by row; 0 is an empty cell.
pub type Grid = [u8; CELLS];

/// A solution, if there is one.
pub fn solve(start: impl Into<Start>) -> Option<Grid> {
    run_fastest(&start.into(), census(1, 1)).first
}

/// How many solutions there are, counted up to `limit`.
pub fn count(start: impl Into<Start>, limit: u64) -> u64 {
    run_fastest(&start.into(), census(limit, 0)).count
}

/// Whether there is exactly one solution.
pub fn is_unique(start: impl Into<Start>) -> bool {
    count(start, 2) == 1
}

/// The first two solutions, how many there are up to `limit`, and the guesses that took.
pub fn solve_up_to(start: impl Into<Start>, limit: u64) -> Found {
    run_fastest(&start.into(), census(limit, 2))
}

/// The same with this engine instead of the fastest, to compare them; nothing if the machine cannot
/// run it.
///
/// ```
/// use atisbo_sudoku::fast::{self, Engine};
///
/// let found = fast::solve_up_to_with(Engine::Portable, &[0; 81], 10).unwrap();
/// assert_eq!(found.count, 10);
/// ```
pub fn solve_up_to_with(engine: Engine, start: impl Into<Start>, limit: u64) -> Option<Found> {
    engine.run(&start.into(), census(limit, 2)).ok()
}

/// The same as [`count`] with this engine instead of the fastest; nothing if the machine cannot run it.
pub fn count_with(engine: Engine, start: impl Into<Start>, limit: u64) -> Option<u64> {
    Some(engine.run(&start.into(), census(limit, 0)).ok()?.count)
}

/// What [`solve_up_to`] finds as far as the budget goes, for counts that may take long. A node of the budget is a
/// position of the search.
///
/// ```
/// use atisbo_base::{Budget, Stop};
/// use atisbo_sudoku::fast;
///
/// let found = fast::solve_under(&[0; 81], u64::MAX, &Budget::unlimited().nodes(5000));
/// assert_eq!(found.stopped, Some(Stop::Nodes));
/// assert!(found.count > 1000);
/// ```
pub fn solve_under(start: impl Into<Start>, limit: u64, budget: &Budget) -> Found {
    let mut meter = budget.meter();
    let census = Census {
        limit,
        keep: 2,
        stop: |nodes| meter.check(nodes, 0),
    };
    run_fastest(&start.into(), census)
}

/// All solutions, found one by one as they are asked for.
///
/// ```
/// let mut first_row = [0; 81];
/// (0..9).for_each(|cell| first_row[cell] = cell as u8 + 1);
/// let third = atisbo_sudoku::fast::solutions(&first_row).nth(2).unwrap();
/// assert_eq!(third[..9], first_row[..9]);
/// ```
pub fn solutions(start: impl Into<Start>) -> Solutions {
    Solutions::new(&start.into())
}

/// A solution in which this cell (0 to 80) does *not* hold this digit, if there is one.
///
/// This is how a generator asks whether a given may go: without it, does the cell have to hold its
/// digit all the same?
///
/// ```
/// use atisbo_sudoku::fast;
///
/// let mut puzzle = [0; 81];
/// puzzle[..9].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 0]);
/// assert!(fast::solve_otherwise(&puzzle, 8, 9).is_none());
/// assert!(fast::solve_otherwise(&puzzle, 80, 9).is_some());
/// ```
///
/// # Panics
///
/// If there is no such cell.
pub fn solve_otherwise(start: impl Into<Start>, cell: usize, digit: u8) -> Option<Grid> {
    let mut start = start.into();
    start.strike(cell, digit);
    solve(start)
}

#[cfg(test)]
mod tests;
