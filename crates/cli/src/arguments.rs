//! What can be typed. The help texts are in the Fluent files; `language.rs` puts them in.

use crate::commands::{bayes, completions, lab, logic, minesweeper, ohno, sudoku, web};
use atisbo_api::text::Lang;
use clap::{ArgAction, Parser, Subcommand};

/// The command line.
#[derive(Parser)]
#[command(name = "atisbo", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_name = "en|es")]
    pub(crate) lang: Option<Lang>,
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: ColorChoice,
    #[arg(short, long, global = true)]
    pub(crate) quiet: bool,
    #[arg(short, long, global = true, action = ArgAction::Count)]
    pub(crate) verbose: u8,
}

/// When to use colours.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

impl ColorChoice {
    pub(crate) fn write_global(self) {
        match self {
            ColorChoice::Auto => anstream::ColorChoice::Auto,
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

/// The verbs, each with the games that have it.
#[derive(Subcommand)]
pub(crate) enum Command {
    #[command(subcommand)]
    Solve(Solve),
    #[command(subcommand)]
    Check(Check),
    #[command(subcommand)]
    Hint(Hint),
    #[command(subcommand)]
    Explain(Explain),
    #[command(subcommand)]
    Rate(Rate),
    #[command(subcommand)]
    Generate(Generate),
    #[command(subcommand)]
    Search(Search),
    #[command(subcommand)]
    Convert(Convert),
    #[command(subcommand)]
    Analyse(Analyse),
    #[command(subcommand)]
    Play(Play),
    Bayes(bayes::BayesArgs),
    Logic(logic::LogicArgs),
    Lab(lab::LabArgs),
    Web(web::Args),
    Completions(completions::Args),
}

#[derive(Subcommand)]
pub(crate) enum Solve {
    Ohno(ohno::solve::Args),
    Sudoku(sudoku::solve::Args),
}

#[derive(Subcommand)]
pub(crate) enum Check {
    Minesweeper(minesweeper::check::Args),
    Ohno(ohno::check::Args),
    Sudoku(sudoku::check::Args),
}

#[derive(Subcommand)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one of them in a run of the program"
)]
pub(crate) enum Hint {
    Minesweeper(minesweeper::hint::Args),
    Ohno(ohno::hint::Args),
    Sudoku(sudoku::hint::Args),
}

#[derive(Subcommand)]
pub(crate) enum Explain {
    Minesweeper(minesweeper::explain::Args),
    Ohno(ohno::explain::Args),
    Sudoku(sudoku::explain::Args),
}

#[derive(Subcommand)]
pub(crate) enum Rate {
    Ohno(ohno::rate::Args),
    Sudoku(sudoku::rate::Args),
}

#[derive(Subcommand)]
pub(crate) enum Generate {
    Minesweeper(minesweeper::generate::Args),
    Ohno(ohno::generate::Args),
    Sudoku(sudoku::generate::Args),
}

#[derive(Subcommand)]
pub(crate) enum Search {
    Ohno(ohno::search::Args),
    Sudoku(sudoku::search::Args),
}

#[derive(Subcommand)]
pub(crate) enum Convert {
    Minesweeper(minesweeper::convert::Args),
    Ohno(ohno::convert::Args),
    Sudoku(sudoku::convert::Args),
}

#[derive(Subcommand)]
pub(crate) enum Analyse {
    Minesweeper(minesweeper::analyse::Args),
}

#[derive(Subcommand)]
pub(crate) enum Play {
    Minesweeper(minesweeper::play::Args),
}
