//! What each ingredient of the strong player adds: the player without it, or with more of it, on the same boards.

use super::contest::{Rules, Setting, from_best_cell, named};
use super::{part, write};
use anyhow::Result;
use atisbo_lab::report::{Document, figures};
use std::num::NonZeroU64;

/// The strong player first, then others that differ from it in one thing, and what that is.
const PLAYERS: [(&str, &str); 8] = [
    ("exact:strong", "the strong player"),
    (
        "exact:strong,candidates=0,end_game_boards=0",
        "neither looking ahead nor end games: the safest cell",
    ),
    (
        "exact:strong,candidates=0",
        "no looking ahead, but end games",
    ),
    ("exact:strong,finalists=0", "one number ahead, not two"),
    ("exact:strong,end_game_boards=0", "no end games"),
    (
        "exact:strong,end_game_boards=50",
        "end games of 50 boards at most",
    ),
    (
        "exact:strong,end_game_boards=500,end_game_nodes=10000",
        "end games of 500 boards at most",
    ),
    (
        "exact:strong,candidates=8,finalists=4,answers=3",
        "fewer cells looked at",
    ),
];

/// What is played.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setting: Setting,
    /// How many games of each player
    #[arg(short = 'n', long, default_value = "100000")]
    games: NonZeroU64,
    /// The seed of the boards
    #[arg(long, default_value_t = 7)]
    seed: u64,
}

/// Plays and writes the part of the document.
pub(super) fn run(args: &Args) -> Result<()> {
    let rules = args.setting.rules(args.seed, args.games);
    let name = format!("what-each-adds-{}-{}", rules.level, rules.rule);
    write(&name, &measured(&rules)?)
}

fn measured(rules: &Rules) -> Result<Document> {
    let Rules {
        level, rule, seed, ..
    } = rules;
    let played = from_best_cell(rules, &named(PLAYERS.map(|(name, _)| name))?)?;
    let mut part = part(format!(
        "What each ingredient adds on {level}, first click {rule}"
    ));
    part.paragraph(format!(
        "{} games of each player on the same boards.",
        figures::thousands(rules.games)
    ));
    part.command(format!(
        "cargo xtask mines ablation --level {level} --first-click {rule} --games {} --seed {seed}",
        rules.games
    ));
    let column = |of: fn((&str, &str)) -> String| PLAYERS.map(of).to_vec();
    part.table(played.table(
        &[
            ("what", column(|(_, what)| what.to_owned())),
            ("player", column(|(name, _)| name.to_owned())),
        ],
        &[],
    ));
    Ok(part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_lab::report::markdown;
    use atisbo_minesweeper::FirstClick;

    #[test]
    fn every_player_of_the_table_can_play() {
        let rules = Rules::new("beginner".parse().unwrap(), FirstClick::Safe, 7, 3);
        let text = markdown(&measured(&rules).unwrap(), "").text;
        for (name, what) in PLAYERS {
            assert!(text.contains(&format!("| {what} | {name} |")), "{text}");
        }
    }
}
