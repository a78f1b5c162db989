//! Why a text is no game.

use crate::game::{Move, MoveError};
use crate::level::LevelError;
use atisbo_base::UnknownName;
use serde::{Serialize, Serializer};
use thiserror::Error;

/// Why a text is no game, or a game cannot be such a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum IdError {
    /// A free tiling is too long for an ID.
    #[error("a game on a free tiling has no ID: its tiling is a file of its own")]
    FreeTiling,
    /// Too few parts.
    #[error(
        "a game ID is LEVEL~FIRSTCLICK~SEED.INDEX~MOVES, as in 9x9x10~safe~42.0~r40f12u, or \
         LEVEL~mines~BITS~MOVES"
    )]
    Parts,
    /// The first part is no level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// The second part is no first-click rule.
    #[error("{0}; or write mines where they are given")]
    Rule(UnknownName),
    /// The seed is not one or two numbers.
    #[error("{0:?} is no seed; write SEED.INDEX as in 42.0, two numbers below 2^64")]
    Seed(String),
    /// A character that stands for no bits.
    #[error("{0:?} among the mines; they are written with A-Z, a-z, 0-9, - and _")]
    Bits(char),
    /// The mines are of another board.
    #[error("the mines of {cells} cells are {characters} characters, the last one filled with 0")]
    Length {
        /// How many cells there are.
        cells: usize,
        /// How many characters tell their mines.
        characters: usize,
    },
    /// More or fewer mines than the level says.
    #[error("the level says {level} mines, but {found} are given")]
    MineCount {
        /// How many the level says.
        level: u32,
        /// How many are given.
        found: u32,
    },
    /// A character that starts no move.
    #[error("{0:?} is no move; write r, c, f or q with a cell, or u")]
    Letter(char),
    /// A move without a cell, or with one beyond all boards.
    #[error("{0:?} is no move: a cell is a number, as in r40")]
    Cell(String),
    /// A move that the game refuses.
    #[error("move {number} ({action}): {error}")]
    Refused {
        /// Which one, from 1.
        number: usize,
        /// The move.
        #[serde(serialize_with = "written")]
        #[schemars(with = "String")]
        action: Move,
        /// Why.
        error: MoveError,
    },
    /// Moves that take too long to play again.
    #[error("the moves take too long to play again; stopped at move {number}")]
    TooLong {
        /// The move it was stopped at, from 1.
        number: usize,
    },
}

/// A move as an ID has it.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes the field by reference"
)]
fn written<S: Serializer>(action: &Move, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(action)
}
