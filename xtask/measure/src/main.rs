//! Experiments that need the games or read their answers, built for speed: `cargo xtask mines`, `reglib`, `variants`, `class`. They are a package
//! of their own so that `cargo xtask test` starts without building the games.

mod class;
mod mines;
mod reglib;
mod variants;

use clap::Parser;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Task {
    /// Many submissions graded at once, some of them hostile: whether it ends within the bound that is told
    Class(class::Args),
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
        Task::Class(args) => class::run(&args),
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
