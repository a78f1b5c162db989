//! `docs/strength.md`: how strong the players are, beside the best that others published.

use super::contest::{Played, Rules, from_best_cell};
use super::contestant::Contestant;
use super::{part, write};
use anyhow::{Result, ensure};
use atisbo_lab::report::{Document, figures};
use atisbo_minesweeper::FirstClick;
use std::num::NonZeroU64;

/// A board and a rule, the best that others reached, in percent, and who they are.
struct Setting(&'static str, FirstClick, f64, &'static str);

const SETTINGS: [Setting; 6] = [
    Setting("beginner", FirstClick::Safe, 91.7, "PSEQ-D256"),
    Setting("intermediate", FirstClick::Safe, 78.2, "PSEQ-D256"),
    Setting("expert", FirstClick::Safe, 41.1, "Hill's solver"),
    Setting("beginner", FirstClick::Opening, 97.2, "PSEQ-D256"),
    Setting("intermediate", FirstClick::Opening, 89.1, "PSEQ-D256"),
    Setting("expert", FirstClick::Opening, 54.3, "Hill's solver"),
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
        let Setting(level, rule, ..) = self;
        format!("{level}-{rule}")
    }

    fn rules(&self, seed: u64, games: u64) -> Result<Rules> {
        Ok(Rules::new(self.0.parse()?, self.1, seed, games))
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
        let rules = setting.rules(args.seed, args.games.get())?;
        let played = from_best_cell(&rules, &args.players)?;
        let part = measured(setting, &rules, &args.players, &played);
        write(&format!("level-{}", setting.name()), &part)?;
    }
    Ok(())
}

fn measured(setting: &Setting, rules: &Rules, players: &[Contestant], played: &Played) -> Document {
    let Setting(level, rule, bar, by) = setting;
    let Rules { games, seed, .. } = rules;
    let first_cell = rules.best_cell();
    let mut part = part(format!("{level}, first click {rule} ({first_cell})"));
    part.paragraph(format!(
        "{} games of each player; the bar is that of {by}.",
        figures::thousands(*games)
    ));
    let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
    part.command(format!(
        "cargo xtask mines strength {} --games {games} --seed {seed} --only {}",
        names.join(" "),
        setting.name()
    ));
    let reached = |index| {
        let rate = played.group(index).rate();
        let is_reached = rate.is_some_and(|rate| 100.0 * rate.interval.high >= *bar);
        if is_reached { "yes" } else { "no" }.to_owned()
    };
    let command = |player: &Contestant| {
        let agent = player.agent_name()?;
        Some(format!(
            "atisbo play minesweeper --agent {agent} --level {level} --first-click {rule} --games {games} --seed {seed}"
        ))
    };
    let command = |player| command(player).unwrap_or_else(|| "–".to_owned());
    part.table(played.table(
        &[("player", names)],
        &[
            ("bar, %", vec![format!("{bar:.1}"); players.len()]),
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
        let rules = setting.rules(1, 10).unwrap();
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
