//! Experiments with Minesweeper: players beside each other, and those of three reports, measured again.
//!
//! Two of the reports, in `docs/minesweeper-tables.md`, are two works of students of the University of Seville (course on artificial
//! intelligence, 2018) that built an adviser from a Bayesian network each, in Python with `pgmpy`.
//! What they say is quoted in numbers only.

mod ablation;
mod compare;
mod contest;
mod contestant;
mod document;
mod first;
mod games;
mod logic;
mod markdown;
mod one_by_one;
mod report1;
mod report2;
mod strength;

use crate::test::step;
use anyhow::Result;
use std::num::NonZeroU64;

/// Which experiment.
#[derive(clap::Subcommand)]
pub(crate) enum Task {
    /// Two players on the same boards: win rates, and their difference with its interval
    Compare(compare::Args),
    /// What each ingredient of the strong player adds; writes a part of docs/strength.md
    Ablation(ablation::Args),
    /// From which first cell the most games are won; writes a part of docs/strength.md
    First(first::Args),
    /// Players on the six classic settings beside the best published rates; writes
    /// docs/strength.md
    Strength(strength::Args),
    /// The first report's: time per solved board by modification, nine configurations' win rates
    Report1 {
        /// Games of each configuration; the report played 5
        #[arg(long, default_value = "1000")]
        games: NonZeroU64,
    },
    /// The second report's: methods x boards, and how long a game and a position take
    Report2 {
        /// Games of each method on each board; the report played until 10 were won
        #[arg(long, default_value = "100")]
        games: NonZeroU64,
    },
    /// The logical agent's: difficulty x size, each switch by itself; writes a document of its own,
    /// docs/minesweeper-logic-table.md, with pictures
    Logic {
        /// Games of each agent on each size; the report played 3, 10 and 6
        #[arg(long, default_value = "200")]
        games: NonZeroU64,
    },
}

/// Plays, and prints or writes what came of it.
pub(crate) fn run(task: &Task) -> Result<()> {
    if cfg!(debug_assertions) {
        // Times only mean something in a program built for speed.
        let again = "run --release --quiet --package xtask --".split(' ');
        let own: Vec<String> = std::env::args().skip(1).collect();
        let arguments: Vec<&str> = again.chain(own.iter().map(String::as_str)).collect();
        return step("mines", &arguments, &[]);
    }
    match task {
        Task::Compare(args) => compare::run(args),
        Task::Ablation(args) => ablation::run(args),
        Task::First(args) => first::run(args),
        Task::Strength(args) => strength::run(args),
        Task::Report1 { games } => document::REPORTS.write("report1", &report1::part(games.get())?),
        Task::Logic { games } => logic::run(games.get()),
        Task::Report2 { games } => document::REPORTS.write("report2", &report2::part(games.get())?),
    }
}
