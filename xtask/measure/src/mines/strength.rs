//! `docs/strength.md`: how strong the players are, beside the best that others published.

use super::contest::{self, Rules, Side};
use super::contestant::Contestant;
use super::document::Document;
use super::markdown::{difference, precise_rate, table, thousands, time, win_rate};
use anyhow::{Result, ensure};
use atisbo_minesweeper::{FirstCell, FirstClick, Level};
use std::num::NonZeroU64;

pub(super) const DOCUMENT: Document = Document {
    path: "docs/strength.md",
    head: "\
# How strong the Minesweeper players are

Every part below was made by the command named there; the command in a row plays the same games with that player \
alone. Rates are in percent with their 95 % interval (Wilson). The bar is the best rate that another program \
published for the same board and rule; it counts as reached where the interval does not lie below it. The last \
columns compare each player with the first of its part on the same boards: the difference of the rates in points with its 95 % \
interval, and the games that only the one or only the other won. Times are of the processor, for a whole game on one \
thread, on a machine that did other things too.

What came out: the strong player reaches or passes the best published rate on all six settings, at a tenth of that player's \
time; the aims of 41.5 % and 55 % on expert boards were not reached. Most expert games are lost before the first large \
opening and in the last fifth of the board. At the end the play is perfect where 5,000 boards or fewer fit, within 200,000 \
nodes. Once a fifth of the board is open, choosing by games played out on drawn boards seems to add about a tenth of a \
point on expert boards, by a table below whose interval touches nothing at all; `exact:max` does so, at several hundred times \
the cost. No match between it and the strong player was long enough to show that. When the fast player played those games, \
it lost one: 0.44 points less in 5,000 games (0.02 to 0.86). Earlier in the game what it would gain is not known: the intervals are \
wider than any gain to be hoped for.
",
};

/// A board and a rule, and the best that others reached, in percent.
struct Setting {
    level: &'static str,
    rule: FirstClick,
    bar: f64,
    /// Whose it is.
    by: &'static str,
}

const fn setting(level: &'static str, rule: FirstClick, bar: f64, by: &'static str) -> Setting {
    Setting {
        level,
        rule,
        bar,
        by,
    }
}

const SETTINGS: [Setting; 6] = [
    setting("beginner", FirstClick::Safe, 91.7, "PSEQ-D256"),
    setting("intermediate", FirstClick::Safe, 78.2, "PSEQ-D256"),
    setting("expert", FirstClick::Safe, 41.1, "Hill's solver"),
    setting("beginner", FirstClick::Opening, 97.2, "PSEQ-D256"),
    setting("intermediate", FirstClick::Opening, 89.1, "PSEQ-D256"),
    setting("expert", FirstClick::Opening, 54.3, "Hill's solver"),
];

/// Who plays, how often, and where.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The players
    #[arg(default_values = ["exact:safest", "exact:fast", "exact:strong"])]
    players: Vec<Contestant>,
    /// How many games of each setting
    #[arg(short = 'n', long, default_value = "100000")]
    games: NonZeroU64,
    /// The seed of the boards
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only the settings whose name begins so (`expert`, `expert-safe`); the others stay as they are
    #[arg(long, default_value = "")]
    only: String,
}

impl Setting {
    fn name(&self) -> String {
        format!("{}-{}", self.level, self.rule)
    }
}

/// Plays and writes the parts asked for.
pub(super) fn run(args: &Args) -> Result<()> {
    let asked = || {
        SETTINGS
            .iter()
            .filter(|setting| setting.name().starts_with(&args.only))
    };
    ensure!(
        asked().next().is_some(),
        "no setting begins with {:?}: they are named like expert-safe",
        args.only
    );
    for setting in asked() {
        let level: Level = setting.level.parse()?;
        let rules = Rules {
            first_cell: FirstCell::best(&level, setting.rule),
            level,
            rule: setting.rule,
            seed: args.seed,
            first: 0,
            games: args.games.get(),
        };
        let sides = contest::play(&rules, &args.players)?;
        let name = format!("level-{}", setting.name());
        DOCUMENT.write(&name, &part(setting, &rules, &sides))?;
    }
    Ok(())
}

fn part(setting: &Setting, rules: &Rules, sides: &[Side]) -> String {
    let names: Vec<&str> = sides.iter().map(|side| side.player.name.as_str()).collect();
    let head = [
        "player",
        "won",
        "bar",
        "reached",
        "guesses",
        "CPU a game",
        "longest",
        "beside the first",
        "command",
    ];
    let rows: Vec<Vec<String>> = sides
        .iter()
        .enumerate()
        .map(|(index, side)| row(setting, rules, index, side))
        .collect();
    let mut text = format!(
        "\n## {}, first click {} ({})\n\n{} games of each player, `cargo xtask mines strength {} --games {} --seed {} --only {}`; \
         the bar is that of {}.\n\n{}",
        setting.level,
        rules.rule,
        rules.first_cell,
        thousands(rules.games),
        names.join(" "),
        rules.games,
        rules.seed,
        setting.name(),
        setting.by,
        table(1, &head, &rows)
    );
    if sides.iter().any(|side| side.elsewhere > 0) {
        text += "\nNot all players begin in the same cell, so not all boards are the same.\n";
    }
    text
}

fn row(setting: &Setting, rules: &Rules, index: usize, side: &Side) -> Vec<String> {
    let high = win_rate(&side.series).map_or(0.0, |rate| rate.interval.high);
    let reached = if 100.0 * high >= setting.bar {
        "yes"
    } else {
        "no"
    };
    let beside = if index == 0 {
        "–".to_owned()
    } else {
        difference(side.paired)
    };
    let command = side.player.agent_name().map(|agent| {
        format!(
            "`atisbo play minesweeper --agent {agent} --level {} --first-click {} --games {} --seed {}`",
            setting.level, rules.rule, rules.games, rules.seed
        )
    });
    vec![
        side.player.name.clone(),
        precise_rate(&side.series),
        format!("{:.1}", setting.bar),
        reached.to_owned(),
        format!("{:.2}", side.means()[1]),
        time(side.mean_cpu()),
        time(side.longest),
        beside,
        command.unwrap_or_else(|| "–".to_owned()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_names_the_commands_that_make_it_again() {
        let setting = &SETTINGS[0];
        let rules = Rules {
            level: setting.level.parse().unwrap(),
            rule: setting.rule,
            first_cell: FirstCell::Corner,
            seed: 1,
            first: 0,
            games: 10,
        };
        let players = [
            "exact:safest".parse().unwrap(),
            "exact:fast".parse().unwrap(),
        ];
        let text = part(setting, &rules, &contest::play(&rules, &players).unwrap());
        for wanted in [
            "`cargo xtask mines strength exact:safest exact:fast --games 10 --seed 1 --only beginner-safe`",
            "`atisbo play minesweeper --agent exact:fast --level beginner --first-click safe --games 10 --seed 1`",
        ] {
            assert!(text.contains(wanted), "{text}");
        }
    }
}
