//! Minesweeper on any tiling: the game, what its player sees, and what can be known of it.

mod agent;
pub mod bayes;
mod board;
#[cfg(test)]
mod brute;
mod check;
pub mod exact;
mod game;
mod level;
mod metrics;
pub mod no_guess;
mod picture;
mod position;
mod text;
mod tiling;

pub use agent::{
    Agent, AgentError, Best, Choice, Decision, FirstCell, Interval, Outcomes, Record, Series,
    play_game, play_series,
};
pub use board::Board;
pub use check::{Conflict, Verdict, check, check_flags};
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
