//! How long it takes to read puzzles with other rules and to prove them unique, by collection.

use atisbo_base::Budget;
use atisbo_sudoku::solver;
use atisbo_sudoku::text::parse_entry;
use criterion::{Criterion, criterion_group, criterion_main};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::hint::black_box;

#[derive(Deserialize)]
struct Listed {
    name: String,
    input: String,
}

impl Listed {
    /// What stands before the colon: the size, unless it is 9 x 9.
    fn collection(&self) -> &str {
        let part = self.name.split_once(": ");
        part.map_or("9x9", |(collection, _)| collection)
    }

    fn solve(&self) {
        if let Ok(entry) = parse_entry(self.input.as_bytes(), None) {
            black_box(solver::solve(&entry.puzzle, 2, &Budget::unlimited()));
        }
    }
}

fn collections(criterion: &mut Criterion) {
    let text = include_str!("../../../data/sudoku/variants.json");
    let listed: Vec<Listed> = serde_json::from_str(text).unwrap_or_default();
    let mut collections: BTreeMap<&str, Vec<&Listed>> = BTreeMap::new();
    for listed in &listed {
        collections
            .entry(listed.collection())
            .or_default()
            .push(listed);
    }
    let mut group = criterion.benchmark_group("read_and_prove_unique");
    group.sample_size(10);
    for (name, listed) in collections {
        group.bench_function(name, |bencher| {
            bencher.iter(|| listed.iter().for_each(|listed| listed.solve()));
        });
    }
    group.finish();
}

criterion_group!(benches, collections);
criterion_main!(benches);
