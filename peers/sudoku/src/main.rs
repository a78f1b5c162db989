//! Our 9x9 solver beside the crate `sudoku`: the same puzzles, in one process, list by list.
//!
//! Each list is permuted at random (digits, rows, columns, transposition: the puzzles stay equally
//! hard, but no solver profits from the order its author happened to use) and counted up to two
//! solutions by both, in turns, many times. What counts is the processor time of the thread and its
//! minimum over the rounds: that is what other work on the machine disturbs least.

mod lists;
mod measure;
mod permute;

use anyhow::{Context, Result};
use atisbo_sudoku::fast::{Engine, count_with};
use clap::Parser;
use std::path::PathBuf;

#[derive(Parser)]
struct Args {
    /// Folder with the lists of puzzles, one file each; without it the lists of this project
    directory: Option<PathBuf>,
    /// How often each list is solved by both
    #[arg(long, default_value_t = 15)]
    rounds: usize,
    /// Only lists whose name contains this
    #[arg(long, default_value = "")]
    only: String,
    /// Our engine: avx512, avx2 or portable; without it the fastest this machine can run
    #[arg(long, default_value = "")]
    engine: String,
    /// Seed of the permutations
    #[arg(long, default_value_t = 2026)]
    seed: u64,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let engine = engine(&args.engine)?;
    println!("{engine:?}");
    println!(
        "{:<22} {:>7} {:>11} {:>11} {:>6} {:>6} {:>5}  {:>8} {:>8}",
        "list", "puzzles", "ours/s", "crate/s", "ratio", "median", "bar", "guesses", "disagree"
    );
    let mut missed = 0;
    for list in lists::read(args.directory.as_deref(), &args.only)? {
        let puzzles = permute::all(&list.puzzles, args.seed);
        let row = measure::compare(&puzzles, engine, args.rounds);
        let reached = row.ratio >= list.bar && row.disagreements == 0;
        missed += usize::from(!reached);
        println!(
            "{:<22} {:>7} {:>11.0} {:>11.0} {:>6.2} {:>6.2} {:>5.2}  {:>8.2} {:>8}{}",
            list.name,
            puzzles.len(),
            row.ours,
            row.theirs,
            row.ratio,
            row.median_ratio,
            list.bar,
            row.guesses,
            row.disagreements,
            if reached { "" } else { "  below the bar" }
        );
    }
    anyhow::ensure!(missed == 0, "{missed} lists below their bar");
    Ok(())
}

/// The first engine of this name (any, if it is empty) that this machine can run.
fn engine(name: &str) -> Result<Engine> {
    let named =
        |engine: &Engine| name.is_empty() || format!("{engine:?}").eq_ignore_ascii_case(name);
    let available = |engine: &Engine| count_with(*engine, &[0; 81], 1).is_some();
    let mut engines = Engine::ALL.iter().copied();
    engines
        .find(|engine| named(engine) && available(engine))
        .with_context(|| {
            format!(
                "this machine has no engine {name}: expected one of {:?}",
                Engine::ALL
            )
        })
}
