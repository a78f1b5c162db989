//! How long it takes to make a puzzle, by size and by method, on one thread.
//!
//! On the machine where the bar was set, the best known generator makes 10,900 symmetric classic puzzles
//! a second, and 38,500 finished grids; our bar is 10,000 minimal ones without symmetry.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a benchmark fails by panicking"
)]

use atisbo_base::Budget;
use atisbo_sudoku::Shape;
use atisbo_sudoku::generate::{Generator, Method, Settings, Symmetry};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// Each iteration makes the next puzzle of a series, so that the mean is over many grids.
fn bench_settings(criterion: &mut Criterion, name: &str, settings: &Settings, samples: usize) {
    let mut group = criterion.benchmark_group("generate");
    group
        .sample_size(samples)
        .throughput(Throughput::Elements(1));
    group.bench_function(name, |bencher| {
        let mut generator = Generator::new(settings).expect("good settings");
        let mut index = 0;
        bencher.iter(|| {
            index += 1;
            black_box(generator.generate(index, &Budget::unlimited()))
        });
    });
    group.finish();
}

fn classic(criterion: &mut Criterion) {
    let settings = Settings::new(Shape::CLASSIC);
    bench_settings(criterion, "9x9_minimal", &settings, 100);
    let symmetric = settings.clone().symmetry(Symmetry::Rotation180);
    bench_settings(criterion, "9x9_minimal_half_turn", &symmetric, 50);
    let with_clues = settings.clone().method(Method::Clues(30));
    bench_settings(criterion, "9x9_30_clues", &with_clues, 50);
    bench_settings(
        criterion,
        "9x9_report",
        &settings.method(Method::Report),
        50,
    );
}

fn sizes(criterion: &mut Criterion) {
    for (size, samples) in [(6, 50), (12, 20), (16, 10), (25, 10)] {
        if let Some(shape) = Shape::of_size(size) {
            bench_settings(
                criterion,
                &format!("{size}x{size}"),
                &Settings::new(shape),
                samples,
            );
        }
    }
}

criterion_group!(benches, classic, sizes);
criterion_main!(benches);
