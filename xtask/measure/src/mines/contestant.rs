//! A player by its name: `exact:strong` as in the command line, with single switches changed as in
//! `exact:strong,candidates=6`.

use anyhow::{Context, Result, bail};
use atisbo_minesweeper::FirstCell;
use atisbo_minesweeper::policy::{Player, Settings, Strength};
use std::str::FromStr;

/// A setting by its name, and how it is set.
type Switch = (&'static str, fn(&mut Settings, f64));

/// What may be changed about a strength, to see what each ingredient adds.
const SWITCHES: [Switch; 7] = [
    ("candidates", |settings, value| {
        settings.candidates = value as usize;
    }),
    ("finalists", |settings, value| {
        settings.finalists = value as usize;
    }),
    ("answers", |settings, value| {
        settings.answers = value as usize;
    }),
    ("end_game_boards", |settings, value| {
        settings.end_game_boards = value as u32;
    }),
    ("end_game_nodes", |settings, value| {
        settings.end_game_nodes = value as u64;
    }),
    ("roll_outs", |settings, value| {
        settings.roll_outs = value as u32;
    }),
    ("roll_out_hidden", |settings, value| {
        settings.roll_out_hidden = value as u32;
    }),
];

/// Who plays.
#[derive(Clone, Debug)]
pub(super) struct Contestant {
    /// As it was asked for.
    pub(super) name: String,
    settings: Settings,
}

impl Contestant {
    /// What `atisbo play minesweeper --agent` calls it, if it knows it.
    pub(super) fn agent_name(&self) -> Option<&str> {
        let name = self.name.as_str();
        (!name.contains(',')).then_some(name)
    }

    /// A player of game `index` of a seed.
    pub(super) fn agent(&self, first: FirstCell, seed: u64, index: u64) -> Player {
        Player::new(self.settings, first, seed, index)
    }
}

impl FromStr for Contestant {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let name = text.to_owned();
        let mut parts = text.split(',');
        let agent = parts.next().unwrap_or_default();
        let strength = match agent.split_once(':') {
            Some(("exact", strength)) => strength.parse()?,
            None if agent == "exact" => Strength::default(),
            _ => bail!("no player {text:?}: write exact or exact:strong"),
        };
        let mut settings = Settings::of(strength);
        for part in parts {
            switch(&mut settings, part)?;
        }
        Ok(Contestant { name, settings })
    }
}

fn switch(settings: &mut Settings, text: &str) -> Result<()> {
    let (name, value) = text
        .split_once('=')
        .with_context(|| format!("{text:?} is no NAME=NUMBER"))?;
    let known = SWITCHES.iter().find(|(known, _)| *known == name);
    let names = || SWITCHES.map(|(name, _)| name).join(", ");
    let (_, set) = known.with_context(|| format!("no switch {name:?}: there are {}", names()))?;
    set(
        settings,
        value
            .parse()
            .with_context(|| format!("{value:?} is no number"))?,
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_changes_one_setting() {
        let player: Contestant = "exact:fast,candidates=3".parse().unwrap();
        let fast = Settings::of(Strength::Fast);
        assert_eq!(
            player.settings,
            Settings {
                candidates: 3,
                ..fast
            }
        );
    }

    #[test]
    fn who_cannot_play_is_told_why() {
        for text in [
            "",
            "bayes",
            "exact:weak",
            "exact:fast,speed=3",
            "exact:fast,answers",
        ] {
            assert!(text.parse::<Contestant>().is_err(), "{text}");
        }
    }
}
