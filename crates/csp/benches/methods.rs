//! Every method on queens and on Sudoku, and what an observer costs.
//!
//! `cargo bench -p atisbo-csp`, with `-- queens` after it for the queens alone.

use atisbo_base::Budget;
use atisbo_csp::{Csp, Domain, Method, Model, Observer, Options, Seen, Variable, solve};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn queens(size: u8) -> Csp {
    let mut model = Model::new();
    let queens: Vec<Variable> = (0..size)
        .map(|_| model.variable(0..size).expect("few values"))
        .collect();
    model
        .all_different(queens.iter().copied())
        .expect("they exist");
    for (i, &a) in queens.iter().enumerate() {
        for (&b, gap) in queens[i + 1..].iter().zip(1..) {
            model
                .binary(a, b, move |a, b| a.abs_diff(b) != gap)
                .expect("they exist");
        }
    }
    model.build()
}

fn sudoku(text: &str) -> Csp {
    let mut model = Model::new();
    for digit in text.bytes() {
        let domain = match digit {
            b'1'..=b'9' => Domain::of(digit - b'1'),
            _ => Domain::up_to(9),
        };
        model.variable_in(domain).expect("81 cells");
    }
    let row = |i: u32, j: u32| 9 * i + j;
    let column = |i: u32, j: u32| 9 * j + i;
    let square = |i: u32, j: u32| 27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3;
    for place in [row, column, square] {
        for i in 0..9 {
            let cells = (0..9).map(|j| Variable(place(i, j)));
            model.all_different(cells).expect("they exist");
        }
    }
    model.build()
}

fn run(csp: &Csp, method: Method, observer: impl Observer) -> u64 {
    let report = solve(
        csp,
        method,
        &Options::default(),
        observer,
        &Budget::unlimited(),
    );
    report.map_or(0, |report| report.statistics.nodes)
}

fn methods(criterion: &mut Criterion) {
    let easy = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    for (name, csp) in [("queens", queens(10)), ("sudoku", sudoku(easy))] {
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
