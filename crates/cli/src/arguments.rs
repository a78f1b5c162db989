//! What can be typed. The help texts are in the Fluent files; `language.rs` puts them in.

use crate::commands::{
    Exit, bayes, class, completions, lab, logic, man, minesweeper, ohno, rules, sudoku, web,
};
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::text::Lang;
use clap::{ArgAction, Parser, Subcommand};

/// The command line.
#[derive(Parser)]
#[command(name = "atisbo", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    // Below the options of a command, however many those are.
    #[arg(long, global = true, display_order = 101)]
    pub(crate) json: bool,
    #[arg(long, global = true, display_order = 102, value_name = "en|es", value_parser = name::<Lang>(), hide_possible_values = true)]
    pub(crate) lang: Option<Lang>,
    #[arg(
        long,
        global = true,
        display_order = 103,
        value_name = "WHEN",
        default_value = "auto"
    )]
    pub(crate) color: ColorChoice,
    #[arg(short, long, global = true, display_order = 104)]
    pub(crate) quiet: bool,
    #[arg(short, long, global = true, display_order = 105, action = ArgAction::Count)]
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

/// The commands of the program: the verbs of games, and what stands alone.
macro_rules! commands {
    (
        games { $($verb:ident { $($game:ident: $args:ty),* $(,)? })* }
        alone { $($command:ident: $own:ty),* $(,)? }
    ) => {
        /// A command.
        #[derive(Subcommand)]
        pub(crate) enum Command {
            $(#[command(subcommand)] $verb($verb),)*
            $($command($own)),*
        }

        impl Command {
            /// Does what was asked for.
            pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
                match self {
                    $($(Command::$verb($verb::$game(args)) => args.run(output),)*)*
                    $(Command::$command(args) => args.run(output)),*
                }
            }
        }

        $(
            /// The games that have the verb.
            #[derive(Subcommand)]
            pub(crate) enum $verb { $($game(Box<$args>)),* }
        )*
    };
}

commands! {
    games {
        Solve { Ohno: ohno::solve::Args, Sudoku: sudoku::solve::Args }
        Check { Minesweeper: minesweeper::check::Args, Ohno: ohno::check::Args, Sudoku: sudoku::check::Args }
        Hint { Minesweeper: minesweeper::hint::Args, Ohno: ohno::hint::Args, Sudoku: sudoku::hint::Args }
        Explain { Minesweeper: minesweeper::explain::Args, Ohno: ohno::explain::Args, Sudoku: sudoku::explain::Args }
        Rate { Ohno: ohno::rate::Args, Sudoku: sudoku::rate::Args }
        Generate { Minesweeper: minesweeper::generate::Args, Ohno: ohno::generate::Args, Sudoku: sudoku::generate::Args }
        Search { Ohno: ohno::search::Args, Sudoku: sudoku::search::Args }
        Convert { Minesweeper: minesweeper::convert::Args, Ohno: ohno::convert::Args, Sudoku: sudoku::convert::Args }
        Analyse { Minesweeper: minesweeper::analyse::Args }
        Play { Minesweeper: minesweeper::play::Args }
    }
    alone {
        Bayes: bayes::BayesArgs,
        Logic: logic::LogicArgs,
        Rules: rules::Args,
        Lab: lab::LabArgs,
        Class: class::ClassArgs,
        Web: web::Args,
        Completions: completions::Args,
        Man: man::Args,
    }
}
