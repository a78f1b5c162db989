//! Every method on queens and on Sudoku, and what an observer costs.
//!
//! `cargo bench -p atisbo-csp`, with `-- queens` after it for the queens alone.
#![allow(clippy::expect_used, reason = "a benchmark fails by panicking")]

#[path = "../tests/suite/problems.rs"]
#[expect(dead_code, reason = "the tests have more problems")]
mod problems;

use atisbo_base::Budget;
use atisbo_csp::{Csp, Method, Observer, Options, Seen, solve};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use problems::{CLASSIC, queens, sudoku};
use std::hint::black_box;

fn run(csp: &Csp, method: Method, observer: impl Observer) -> u64 {
    let (options, budget) = (Options::default(), Budget::unlimited());
    let report = solve(csp, method, &options, observer, &budget);
    report.map_or(0, |report| report.statistics.nodes)
}

fn methods(criterion: &mut Criterion) {
    for (name, csp) in [("queens", queens(10)), ("sudoku", sudoku(CLASSIC))] {
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10);
        for method in Method::ALL {
            // These two would run for hours.
            if !matches!(method, Method::BruteForce | Method::BacktrackingDegree) {
                group.bench_function(BenchmarkId::from_parameter(method), |bencher| {
                    bencher.iter(|| run(black_box(&csp), method, ()));
                });
            }
        }
    }
}

/// Counts events: the least that an observer can do.
struct Counter(u64);

impl Observer for Counter {
    fn notice(&mut self, _event: &Seen<'_>) {
        self.0 += 1;
    }
}

/// The unit observer against one that counts and against one that is not there.
fn observers(criterion: &mut Criterion) {
    let csp = queens(10);
    let mut group = criterion.benchmark_group("observer");
    group.bench_function("unit", |bencher| {
        bencher.iter(|| run(black_box(&csp), Method::Mac, ()));
    });
    group.bench_function("counter", |bencher| {
        bencher.iter(|| run(black_box(&csp), Method::Mac, Counter(0)));
    });
    group.bench_function("none", |bencher| {
        bencher.iter(|| run(black_box(&csp), Method::Mac, None::<Counter>));
    });
}

criterion_group!(benches, methods, observers);
criterion_main!(benches);
