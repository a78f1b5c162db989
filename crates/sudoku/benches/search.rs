//! The report's algorithms and our own: expansions a second.
//!
//! `cargo bench -p atisbo-sudoku --bench search`. Two kinds of run: a whole search of a small tree,
//! set-up and solution included, beside which the original program's counts and seconds are known
//! (`data/sudoku/seed_counts.json`: 0.9 to 3.8 thousand expansions a second); and the first
//! expansions of a large one, as many as the budget allows.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a benchmark fails by panicking"
)]

use atisbo_base::Budget;
use atisbo_sudoku::Puzzle;
use atisbo_sudoku::search::{
    CellOrder, Formulation, HeuristicName, SearchSettings, report_runs, solve_by_search,
};
use atisbo_sudoku::text::parse;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;

const WIKIPEDIA: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const MOST_EXPANSIONS: u64 = 200_000;

fn expansions(puzzle: &Puzzle, settings: &SearchSettings) -> u64 {
    let budget = Budget::unlimited().nodes(MOST_EXPANSIONS);
    let report = solve_by_search(black_box(puzzle), settings, &mut (), &budget);
    report.map_or(0, |report| report.statistics.expanded)
}

/// What the informed strategies cost with our own heuristics and formulations.
fn own_runs() -> Vec<SearchSettings> {
    let heuristics = HeuristicName::ALL.map(|heuristic| SearchSettings {
        heuristic,
        formulation: Formulation::Clean,
        cell_order: CellOrder::First,
        ..SearchSettings::default()
    });
    let formulations = [
        (Formulation::Clean, CellOrder::Mrv),
        (Formulation::Pruned, CellOrder::Mrv),
        (Formulation::Pruned, CellOrder::MrvDegree),
        (Formulation::Propagating, CellOrder::Mrv),
    ];
    let formulations = formulations.map(|(formulation, cell_order)| SearchSettings {
        heuristic: HeuristicName::H1,
        formulation,
        cell_order,
        ..SearchSettings::default()
    });
    heuristics.into_iter().chain(formulations).collect()
}

fn name(settings: &SearchSettings) -> String {
    let SearchSettings {
        strategy,
        heuristic,
        formulation,
        cell_order,
        ..
    } = settings;
    if strategy.traits().needs_heuristic {
        format!("{strategy} {heuristic} {formulation} {cell_order}")
    } else {
        format!("{strategy} {formulation} {cell_order}")
    }
}

fn strategies(criterion: &mut Criterion) {
    for (title, line) in [("wikipedia", WIKIPEDIA), ("inkala", INKALA)] {
        let puzzle = parse(line).expect("a puzzle");
        let mut group = criterion.benchmark_group(title);
        group
            .sample_size(10)
            .warm_up_time(Duration::from_millis(100))
            .measurement_time(Duration::from_millis(500));
        for settings in report_runs().iter().chain(&own_runs()) {
            group.throughput(Throughput::Elements(expansions(&puzzle, settings)));
            group.bench_function(BenchmarkId::from_parameter(name(settings)), |bencher| {
                bencher.iter(|| expansions(&puzzle, settings));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, strategies);
criterion_main!(benches);
