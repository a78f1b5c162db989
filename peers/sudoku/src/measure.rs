//! Both solvers in turns on one list, in processor time.

use atisbo_sudoku::fast::{self, Engine};
use cpu_time::ThreadTime;
use std::hint::black_box;
use sudoku::Sudoku;

/// Solutions counted at most: enough to say none, unique or several.
const LIMIT: u64 = 2;

/// What one list gave.
pub struct Row {
    /// Puzzles a second, ours, in the best round.
    pub ours: f64,
    /// Puzzles a second, the crate's, in the best round.
    pub theirs: f64,
    /// Of the best rounds.
    pub ratio: f64,
    /// Of each round with itself, the middle one.
    pub median_ratio: f64,
    /// Our guesses for each puzzle.
    pub guesses: f64,
    /// Puzzles with different counts.
    pub disagreements: usize,
}

/// Counts the solutions of every puzzle by both, `rounds` times in turns. The engine must be one that
/// the machine can run.
pub fn compare(puzzles: &[[u8; 81]], engine: Engine, rounds: usize) -> Row {
    // Reading a puzzle is no part of solving it.
    let foreign: Vec<Option<Sudoku>> = puzzles
        .iter()
        .map(|puzzle| Sudoku::from_bytes(*puzzle).ok())
        .collect();
    let our_count = |puzzle: &[u8; 81]| fast::count_with(engine, puzzle, LIMIT).unwrap_or(0);
    let their_count = |puzzle: &Option<Sudoku>| {
        puzzle.as_ref().map_or(0, |puzzle| {
            puzzle.solutions_count_up_to(LIMIT as usize) as u64
        })
    };
    let disagreements = puzzles
        .iter()
        .zip(&foreign)
        .filter(|(ours, theirs)| our_count(ours) != their_count(theirs))
        .count();
    let guesses: u64 = puzzles
        .iter()
        .filter_map(|puzzle| fast::solve_up_to_with(engine, puzzle, LIMIT))
        .map(|found| found.guesses)
        .sum();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        ours.push(time(puzzles, our_count));
        theirs.push(time(&foreign, their_count));
    }
    let mut ratios: Vec<f64> = theirs
        .iter()
        .zip(&ours)
        .map(|(theirs, ours)| theirs / ours)
        .collect();
    ratios.sort_by(f64::total_cmp);
    let best = |times: &[f64]| times.iter().copied().fold(f64::INFINITY, f64::min);
    let number = puzzles.len() as f64;
    Row {
        ours: number / best(&ours),
        theirs: number / best(&theirs),
        ratio: best(&theirs) / best(&ours),
        median_ratio: ratios[ratios.len() / 2],
        guesses: guesses as f64 / number,
        disagreements,
    }
}

/// Seconds of this thread's processor time.
fn time<P>(puzzles: &[P], count: impl Fn(&P) -> u64) -> f64 {
    let start = ThreadTime::now();
    for puzzle in puzzles {
        black_box(count(black_box(puzzle)));
    }
    start.elapsed().as_secs_f64()
}
