//! Our analysis and the peer's functions in turns, each on all positions in a row as in a program of its own;
//! the least time of each position counts.

use crate::peer::Function;
use crate::position::Case;
use crate::probe::{self, Answer};
use anyhow::Result;
use atisbo_base::Budget;
use atisbo_minesweeper::exact::{self, Analyser};
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

/// How far apart two answers may be and still count as the same.
const SAME: f64 = 1e-9;

/// Seconds that all calls of one function on one position may take, but for the first two.
const LONG: f64 = 0.5;

/// What one position gave, in seconds.
#[derive(Clone, Default)]
pub struct Row {
    /// Ours, in an analyser that has seen other games on the same board.
    pub warm: f64,
    /// Ours, in a new one.
    pub cold: f64,
    /// The peer's functions in the order of [`Function::ALL`]; none where it gave up or was given up.
    pub theirs: [Option<f64>; 4],
    /// Answers other than the known one: ours, and those of the peer's functions.
    pub wrong: [usize; 2],
}

/// How it is measured.
pub struct Way<'a> {
    pub directory: Option<&'a Path>,
    pub rounds: usize,
    /// How long a function of the peer may take for one position.
    pub limit: Duration,
}

/// The times of the chosen cases, which must be numbered as in the file.
pub fn compare(cases: &[(usize, Case)], way: &Way<'_>) -> Result<Vec<Row>> {
    let mut rows = vec![Row::default(); cases.len()];
    for ((index, case), row) in cases.iter().zip(&mut rows) {
        *row = first(*index, case, way)?;
    }
    let mut analyser = Analyser::new();
    let budget = Budget::unlimited();
    for round in 0..way.rounds {
        for ((_, case), row) in cases.iter().zip(&mut rows) {
            // An analyser keeps what the next position of a game can use: here it is always another game.
            analyser.analyse(&case.other_game, &budget)?;
            least(&mut row.warm, || analyser.analyse(&case.position, &budget));
        }
        for ((_, case), row) in cases.iter().zip(&mut rows) {
            least(&mut row.cold, || exact::analyse(&case.position, &budget));
        }
        for (index, function) in Function::ALL.into_iter().enumerate() {
            for ((_, case), row) in cases.iter().zip(&mut rows) {
                let enough = |time: &&mut f64| **time * round as f64 <= LONG;
                if let Some(time) = row.theirs[index].as_mut().filter(enough) {
                    // The copy that it may change is no part of its work.
                    let mut board = case.rows.clone();
                    least(time, || function.run(&mut board, case.mines));
                }
            }
        }
    }
    Ok(rows)
}

/// The first calls, whose answers are compared.
fn first(index: usize, case: &Case, way: &Way<'_>) -> Result<Row> {
    let mut row = Row {
        warm: f64::INFINITY,
        cold: f64::INFINITY,
        ..Row::default()
    };
    let ours = exact::analyse(&case.position, &Budget::unlimited())?;
    let ours: Vec<f64> = ours.probability.into_iter().flatten().collect();
    let certain = |probability: f64| probability == 0.0 || probability == 1.0;
    let exact = |(one, other): (&f64, &f64)| certain(*one) == certain(*other);
    let right = same(&ours, &case.answer) && ours.iter().zip(&case.answer).all(exact);
    row.wrong[0] = usize::from(!right);
    for (time, function) in row.theirs.iter_mut().zip(Function::ALL) {
        let answer = probe::apart(way.directory, index, function, way.limit)?;
        if let Some(Answer {
            seconds,
            probabilities: Some(probabilities),
        }) = answer
        {
            *time = Some(seconds);
            row.wrong[1] += usize::from(!same(&probabilities, &case.answer));
        }
    }
    Ok(row)
}

fn same(one: &[f64], other: &[f64]) -> bool {
    let close = |(one, other): (&f64, &f64)| (one - other).abs() < SAME;
    one.len() == other.len() && one.iter().zip(other).all(close)
}

fn least<T>(least: &mut f64, work: impl FnOnce() -> T) {
    let start = Instant::now();
    let done = black_box(work());
    *least = least.min(start.elapsed().as_secs_f64());
    drop(done);
}
