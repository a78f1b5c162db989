//! `docs/ohno-table.md` and `docs/sudoku-table.md`: strategies x puzzles, beside the counts of the
//! programs that this project starts from.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// What each run may take.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game whose table is wanted; all of them if none is named
    game: Option<String>,
    /// Wall-clock seconds
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// Megabytes
    #[arg(long, default_value_t = 2048)]
    megabytes: u64,
}

/// The packages that have a table: the example that prints it, and where it is kept.
const TABLES: [(&str, &str, &str); 2] = [
    ("atisbo-ohno", "table", "docs/ohno-table.md"),
    ("atisbo-sudoku", "search_table", "docs/sudoku-table.md"),
];

/// Writes the tables anew, or the one of the game asked for.
pub(crate) fn run(args: &Args) -> Result<()> {
    let wanted = |package: &str| {
        let game = args.game.as_deref();
        game.is_none_or(|game| package == format!("atisbo-{game}"))
    };
    let tables = TABLES.into_iter().filter(|(package, ..)| wanted(package));
    let mut tables = tables.peekable();
    if tables.peek().is_none() {
        bail!("no such table; there are ohno and sudoku");
    }
    tables.try_for_each(|(package, example, path)| write(args, package, example, path))
}

fn write(args: &Args, package: &str, example: &str, path: &str) -> Result<()> {
    let output = Command::new("cargo")
        .args(["run", "--release", "--package", package])
        .args(["--example", example, "--"])
        .args([args.seconds.to_string(), args.megabytes.to_string()])
        .stderr(std::process::Stdio::inherit())
        .output()
        .context("cargo did not start")?;
    if !output.status.success() {
        bail!("the table could not be made");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    std::fs::write(root.join(path), output.stdout).with_context(|| path.to_owned())?;
    println!("written: {path}");
    Ok(())
}
