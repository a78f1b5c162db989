//! What can be typed. The help texts are in the Fluent files; `language.rs` puts them in.

use crate::commands::{self, Game};
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

/// The verbs.
#[derive(Subcommand)]
pub(crate) enum Command {
    #[command(subcommand)]
    Solve(Game<commands::solve::Ohno>),
    #[command(subcommand)]
    Check(Game<commands::check::Ohno>),
    #[command(subcommand)]
    Hint(Game<commands::hint::Ohno>),
    #[command(subcommand)]
    Explain(Game<commands::explain::Ohno>),
    #[command(subcommand)]
    Rate(Game<commands::rate::Ohno>),
    #[command(subcommand)]
    Generate(Game<commands::generate::Ohno>),
    #[command(subcommand)]
    Search(Game<commands::search::Ohno>),
    #[command(subcommand)]
    Convert(Game<commands::convert::Ohno>),
    Completions(commands::completions::Args),
}
