//! What a player advises, and what it knew.

use super::candidate::Candidate;
use crate::tiling::Cell;
use atisbo_base::Stop;

/// Why a move is advised.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// Nothing is known yet.
    FirstMove,
    /// The cells are certainly no mines.
    Safe,
    /// No cell is certainly safe, and the end of the game is known exactly: this is the probability to win.
    EndGame {
        /// The probability to win with best play.
        win: f64,
    },
    /// No cell is certainly safe, and this one has the best prospects.
    Guess,
}

/// What a player advises.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Why.
    pub reason: Reason,
    /// The cells to reveal: all that are certainly safe, or the one to try.
    pub reveal: Vec<Cell>,
    /// The probability that it is a mine.
    pub risk: f64,
    /// The cells that were weighed where nothing is certain, the best first. The first is the one advised.
    pub candidates: Vec<Candidate>,
    /// The limit that ended thinking early, if one did: the advice is the best so far.
    pub stop: Option<Stop>,
}
