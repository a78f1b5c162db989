//! How strong a player is, and what its strength is made of.

use atisbo_base::UnknownName;
use std::fmt;
use std::str::FromStr;

/// How strong a player is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Strength {
    /// Takes the cell least likely to be a mine: the textbook.
    Safest,
    /// Looks one number ahead.
    Fast,
    /// Looks ahead, and plays end games perfectly.
    #[default]
    Strong,
    /// As strong as time allows.
    Max,
}

impl Strength {
    /// All of them, from weak to strong.
    pub const ALL: [Strength; 4] = [
        Strength::Safest,
        Strength::Fast,
        Strength::Strong,
        Strength::Max,
    ];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Strength::Safest => "safest",
            Strength::Fast => "fast",
            Strength::Strong => "strong",
            Strength::Max => "max",
        }
    }
}

impl FromStr for Strength {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What a player's strength is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Cells whose safety is at least this part of the best are looked at; 1 looks at none but the safest.
    pub width: f64,
    /// At most so many of them; 0 does not look ahead.
    pub candidates: usize,
    /// End games with up to so many boards are played perfectly.
    pub end_game_boards: u64,
    /// At most so many nodes of an end game's tree.
    pub end_game_nodes: u64,
}

impl Settings {
    /// Those of a strength.
    pub fn of(strength: Strength) -> Self {
        match strength {
            Strength::Safest => Settings {
                width: 1.0,
                candidates: 0,
                end_game_boards: 0,
                end_game_nodes: 0,
            },
            Strength::Fast => Settings {
                width: 0.9,
                candidates: 6,
                end_game_boards: 0,
                end_game_nodes: 0,
            },
            Strength::Strong => Settings {
                width: 0.85,
                candidates: 30,
                end_game_boards: 500,
                end_game_nodes: 10_000,
            },
            Strength::Max => Settings {
                width: 0.8,
                candidates: 200,
                end_game_boards: 20_000,
                end_game_nodes: 1_000_000,
            },
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings::of(Strength::default())
    }
}
