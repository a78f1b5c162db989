//! Solving and proving uniqueness: the report's boards, the reference puzzles by size, and the
//! clue-minimal ones. One iteration solves every puzzle of a set once.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a benchmark fails by panicking"
)]

use atisbo_base::Budget;
use atisbo_ohno::{Grid, Rule, Solver, Verdict, count_solutions, parse, parse_bytes};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serde_json::Value;
use std::hint::black_box;
use std::path::PathBuf;

fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../data/ohno")
        .join(name)
}

/// The puzzles of a file whose name contains `part`.
fn puzzles(file: &str, part: &str) -> Vec<Grid> {
    let text = std::fs::read_to_string(data(file)).expect("the file is in the repository");
    let all: Vec<Value> = serde_json::from_str(&text).expect("the file is JSON");
    all.iter()
        .filter(|puzzle| puzzle["id"].as_str().is_some_and(|id| id.contains(part)))
        .map(|puzzle| {
            let rows = puzzle["givens"].as_array().expect("rows").iter();
            let rows: Vec<&str> = rows.filter_map(Value::as_str).collect();
            parse(&rows.join("\n")).expect("a grid")
        })
        .collect()
}

fn boards() -> Vec<Grid> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(data("boards"))
        .expect("the boards are in the repository")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    let read =
        |path: &PathBuf| parse_bytes(&std::fs::read(path).expect("readable")).expect("a grid");
    paths.iter().map(read).collect()
}

fn solve(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solve");
    for (name, set) in [
        ("boards of the report", boards()),
        ("original 9x9", puzzles("original_generator.json", "9x9")),
        ("large 20x20", puzzles("large_9_to_50.json", "20x20")),
        ("large 50x50", puzzles("large_9_to_50.json", "50x50")),
        ("minimal 9x9", puzzles("minimal_4_to_9.json", "9x9")),
        ("minimal 15x15", puzzles("minimal_10_to_20.json", "15x15")),
        ("minimal 20x20", puzzles("minimal_10_to_20.json", "20x20")),
    ] {
        assert!(!set.is_empty(), "{name}");
        let mut solver = Solver::new(&set[0], Rule::SeesFloor);
        let budget = Budget::unlimited();
        group.throughput(Throughput::Elements(set.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for puzzle in &set {
                    solver.reset(black_box(puzzle), Rule::SeesFloor);
                    assert_eq!(solver.solve(2, &budget).verdict(), Verdict::Unique);
                }
            });
        });
    }
    group.finish();
}

fn count(criterion: &mut Criterion) {
    let budget = Budget::unlimited();
    for side in [6, 9] {
        let empty = Grid::new(side, side);
        criterion.bench_function(&format!("count all {side}x{side} boards"), |bencher| {
            bencher.iter(|| count_solutions(black_box(&empty), Rule::SeesFloor, &budget));
        });
    }
}

criterion_group!(benches, solve, count);
criterion_main!(benches);
