//! How strong a player is, and what its strength is made of.

use crate::position::Position;
use atisbo_base::Name;
use serde::{Deserialize, Serialize};

/// How strong a player is, from weak to strong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Strength {
    /// Takes the cell least likely to be a mine: the textbook.
    Safest,
    /// Looks one number ahead.
    Fast,
    /// Looks two numbers ahead, and plays end games perfectly.
    #[default]
    Strong,
    /// Plays larger end games perfectly, and before them tries its best moves on boards drawn at random.
    Max,
}

/// What a player's strength is made of. Each ingredient can be left out, to see what it adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// How many of the safest cells are looked at one number ahead; none takes the safest.
    pub candidates: usize,
    /// How many of the best of them are looked at two numbers ahead.
    pub finalists: usize,
    /// How many answers to each number are weighed then.
    pub answers: usize,
    /// End games with up to this many boards are played perfectly ...
    pub end_game_boards: u32,
    /// ... if that takes no more nodes of their trees than this.
    pub end_game_nodes: u64,
    /// On how many boards drawn at random each of the best moves is played out ...
    pub roll_outs: u32,
    /// ... once no more than this percentage of the cells is hidden.
    pub roll_out_hidden: u32,
}

impl Settings {
    /// Those of a strength.
    pub const fn of(strength: Strength) -> Self {
        let safest = Settings {
            candidates: 0,
            finalists: 0,
            answers: 0,
            end_game_boards: 0,
            end_game_nodes: 0,
            roll_outs: 0,
            roll_out_hidden: 0,
        };
        match strength {
            Strength::Safest => safest,
            Strength::Fast => Settings {
                candidates: 8,
                ..safest
            },
            Strength::Strong => Settings {
                candidates: 60,
                finalists: 16,
                answers: 8,
                end_game_boards: 5_000,
                end_game_nodes: 200_000,
                ..safest
            },
            Strength::Max => Settings {
                end_game_boards: 20_000,
                end_game_nodes: 1_000_000,
                roll_outs: 800,
                // With more cells hidden it takes longest and gained nothing: `cargo xtask mines playing-out`.
                roll_out_hidden: 80,
                ..Settings::of(Strength::Strong)
            },
        }
    }

    /// Whether moves are played out in a position.
    pub(super) fn plays_out(&self, position: &Position) -> bool {
        let most = position.tiling().len() * self.roll_out_hidden as usize;
        self.roll_outs > 0 && 100 * position.hidden().count() <= most
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings::of(Strength::default())
    }
}
