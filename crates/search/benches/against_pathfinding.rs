//! Nodes a second, side by side with the crate `pathfinding`, on the same problems, by criterion.
//!
//! The throughput that criterion prints counts the states whose successors each of the two asked
//! for. On a machine that others use, the bench `ratio` is the one to trust.

#[path = "side_by_side/pair.rs"]
#[expect(dead_code, reason = "the table of ratios is for the other benchmark")]
mod pair;
#[path = "side_by_side/pairs.rs"]
mod pairs;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn against_pathfinding(criterion: &mut Criterion) {
    pairs::for_each_pair(|pair| {
        let mut group = criterion.benchmark_group(format!("{}, {}", pair.problem, pair.strategy));
        group.sample_size(10);
        for (name, side) in [("atisbo", pair.ours), ("pathfinding", pair.theirs)] {
            group.throughput(Throughput::Elements(side()));
            group.bench_function(name, |bencher| bencher.iter(side));
        }
        group.finish();
    });
}

criterion_group!(benches, against_pathfinding);
criterion_main!(benches);
