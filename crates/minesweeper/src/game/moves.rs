//! What a player can do, what comes of it, and why it may be refused.

use crate::tiling::Cell;
use serde::Serialize;
use thiserror::Error;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Open a cell.
    Reveal(Cell),
    /// Open all around a number that has its flags.
    Chord(Cell),
    /// Put a flag, or take it away.
    Flag(Cell),
    /// Put a question mark, or take it away.
    Question(Cell),
    /// Take the last move back.
    Undo,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// No cell is revealed.
    Ready,
    /// Some cells are revealed, none of them a mine.
    Playing,
    /// All safe cells are revealed.
    Won,
    /// A mine was hit.
    Lost {
        /// The first of those that the last move hit.
        mine: Cell,
    },
}

impl State {
    /// Whether only undo can go on from here.
    pub fn is_over(self) -> bool {
        matches!(self, State::Won | State::Lost { .. })
    }
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The cells that look different now: the one that was clicked first, then in the order in which
    /// they opened.
    pub changed: Vec<Cell>,
    /// How the game stands now.
    pub state: State,
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum MoveError {
    /// The game is won or lost.
    #[error("the game is over; only undo goes on from here")]
    Over,
    /// A cell that is not there.
    #[error("there is no cell {}; the last of the {cells} is {}", cell.0, cells - 1)]
    NoSuchCell {
        /// Which.
        cell: Cell,
        /// How many there are.
        cells: usize,
    },
    /// Reveal or mark what is revealed.
    #[error("cell {} is already revealed", .0.0)]
    Revealed(Cell),
    /// Reveal what is flagged.
    #[error("cell {} is flagged; take the flag away first", .0.0)]
    Flagged(Cell),
    /// Chord where there is no number.
    #[error("cell {} shows no number to open around", .0.0)]
    NoNumber(Cell),
    /// Chord where the flags are not as many as the number.
    #[error("cell {} shows {number} and has {flags} flags around; they must be as many", cell.0)]
    Flags {
        /// Where.
        cell: Cell,
        /// What it shows.
        number: u8,
        /// How many flags are around.
        flags: u8,
    },
    /// Chord where all is open.
    #[error("nothing is left to open around cell {}", .0.0)]
    NothingToOpen(Cell),
    /// The first click should open a cell without mines around, and there are too many mines.
    #[error(
        "{mines} mines on {cells} cells cannot all stay away from cell {} and its {neighbours} \
         neighbours; start elsewhere, with fewer mines or with another first-click rule",
        cell.0
    )]
    NoRoomForOpening {
        /// The first cell.
        cell: Cell,
        /// How many neighbours it has.
        neighbours: usize,
        /// How many mines there are.
        mines: u32,
        /// How many cells there are.
        cells: usize,
    },
    /// Undo at the start.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// Redo where nothing was taken back.
    #[error("there is no move to make again")]
    NothingToRedo,
}
