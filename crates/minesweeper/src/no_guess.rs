//! Boards that can be opened from the first click by logic alone, with a proof.
//!
//! Logic is complete here: whatever follows from the numbers and the mine total is seen, however many
//! numbers it takes. Two ways to find such a board:
//!
//! - [`Method::Rejection`] draws boards until one needs no guess: each such board is as likely as the
//!   others. On the classic levels that takes a few games (six for an expert board that starts with an
//!   opening); the denser or larger the board, the longer.
//! - [`Method::Repair`] plays a board until nothing is certain, then moves a mine to or from the cells
//!   in question, keeps the change if the game gets at least as far, and goes on (the way the generator
//!   of Simon Tatham's Mines perturbs what its solver cannot solve). It is not
//!   uniform: a board is the likelier the more boards lead to it. It serves boards too dense to wait
//!   for a good draw.

mod proof;
mod repair;
#[cfg(test)]
mod tests;
mod verify;
mod walk;

pub use proof::{Proof, Step, prove};
pub use verify::{Flaw, verify};

use crate::board::Board;
use crate::exact::Analyser;
use crate::level::{FirstClick, Level};
use crate::tiling::Cell;
use atisbo_base::{Budget, Name, Stop};
use rand::Rng;
use repair::Repair;
use thiserror::Error;
use walk::Walk;

/// How a board without guesses is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
#[name(schema = "NoGuess")]
pub enum Method {
    /// Mines are moved where the game is stuck: fast, not uniform.
    #[default]
    Repair,
    /// Boards are drawn until one will do: uniform among those that will.
    Rejection,
}

/// A board that needs no guess from this first click on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoGuess {
    /// Where the mines are.
    pub board: Board,
    /// The click it starts with.
    pub first: Cell,
    /// Why no guess is needed.
    pub proof: Proof,
    /// How many games were played to find it.
    pub games: u64,
}

/// Why there is no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoGuessError {
    /// The rule for the first click leaves no room for the mines.
    #[error("so many mines leave no board with such a first click")]
    NoRoom,
    /// None of the games played found such a board: there may be none.
    #[error("no such board in {games} games")]
    NotFound {
        /// How many games were played.
        games: u64,
    },
    /// The budget ended first.
    #[error("{stop} after {games} games")]
    Stopped {
        /// Which limit.
        stop: Stop,
        /// How many games were played by then.
        games: u64,
    },
}

impl NoGuessError {
    /// The limit of the budget that was reached, if that is why.
    pub fn stop(&self) -> Option<Stop> {
        match *self {
            NoGuessError::Stopped { stop, .. } => Some(stop),
            NoGuessError::NoRoom | NoGuessError::NotFound { .. } => None,
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        match *self {
            NoGuessError::NoRoom => 0,
            NoGuessError::NotFound { games } | NoGuessError::Stopped { games, .. } => games,
        }
    }
}

/// Games after which the search gives up if the budget has no limit on them: some levels have no such board at all.
pub const MOST_GAMES: u64 = 1_000_000;

/// Finds a board that needs no guess. The first click is no mine, whatever the rule.
///
/// The budget's nodes are games played; without a limit on them the search gives up after [`MOST_GAMES`]. A single
/// analysis may take a million states; what takes more to see counts as a guess.
///
/// ```
/// use atisbo_base::{Budget, Place, seed};
/// use atisbo_minesweeper::no_guess::{self, Method};
/// use atisbo_minesweeper::{FirstClick, Level};
///
/// let level: Level = "hex:9x9x12".parse()?;
/// let first = level.tiling().cell_at(Place::new(4, 4)).unwrap();
/// let budget = Budget::unlimited();
/// let rng = &mut seed::rng(1, 0);
/// let found = no_guess::generate(&level, FirstClick::Safe, first, Method::Repair, rng, &budget)?;
/// no_guess::verify(&found.board, first, &found.proof, &budget)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board can keep the rule, none is found, or the budget ends first.
pub fn generate(
    level: &Level,
    rule: FirstClick,
    first: Cell,
    method: Method,
    rng: &mut impl Rng,
    budget: &Budget,
) -> Result<NoGuess, NoGuessError> {
    let rule = rule.at_least_safe();
    let mut search = Search {
        analyser: Analyser::new(),
        budget: budget.started(),
        games: 0,
    };
    loop {
        let board = Board::random(level, rule, first, rng).ok_or(NoGuessError::NoRoom)?;
        let found = match method {
            Method::Rejection => search.opens(&board, first)?.then_some(board),
            Method::Repair => Repair::new(board, first).run(&mut search, rng)?,
        };
        let Some(board) = found else {
            continue;
        };
        let proof = prove(&board, first, &search.budget.clone().nodes(u64::MAX));
        if let Some(proof) = proof.map_err(|stop| search.stopped(stop))? {
            return Ok(NoGuess {
                board,
                first,
                proof,
                games: search.games,
            });
        }
    }
}

/// What the games of one search share.
struct Search {
    analyser: Analyser,
    budget: Budget,
    games: u64,
}

impl Search {
    /// States of a single analysis; a frontier as wide as that is beyond any player.
    const STATES: u64 = 1_000_000;
    const BYTES: u64 = 1 << 28;

    fn analysis_budget(&self) -> Budget {
        let bytes = self.budget.max_bytes().unwrap_or(u64::MAX);
        let budget = self.budget.clone().nodes(Self::STATES);
        budget.bytes(bytes.min(Self::BYTES))
    }

    fn stopped(&self, stop: Stop) -> NoGuessError {
        NoGuessError::Stopped {
            stop,
            games: self.games,
        }
    }

    /// Plays a board as far as logic goes; none if the first click is a mine.
    fn play<'b>(
        &mut self,
        board: &'b Board,
        first: Cell,
    ) -> Result<Option<Walk<'b>>, NoGuessError> {
        let games = self.games;
        if let Some(stop) = self.budget.meter().check(games, 0) {
            return Err(self.stopped(stop));
        }
        if self.budget.max_nodes().is_none() && games >= MOST_GAMES {
            return Err(NoGuessError::NotFound { games });
        }
        self.games += 1;
        let Some(mut walk) = Walk::start(board, first) else {
            return Ok(None);
        };
        let budget = self.analysis_budget();
        let run = walk.run(&mut self.analyser, &budget);
        run.map_err(|stop| self.stopped(stop))?;
        Ok(Some(walk))
    }

    /// Whether a board can be opened by logic.
    fn opens(&mut self, board: &Board, first: Cell) -> Result<bool, NoGuessError> {
        let walk = self.play(board, first)?;
        Ok(walk.is_some_and(|walk| walk.is_won()))
    }
}
