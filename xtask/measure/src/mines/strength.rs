//! `docs/strength.md`: how strong the players are, beside the best that others published.

use super::contest::{Played, Rules, from_best_cell};
use super::contestant::Contestant;
use super::{part, write};
use anyhow::{Result, ensure};
use atisbo_lab::report::{Document, figures};
use atisbo_minesweeper::FirstClick;
use std::num::NonZeroU64;

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
        let rules = Rules {
            level: setting.level.parse()?,
            rule: setting.rule,
            seed: args.seed,
            first: 0,
            games: args.games.get(),
        };
        let played = from_best_cell(&rules, &args.players)?;
        let part = measured(setting, &rules, &args.players, &played);
        write(&format!("level-{}", setting.name()), &part)?;
    }
    Ok(())
}

fn measured(setting: &Setting, rules: &Rules, players: &[Contestant], played: &Played) -> Document {
    let Rules {
        rule, games, seed, ..
    } = rules;
    let mut part = part(format!(
        "{}, first click {rule} ({})",
        setting.level,
        rules.best_cell()
    ));
    part.paragraph(format!(
        "{} games of each player; the bar is that of {}.",
        figures::thousands(*games),
        setting.by
    ));
    let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
    part.command(format!(
        "cargo xtask mines strength {} --games {games} --seed {seed} --only {}",
        names.join(" "),
        setting.name()
    ));
    let reached = |index| {
        let rate = played.group(index).rate();
        let is_reached = rate.is_some_and(|rate| 100.0 * rate.interval.high >= setting.bar);
        if is_reached { "yes" } else { "no" }.to_owned()
    };
    let command = |player: &Contestant| {
        let agent = player.agent_name()?;
        Some(format!(
            "atisbo play minesweeper --agent {agent} --level {} --first-click {rule} --games {games} --seed {seed}",
            setting.level
        ))
    };
    let command = |player| command(player).unwrap_or_else(|| "–".to_owned());
    part.table(played.table(
        &[("player", names)],
        &[
            ("bar, %", vec![format!("{:.1}", setting.bar); players.len()]),
            ("reached", (0..players.len()).map(reached).collect()),
            ("command", players.iter().map(command).collect()),
        ],
    ));
    if let Some(warning) = played.warning() {
        part.paragraph(warning);
    }
    part
}

#[cfg(test)]
mod tests {
    use super::super::contest::named;
    use super::*;
    use atisbo_lab::report::markdown;

    #[test]
    fn a_part_names_the_commands_that_make_it_again() {
        let setting = &SETTINGS[0];
        let rules = Rules {
            level: setting.level.parse().unwrap(),
            rule: setting.rule,
            seed: 1,
            first: 0,
            games: 10,
        };
        let players = named(["exact:safest", "exact:fast"]).unwrap();
        let played = from_best_cell(&rules, &players).unwrap();
        let text = markdown(&measured(setting, &rules, &players, &played), "").text;
        for wanted in [
            "cargo xtask mines strength exact:safest exact:fast --games 10 --seed 1 --only beginner-safe",
            "atisbo play minesweeper --agent exact:fast --level beginner --first-click safe --games 10 --seed 1",
        ] {
            assert!(text.contains(wanted), "{text}");
        }
    }
}
