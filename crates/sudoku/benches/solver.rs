//! How long the generic solver takes, by size: filling an empty grid, and proving a puzzle unique.

use atisbo_base::Budget;
use atisbo_sudoku::generate::{Settings, generate};
use atisbo_sudoku::solver::generic;
use atisbo_sudoku::{Puzzle, Shape};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn bench_puzzles(
    criterion: &mut Criterion,
    group: &str,
    name: &str,
    puzzles: &[Puzzle],
    limit: u64,
) {
    let mut group = criterion.benchmark_group(group);
    group.sample_size(10);
    group.bench_function(name, |bencher| {
        let mut next = puzzles.iter().cycle();
        bencher.iter(|| {
            let puzzle = next.next();
            puzzle.map(|puzzle| black_box(generic::solve(puzzle, limit, &Budget::unlimited())))
        });
    });
    group.finish();
}

fn sizes(criterion: &mut Criterion) {
    for size in [4, 6, 9, 12, 16, 20, 25] {
        let Some(shape) = Shape::of_size(size) else {
            continue;
        };
        let name = format!("{size}x{size}");
        bench_puzzles(criterion, "fill", &name, &[Puzzle::empty(shape)], 1);
        let settings = Settings::new(shape);
        let puzzles: Vec<Puzzle> = (0..5)
            .filter_map(|index| generate(&settings, index, &Budget::unlimited()).ok())
            .map(|made| made.puzzle)
            .collect();
        bench_puzzles(criterion, "prove_unique", &name, &puzzles, 2);
    }
}

criterion_group!(benches, sizes);
criterion_main!(benches);
