//! How long it takes to make a puzzle, by size and by grade, and to rate one.
//!
//! The original game's generator takes 412 ms for a 9x9 puzzle, the best known one 2.0 ms (9x9),
//! 45 ms (20x20) and 1.8 s (50x50), each on its own machine.

use atisbo_base::Budget;
use atisbo_ohno::{Difficulty, Rule, Settings, generate, rate};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

/// Each iteration makes the next puzzle of a series, so that the mean is over many boards.
fn bench_settings(criterion: &mut Criterion, name: &str, settings: &Settings, samples: usize) {
    let mut group = criterion.benchmark_group("generate");
    group.sample_size(samples);
    group.bench_function(name, |bencher| {
        let mut index = 0;
        bencher.iter(|| {
            index += 1;
            black_box(generate(settings, 1, index, &Budget::unlimited()))
        });
    });
    group.finish();
}

fn sizes(criterion: &mut Criterion) {
    bench_settings(criterion, "9x9", &Settings::new(9, 9), 50);
    bench_settings(criterion, "20x20", &Settings::new(20, 20), 20);
    bench_settings(criterion, "50x50", &Settings::new(50, 50), 10);
}

fn grades(criterion: &mut Criterion) {
    for difficulty in Difficulty::ALL {
        let settings = Settings::new(9, 9).difficulty(difficulty);
        bench_settings(criterion, &format!("9x9_{difficulty:?}"), &settings, 20);
    }
}

fn rating(criterion: &mut Criterion) {
    let puzzles: Vec<_> = (0..100)
        .filter_map(|index| generate(&Settings::new(9, 9), 1, index, &Budget::unlimited()).ok())
        .map(|made| made.puzzle)
        .collect();
    criterion.bench_function("rate/9x9", |bencher| {
        let mut next = puzzles.iter().cycle();
        bencher.iter(|| {
            let puzzle = next.next();
            puzzle.map(|puzzle| black_box(rate(puzzle, Rule::SeesFloor, &Budget::unlimited())))
        });
    });
}

criterion_group!(benches, sizes, grades, rating);
criterion_main!(benches);
