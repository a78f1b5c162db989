//! A puzzle solved by each kind of method, with what that counts.

use crate::puzzles::{Solvable, counts, of_solution};
use atisbo_api::Error;
use atisbo_api::sudoku::search::{Method as Way, SearchSettings};
use atisbo_api::sudoku::sources;
use atisbo_base::Budget;
use atisbo_csp::{Method as CspMethod, Options as CspOptions};
use atisbo_lab::runs::{Outcome, Run};
use atisbo_sudoku::Puzzle;
use atisbo_sudoku::csp::{Consistency, make_consistent, solve_by_csp};
use atisbo_sudoku::generate::{Generator, Settings};
use atisbo_sudoku::logic::{self, Engine, Logic};
use atisbo_sudoku::search::{Ending, filled, solve_by_search};
use atisbo_sudoku::solver::{self, Verdict};
use std::time::{Duration, Instant};

impl Solvable for Puzzle {
    type Making = Settings;
    type Method = Way;

    fn read(text: &str) -> Result<Vec<Self>, Error> {
        sources(text.as_bytes(), None)
            .map(|found| found.and_then(|(source, _)| source.puzzle(None)))
            .collect()
    }

    /// The settings of the generator hold the seed.
    fn make(making: &Settings, _: u64, index: u64, budget: &Budget) -> Result<Self, String> {
        let made = Generator::new(making).and_then(|mut it| it.generate(index, budget));
        made.map(|made| made.puzzle)
            .map_err(|error| error.to_string())
    }

    fn cells(&self) -> usize {
        self.shape().cells()
    }

    fn solve_exactly(&self, budget: &Budget) -> Run {
        let start = Instant::now();
        let found = solver::solve(self, 2, budget);
        let outcome = match (found.verdict(), found.stop) {
            (Verdict::Undecided, Some(stop)) => Outcome::Stopped(stop),
            (verdict, _) => Outcome::of(matches!(verdict, Verdict::Unique | Verdict::Several)),
        };
        let counts = vec![("guesses", found.statistics.guesses)];
        run(outcome, counts, start.elapsed())
    }

    fn solve(&self, method: &Way, index: u64, budget: &Budget) -> Run {
        let solved = match method {
            Way::Space(settings) => searched(self, settings, budget),
            Way::Csp(settings) => {
                // What a method leaves to chance differs from instance to instance.
                let options = CspOptions {
                    seed: index,
                    ..settings.options.clone()
                };
                satisfied(self, settings.method, &options, budget)
            }
            Way::Consistency(settings) => consistent(self, settings.consistency, budget),
            Way::Logic(settings) => reasoned(self, settings.logic, index, budget),
        };
        let mut run = solved.unwrap_or_else(|error| Run::failed(error.to_string()));
        // A search of states says itself what it found.
        if run.outcome == Outcome::Success && !matches!(method, Way::Space(_)) {
            run.counts.extend(of_solution(&filled(self)));
        }
        run
    }

    /// Puzzles of one size may be of different variants.
    fn size(_: &[Self]) -> Option<f64> {
        None
    }
}

/// A run, or why it could not be made.
type Tried = Result<Run, Box<dyn std::error::Error>>;

fn run(outcome: Outcome, counts: Vec<(&'static str, u64)>, time: Duration) -> Run {
    let seconds = time.as_secs_f64();
    Run {
        outcome,
        counts,
        seconds,
    }
}

fn searched(puzzle: &Puzzle, settings: &SearchSettings, budget: &Budget) -> Tried {
    let report = solve_by_search(puzzle, settings, &mut (), budget)?;
    let outcome = match report.ending {
        Ending::Solved => Outcome::Success,
        Ending::Stopped(stop) => Outcome::Stopped(stop),
        Ending::Wrong | Ending::NoSolution | Ending::CutOff(_) => Outcome::Defeat,
    };
    let counts = counts(&report.statistics, report.optimality.as_ref());
    Ok(run(outcome, counts, report.statistics.time))
}

fn satisfied(puzzle: &Puzzle, method: CspMethod, options: &CspOptions, budget: &Budget) -> Tried {
    let report = solve_by_csp(puzzle, method, options, (), budget)?;
    let outcome = match report.ending {
        atisbo_csp::Ending::Solved => Outcome::Success,
        atisbo_csp::Ending::Stopped(stop) => Outcome::Stopped(stop),
        atisbo_csp::Ending::NoSolution | atisbo_csp::Ending::GaveUp => Outcome::Defeat,
    };
    let counts = vec![
        ("nodes", report.statistics.nodes),
        ("backtracks", report.statistics.backtracks),
    ];
    Ok(run(outcome, counts, report.statistics.time))
}

fn consistent(puzzle: &Puzzle, consistency: Consistency, budget: &Budget) -> Tried {
    let left = make_consistent(puzzle, consistency, (), budget)?;
    let outcome = match (left.solution(puzzle), left.verdict) {
        (Some(_), _) => Outcome::Success,
        (None, atisbo_csp::consistency::Verdict::Stopped(stop)) => Outcome::Stopped(stop),
        (None, _) => Outcome::Defeat,
    };
    let counts = vec![("nodes", left.statistics.nodes)];
    Ok(run(outcome, counts, left.statistics.time))
}

fn reasoned(puzzle: &Puzzle, engine: Engine, seed: u64, budget: &Budget) -> Tried {
    let start = Instant::now();
    let (ending, statistics) = Logic::new(puzzle)?.solve_by(engine, seed, budget);
    let outcome = match ending {
        logic::Ending::Solved(_) => Outcome::Success,
        logic::Ending::Stopped(stop) => Outcome::Stopped(stop),
        logic::Ending::NoSolution | logic::Ending::GaveUp => Outcome::Defeat,
    };
    let counts = vec![
        ("decisions", statistics.decisions),
        ("conflicts", statistics.conflicts),
    ];
    Ok(run(outcome, counts, start.elapsed()))
}
