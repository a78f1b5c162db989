//! The reference positions, analysed exactly, by each network and by logic.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a benchmark fails by panicking"
)]

use atisbo_base::Budget;
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};
use atisbo_minesweeper::logic::{self, Engine};
use atisbo_minesweeper::{Position, exact::Analyser};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

/// The reference positions whose tag begins with this.
fn positions(tag: &str) -> Vec<Position> {
    let data = include_str!("../../../data/minesweeper/positions.json");
    let data: Vec<serde_json::Value> = serde_json::from_str(data).expect("reference data");
    let begins = |one: &&serde_json::Value| one["tag"].as_str().is_some_and(|t| t.starts_with(tag));
    let read = |one: &serde_json::Value| {
        let rows = one["board"]
            .as_array()?
            .iter()
            .filter_map(|row| row.as_str());
        let text = format!(
            "mines {}\n{}",
            one["mines"],
            rows.collect::<Vec<_>>().join("\n")
        );
        text.parse().ok()
    };
    data.iter().filter(begins).filter_map(read).collect()
}

/// Measures work on each of some positions.
fn bench(
    criterion: &mut Criterion,
    name: &str,
    positions: &[Position],
    mut work: impl FnMut(&Position),
) {
    let name = format!("{name} ({})", positions.len());
    criterion.bench_function(&name, |bench| {
        bench.iter(|| positions.iter().for_each(&mut work));
    });
}

fn exact(criterion: &mut Criterion) {
    for tag in ["10x10", "play-begin", "play-inter", "play-expert"] {
        let mut analyser = Analyser::new();
        let name = format!("exact/{tag}");
        bench(criterion, &name, &positions(tag), |position| {
            let _ = black_box(analyser.analyse(position, &Budget::unlimited()));
        });
    }
}

fn networks(criterion: &mut Criterion) {
    for (scheme, prior) in [
        (Scheme::Merged, Prior::Exact),
        (Scheme::Merged, Prior::Left),
        (Scheme::Pruned, Prior::Exact),
        (Scheme::Pruned, Prior::Left),
    ] {
        let adviser = Adviser {
            scheme,
            prior,
            ..Adviser::default()
        };
        let name = format!("{scheme} {prior}/10x10");
        bench(criterion, &name, &positions("10x10"), |position| {
            let _ = black_box(adviser.analyse(position, &Budget::unlimited(), &mut ()));
        });
    }
}

fn logic(criterion: &mut Criterion) {
    for engine in [Engine::Sat, Engine::ForwardChaining] {
        let settings = logic::Settings {
            engine,
            ..logic::Settings::default()
        };
        let name = format!("logic {engine}/play-expert");
        bench(criterion, &name, &positions("play-expert"), |position| {
            let _ = black_box(logic::analyse(position, &settings, &Budget::unlimited()));
        });
    }
}

criterion_group!(benches, exact, networks, logic);
criterion_main!(benches);
