//! Our rating of Sudoku puzzles beside those of other programs.
//!
//! The list is not part of this project; its path is an argument. The work is done by an example of
//! the package, built for speed.

use crate::test::step;
use anyhow::{Context, Result};
use std::path::PathBuf;

/// What to compare.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The list: a CSV file with the columns `puzzle`, `se_er` and `hodoku_score`
    path: PathBuf,
    /// The rank correlation that both must reach
    #[arg(long, default_value_t = 0.85)]
    at_least: f64,
}

/// Rates every puzzle of the list and prints how our ratings and times compare.
pub(crate) fn run(args: &Args) -> Result<()> {
    let path = args.path.to_str().context("the path is no text")?;
    let at_least = args.at_least.to_string();
    let example = "run --release --quiet --package atisbo-sudoku --example ratings --";
    step("ratings", example, &[path, &at_least], &[])
}
