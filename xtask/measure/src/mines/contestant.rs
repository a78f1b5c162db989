//! A player by its name: `exact:strong` as in the command line, with single switches changed as in
//! `exact:strong,candidates=6`.

use anyhow::{Context, Result, bail};
use atisbo_minesweeper::FirstCell;
use atisbo_minesweeper::policy::{Player, Settings, Strength};
use std::str::FromStr;

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
        let mut settings = serde_json::to_value(Settings::of(strength))?;
        for part in parts {
            let switch = part.split_once('=');
            let (key, number) = switch.with_context(|| format!("{part:?} is no NAME=NUMBER"))?;
            let number: u64 = number
                .parse()
                .with_context(|| format!("{number:?} is no number"))?;
            settings[key] = number.into();
        }
        let settings = serde_json::from_value(settings)?;
        Ok(Contestant { name, settings })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_changes_one_setting() {
        let player: Contestant = "exact:fast,candidates=3".parse().unwrap();
        let fast = Settings::of(Strength::Fast);
        let candidates = 3;
        assert_eq!(player.settings, Settings { candidates, ..fast });
    }

    #[test]
    fn who_cannot_play_is_told_why() {
        for text in [
            "",
            "bayes",
            "exact:weak",
            "exact:fast,speed=3",
            "exact:fast,answers",
            "exact:fast,answers=-1",
        ] {
            assert!(text.parse::<Contestant>().is_err(), "{text}");
        }
    }
}
