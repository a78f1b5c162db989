//! The fast 9x9 solver: uniqueness of easy, minimal and broken puzzles, one core and all.

use atisbo_sudoku::fast::{self, Grid};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

const LISTS: [(&str, &str); 3] = [
    ("easy34", include_str!("../../../data/sudoku/easy34.txt")),
    (
        "random_minimal",
        include_str!("../../../data/sudoku/random_minimal.txt"),
    ),
    ("altered", include_str!("../../../data/sudoku/altered.txt")),
];

fn puzzles(text: &str) -> Vec<Grid> {
    let digit = |byte: u8| {
        if byte.is_ascii_digit() {
            byte - b'0'
        } else {
            0
        }
    };
    text.lines()
        .filter_map(|line| line.bytes().map(digit).collect::<Vec<_>>().try_into().ok())
        .collect()
}

fn uniqueness(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("fast");
    for (name, text) in LISTS {
        let puzzles = puzzles(text);
        group.throughput(Throughput::Elements(puzzles.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let count = |puzzle| fast::count(black_box(puzzle), 2);
                puzzles.iter().map(count).sum::<u64>()
            });
        });
        group.bench_function(format!("{name} on all cores"), |bencher| {
            bencher.iter(|| fast::count_all(black_box(&puzzles), 2));
        });
    }
    group.finish();
}

criterion_group!(benches, uniqueness);
criterion_main!(benches);
