//! Minesweeper on any tiling: the game, what its player sees, and what can be known of it.
//!
//! A [`Tiling`] says which cells exist and who neighbours whom; a [`Level`] adds how many are mines. A
//! [`Board`] is where the mines really are, and only a [`Game`] knows it. A [`Position`] is what the
//! player sees: analysers get nothing else.
//!
//! ```
//! use atisbo_base::{Budget, Place};
//! use atisbo_minesweeper::{FirstClick, Game, exact};
//!
//! let mut game = Game::new("hex:9x9x10".parse()?, FirstClick::Opening, 42, 0);
//! let middle = game.level().tiling().cell_at(Place::new(4, 4)).ok_or("no such cell")?;
//! game.reveal(middle)?;
//! let known = exact::analyse(game.position(), &Budget::unlimited())?;
//! for &cell in &known.safe {
//!     assert_eq!(known.probability[cell.index()], Some(0.0));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`exact`] is the engine made for the game, [`bayes`] the position as a Bayesian network in the ways of
//! two student reports and beyond; both give the probability of a mine in every hidden cell and play
//! whole games as an [`Agent`]. [`logic`] is the position as a knowledge base, in the way of a third report
//! and beyond: what is proved, and by which numbers. What each of them comes to is a [`Finding`]: what is known,
//! and which cells to reveal. [`technique`] says it as players do, and
//! [`guess`] whether a guess can be avoided. [`check`] names numbers that contradict each other;
//! [`no_guess`] makes boards that logic alone can open, and proves it. Positions and boards are read and
//! written in the formats of several programs ([`Format`]) and drawn ([`svg`]).

mod agent;
pub mod bayes;
mod board;
#[cfg(test)]
mod brute;
mod check;
mod estimate;
pub mod exact;
mod finding;
mod game;
pub mod guess;
mod level;
pub mod logic;
mod metrics;
pub mod no_guess;
mod picture;
pub mod policy;
mod position;
pub mod technique;
mod text;
mod tiling;

pub use agent::{
    Agent, AgentError, Decision, FirstCell, OneCell, Outcomes, Record, Series, play_game,
    play_in_order, play_series, play_turn,
};
pub use board::Board;
pub use check::{Conflict, Verdict, check, check_flags};
pub use estimate::estimate;
pub use finding::{Finding, Reason};
pub use game::{Draw, Game, IdError, Move, MoveError, Outcome, State};
pub use level::{FirstClick, LEVELS, Level, LevelError};
pub use metrics::{Clicks, Metrics, ThreeBv};
pub use picture::{MOST_CELLS_OF_A_PICTURE, Marks, PictureError, board_svg, svg};
pub use position::{Mines, Position, PositionError, View};
pub use text::{
    Expected, Format, ParseError, ParseErrorKind, Reading, WriteError, parse, parse_board,
    parse_with, symbol, write, write_board,
};
pub use tiling::{
    Cell, Free, FreeError, Kind, MOST_NEIGHBOURS, MOST_ROWS, Neighbours, Tiling, TilingError,
};
