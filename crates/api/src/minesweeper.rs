//! Minesweeper behind the door: one file per verb, each with its request, its answer and one function
//! that takes the one and gives the other.

pub mod adviser;
pub mod analyse;
pub mod check;
pub mod convert;
pub mod explain;
pub mod game;
pub mod generate;
pub mod hint;
pub mod inquiry;
pub mod logic;
mod of;
pub mod play;
mod source;
pub mod tiling;
mod words;

pub use atisbo_minesweeper::bayes::{Preset as NetworkPreset, Prior, Scheme};
pub use atisbo_minesweeper::logic::trace::Event as AgentEvent;
pub use atisbo_minesweeper::logic::{Engine, Flags, Preset, Rules};
pub use atisbo_minesweeper::no_guess::Method as NoGuessMethod;
pub use atisbo_minesweeper::policy::{Candidate, Strength};
pub use atisbo_minesweeper::{FirstCell, FirstClick, Format, Kind, Reason};
pub use of::Of;
pub use source::Source;
pub use words::move_error;

use crate::Error;
use crate::text::Message;
use atisbo_base::{Place, Stop, shortened};
use atisbo_minesweeper::exact::ExactError;
use atisbo_minesweeper::{Cell, Game, Level, LevelError, Mines, Position, View, symbol};

/// A game to be played by hand, or to be watched: of a level, a rule for the first click and a seed.
///
/// # Errors
///
/// If there is no such level.
pub fn new_game(
    level: &str,
    rule: FirstClick,
    seed: Option<u64>,
    index: u64,
) -> Result<Game, Error> {
    let seed = seed.unwrap_or_else(crate::random_seed);
    Ok(Game::new(self::level(level)?, rule, seed, index))
}

/// What the cells of a position show, one text for each row, with these mines in their places.
fn rows_with(position: &Position, mines: &[Cell]) -> Vec<String> {
    let mut views = position.views().to_vec();
    for mine in mines {
        views[mine.index()] = View::Mine;
    }
    let row = |cells: std::ops::Range<usize>| views[cells].iter().map(|&v| symbol(v)).collect();
    position.tiling().rows().map(row).collect()
}

/// The hidden cell at a place.
fn hidden_cell(position: &Position, place: Place) -> Result<Cell, Error> {
    let cell = position.tiling().cell_at(place);
    let hidden = cell.filter(|&cell| position.view(cell).is_hidden());
    hidden.ok_or_else(|| Message::new("mines-no-hidden-cell").into())
}

/// A level, by its name or its numbers, or that of a position: its tiling and its mines.
///
/// # Errors
///
/// If there is no such level.
pub fn level(text: &str) -> Result<Level, Error> {
    if !text.contains(['\n', '/']) {
        return text.parse().map_err(|error| match error {
            LevelError::Unknown(found) => {
                words::error(LevelError::Unknown(shortened(&found).into_owned()))
            }
            LevelError::Percent(found) => {
                words::error(LevelError::Percent(shortened(&found).into_owned()))
            }
            error => words::error(error),
        });
    }
    let source = Source {
        position: text.to_owned(),
        ..Source::default()
    };
    let position = source.position()?;
    match position.mines() {
        Mines::Total(mines) => Level::new(position.tiling().clone(), mines).map_err(words::error),
        Mines::Density(_) => Err(Message::new("mines-level-density").into()),
    }
}

/// The message that a limit ended the work.
fn stopped(limit: Stop) -> Message {
    words::said(&ExactError::Stopped(limit))
}

/// How many games or boards there are if a request does not say it.
fn one() -> u64 {
    1
}
