//! A cell that might be revealed, and what a person would ask about it.

use crate::tiling::Cell;

/// A cell that might be revealed, and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The probability that it is no mine.
    pub safety: f64,
    /// The probability that it is no mine and that some other cell is certainly safe then.
    pub progress: f64,
    /// The probability to survive this move and the next.
    pub next_safety: f64,
    /// By what the player orders its moves.
    pub score: f64,
    /// The probability to win with it, where the end game is known exactly.
    pub win: Option<f64>,
}
