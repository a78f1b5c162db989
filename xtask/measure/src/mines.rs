//! Experiments with Minesweeper players beside each other. Those of the reports are `atisbo lab repeat`.

mod ablation;
mod compare;
mod contest;
mod contestant;
mod document;
mod first;
mod markdown;
mod playing_out;
mod strength;

use anyhow::Result;

/// Which experiment.
#[derive(clap::Subcommand)]
pub(crate) enum Task {
    /// Two players on the same boards: win rates, and their difference with its interval
    Compare(compare::Args),
    /// What each ingredient of the strong player adds; writes a part of docs/strength.md
    Ablation(ablation::Args),
    /// From which first cell the most games are won; writes a part of docs/strength.md
    First(first::Args),
    /// What choosing by playing out would gain over the strong player; writes a part of docs/strength.md
    PlayingOut(playing_out::Args),
    /// Players on the six classic settings beside the best published rates; writes
    /// docs/strength.md
    Strength(strength::Args),
}

/// Plays, and prints or writes what came of it.
pub(crate) fn run(task: &Task) -> Result<()> {
    match task {
        Task::Compare(args) => compare::run(args),
        Task::Ablation(args) => ablation::run(args),
        Task::First(args) => first::run(args),
        Task::PlayingOut(args) => playing_out::run(args),
        Task::Strength(args) => strength::run(args),
    }
}
