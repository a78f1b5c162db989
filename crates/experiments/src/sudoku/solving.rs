//! A puzzle solved by each kind of method, with what that counts.

use super::OnePuzzle;
use atisbo_api::sudoku::search::{Method as Way, SearchSettings};
use atisbo_base::Budget;
use atisbo_csp::{Method as CspMethod, Options as CspOptions};
use atisbo_lab::runs::{Instance, Outcome, Run};
use atisbo_sudoku::Puzzle;
use atisbo_sudoku::csp::{Consistency, make_consistent, solve_by_csp};
use atisbo_sudoku::logic::{self, Engine, Logic};
use atisbo_sudoku::search::{Ending, solve_by_search};
use atisbo_sudoku::solver::{self, Verdict};
use std::time::{Duration, Instant};

impl Instance for OnePuzzle<'_> {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        let puzzle = &self.puzzle;
        match &self.methods[method] {
            None => exactly(puzzle, budget),
            Some(Way::Space(settings)) => searched(puzzle, settings, budget),
            Some(Way::Csp(settings)) => {
                // What a method leaves to chance differs from instance to instance.
                let options = CspOptions {
                    seed: self.index,
                    ..settings.options.clone()
                };
                satisfied(puzzle, settings.method, &options, budget)
            }
            Some(Way::Consistency(settings)) => consistent(puzzle, settings.consistency, budget),
            Some(Way::Logic(settings)) => reasoned(puzzle, settings.logic, self.index, budget),
        }
    }
}

fn failed(reason: &dyn ToString) -> Run {
    Run {
        outcome: Outcome::Failed(reason.to_string()),
        counts: Vec::new(),
        seconds: 0.0,
    }
}

fn run(outcome: Outcome, counts: Vec<(&'static str, u64)>, time: Duration) -> Run {
    let seconds = time.as_secs_f64();
    Run {
        outcome,
        counts,
        seconds,
    }
}

fn exactly(puzzle: &Puzzle, budget: &Budget) -> Run {
    let start = Instant::now();
    let found = solver::solve(puzzle, 2, budget);
    let outcome = match (found.verdict(), found.stop) {
        (Verdict::Undecided, Some(stop)) => Outcome::Stopped(stop),
        (Verdict::Unique | Verdict::Several, _) => Outcome::Success,
        _ => Outcome::Defeat,
    };
    run(
        outcome,
        vec![("guesses", found.statistics.guesses)],
        start.elapsed(),
    )
}

fn searched(puzzle: &Puzzle, settings: &SearchSettings, budget: &Budget) -> Run {
    let report = match solve_by_search(puzzle, settings, &mut (), budget) {
        Ok(report) => report,
        Err(error) => return failed(&error),
    };
    let outcome = match report.ending {
        Ending::Solved => Outcome::Success,
        Ending::Stopped(stop) => Outcome::Stopped(stop),
        Ending::Wrong | Ending::NoSolution | Ending::CutOff(_) => Outcome::Defeat,
    };
    let counts = vec![
        ("expanded", report.statistics.expanded),
        ("generated", report.statistics.generated),
        ("frontier", report.statistics.largest_frontier),
    ];
    run(outcome, counts, report.statistics.time)
}

fn satisfied(puzzle: &Puzzle, method: CspMethod, options: &CspOptions, budget: &Budget) -> Run {
    let report = match solve_by_csp(puzzle, method, options, (), budget) {
        Ok(report) => report,
        Err(error) => return failed(&error),
    };
    let outcome = match report.ending {
        atisbo_csp::Ending::Solved => Outcome::Success,
        atisbo_csp::Ending::Stopped(stop) => Outcome::Stopped(stop),
        atisbo_csp::Ending::NoSolution | atisbo_csp::Ending::GaveUp => Outcome::Defeat,
    };
    let counts = vec![
        ("nodes", report.statistics.nodes),
        ("backtracks", report.statistics.backtracks),
    ];
    run(outcome, counts, report.statistics.time)
}

fn consistent(puzzle: &Puzzle, consistency: Consistency, budget: &Budget) -> Run {
    let left = match make_consistent(puzzle, consistency, (), budget) {
        Ok(left) => left,
        Err(error) => return failed(&error),
    };
    let outcome = match (left.solution(puzzle), left.verdict) {
        (Some(_), _) => Outcome::Success,
        (None, atisbo_csp::consistency::Verdict::Stopped(stop)) => Outcome::Stopped(stop),
        (None, _) => Outcome::Defeat,
    };
    let counts = vec![("nodes", left.statistics.nodes)];
    run(outcome, counts, left.statistics.time)
}

fn reasoned(puzzle: &Puzzle, engine: Engine, seed: u64, budget: &Budget) -> Run {
    let start = Instant::now();
    let in_logic = match Logic::new(puzzle) {
        Ok(in_logic) => in_logic,
        Err(error) => return failed(&error),
    };
    let (ending, statistics) = in_logic.solve_by(engine, seed, budget);
    let outcome = match ending {
        logic::Ending::Solved(_) => Outcome::Success,
        logic::Ending::Stopped(stop) => Outcome::Stopped(stop),
        logic::Ending::NoSolution | logic::Ending::GaveUp => Outcome::Defeat,
    };
    let counts = vec![
        ("decisions", statistics.decisions),
        ("conflicts", statistics.conflicts),
    ];
    run(outcome, counts, start.elapsed())
}
