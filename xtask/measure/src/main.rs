//! Experiments that need the games, built for speed: `cargo xtask mines`, `reglib`, `variants`. They are a package
//! of their own so that `cargo xtask test` starts without building the games.

mod mines;
mod reglib;
mod variants;

use clap::Parser;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Task {
    /// Experiments with Minesweeper players: two on the same boards, what each ingredient adds, the first cells, and
    /// their strength (docs/strength.md)
    #[command(subcommand)]
    Mines(mines::Task),
    /// The Sudoku techniques beside a regression library of positions and conclusions
    Reglib(reglib::Args),
    /// Sudoku variants that others published: read, unique, solved right, and how fast
    Variants(variants::Args),
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Mines(task) => mines::run(&task),
        Task::Reglib(args) => reglib::run(&args),
        Task::Variants(args) => variants::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
