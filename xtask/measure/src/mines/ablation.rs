//! What each ingredient of the strong player adds: the player without it, or with more of it, on the same boards.

use super::contest::{self, Rules, Setting, Side};
use super::contestant::Contestant;
use super::markdown::{difference, precise_rate, table, thousands, time};
use super::strength::DOCUMENT;
use anyhow::Result;
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
    let players: Result<Vec<Contestant>> = PLAYERS.iter().map(|(name, _)| name.parse()).collect();
    let sides = contest::play(&rules, &players?)?;
    let name = format!("what-each-adds-{}-{}", rules.level, rules.rule);
    DOCUMENT.write(&name, &part(&rules, &sides))
}

fn part(rules: &Rules, sides: &[Side]) -> String {
    let row = |(&(_, what), side): (&(&str, &str), &Side)| {
        vec![
            what.to_owned(),
            format!("`{}`", side.player.name),
            precise_rate(&side.series),
            difference(side.paired),
            time(side.mean_cpu()),
        ]
    };
    let rows: Vec<Vec<String>> = PLAYERS.iter().zip(sides).map(row).collect();
    let head = [
        "what",
        "player",
        "won",
        "beside the strong player",
        "CPU a game",
    ];
    format!(
        "\n## What each ingredient adds on {}, first click {}\n\n{} games of each player on the same boards, \
         `cargo xtask mines ablation --level {} --first-click {} --games {} --seed {}`.\n\n{}",
        rules.level,
        rules.rule,
        thousands(rules.games),
        rules.level,
        rules.rule,
        rules.games,
        rules.seed,
        table(2, &head, &rows)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_minesweeper::{FirstCell, FirstClick, Level};

    #[test]
    fn every_player_of_the_table_can_play() {
        let level: Level = "beginner".parse().unwrap();
        let rules = Rules {
            first_cell: FirstCell::Corner,
            level,
            rule: FirstClick::Safe,
            seed: 7,
            first: 0,
            games: 3,
        };
        let players: Vec<Contestant> = PLAYERS
            .iter()
            .map(|(name, _)| name.parse().unwrap())
            .collect();
        let text = part(&rules, &contest::play(&rules, &players).unwrap());
        assert!(
            PLAYERS
                .iter()
                .all(|(name, what)| { text.contains(&format!("`{name}`")) && text.contains(what) })
        );
    }
}
