//! The puzzle as a state space, as a user of the crate meets it.

use atisbo_base::{Budget, Stop};
use atisbo_search::check::{Finding, Sampling};
use atisbo_search::trace::Happening;
use atisbo_search::{Cut, Problem, Prune, Strategy, Successor};
use atisbo_sudoku::search::{
    AnySize, CellOrder, Ending, Formulation, HeuristicName, Nine, NoWayBack, OriginalCounts,
    OriginalRun, SearchReport, SearchSettings, Space, Trace, audit, own_runs, reason,
    solve_by_search,
};
use atisbo_sudoku::{Constraint, Puzzle, Region, RegionKind, Rules, Shape, Values};
use proptest::prelude::*;
use std::path::Path;
use std::sync::Arc;

fn puzzle(line: &str) -> Puzzle {
    let values: Vec<u8> = line
        .chars()
        .map(|character| character.to_digit(10).unwrap_or(0) as u8)
        .collect();
    let size = values.len().isqrt();
    Puzzle::from_values(Shape::of_size(size).expect("a size"), &values)
}

fn originals() -> OriginalCounts {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sudoku/seed_counts.json");
    let text = std::fs::read_to_string(path).expect("the record is in the repository");
    serde_json::from_str(&text).expect("the counts of the report's program")
}

const WIKIPEDIA: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const SEVENTEEN: &str =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

fn solve(puzzle: &Puzzle, settings: &SearchSettings, budget: &Budget) -> SearchReport {
    solve_by_search(puzzle, settings, &mut (), budget).expect("not backwards")
}

fn clean(strategy: Strategy, heuristic: HeuristicName) -> SearchSettings {
    SearchSettings {
        strategy,
        heuristic,
        formulation: Formulation::Clean,
        cell_order: CellOrder::First,
        ..SearchSettings::default()
    }
}

/// Runs the original's runs again and compares; gives how many there were.
fn assert_equal_counts(is_wanted: impl Fn(&OriginalRun) -> bool) -> usize {
    let mut compared = 0;
    for original in originals().puzzles {
        let puzzle = puzzle(&original.puzzle);
        for run in original.runs().filter(&is_wanted) {
            let report = solve(&puzzle, &run.settings(), &Budget::unlimited());
            let ours = &report.statistics;
            assert_eq!(report.ending, Ending::Solved, "{}: {run:?}", original.name);
            assert_eq!(
                (ours.expanded, ours.generated, Some(ours.largest_frontier)),
                (run.expanded, run.generated, run.largest_frontier),
                "{}: {run:?}",
                original.name
            );
            compared += 1;
        }
    }
    compared
}

#[test]
fn the_faithful_formulation_counts_like_the_reports_program_in_every_run() {
    assert_eq!(assert_equal_counts(OriginalRun::is_by_program), 63);
}

#[test]
fn the_faithful_formulation_counts_like_the_model_where_the_program_takes_too_long() {
    assert_eq!(assert_equal_counts(|run| !run.is_by_program()), 3);
}
