//! Which game a request is about: one that goes on, or a new one.

use super::{Source, game_from_id, level, words};
use crate::text::Message;
use crate::{Error, random_seed};
use atisbo_base::{Budget, Place, seed};
use atisbo_minesweeper::no_guess::{self, NoGuessError};
use atisbo_minesweeper::{Board, Cell, FirstCell, FirstClick, Game, IdError, Level, Position};
use serde::{Deserialize, Serialize};

/// Which game: by its ID, by a level (then it is new), or by a board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Of {
    /// The ID of a game, with all its moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// A level, by name or as `HEIGHTxWIDTHxMINES`, with a tiling before it or not; or the text of a
    /// position whose tiling and mines the game shall have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The text of a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Whether that text is base64 of a binary file.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub base64: bool,
    /// Of a level: what the first click may hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_click: Option<FirstClick>,
    /// Of a level: the same seed gives the same games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Of a level: which game of the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<u64>,
    /// Of a level: logic alone must be enough; how such a board is found. Its first cell is revealed
    /// already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_guess: Option<no_guess::Method>,
    /// Of such a board: the first cell; a good one if none is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<Place>,
    /// The moves so far, in the letters of an ID, where the ID does not hold them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

impl Of {
    /// The game.
    pub(super) fn game(&self, budget: &Budget) -> Result<Game, Error> {
        let mut game = match (&self.id, &self.level, &self.board) {
            (Some(id), None, None) => game_from_id(id)?,
            (None, Some(name), None) => self.new_game(level(name)?, budget)?,
            (None, None, Some(text)) => on(self.read_board(text)?)?,
            _ => return Err(Error::new(&Message::new("mines-of"))),
        };
        if let Some(moves) = &self.played {
            game.replay(moves).map_err(|error| bad_id(&error))?;
        }
        Ok(game)
    }

    fn read_board(&self, text: &str) -> Result<Board, Error> {
        let source = Source {
            position: text.to_owned(),
            base64: self.base64,
            ..Source::default()
        };
        source.board()
    }

    fn new_game(&self, level: Level, budget: &Budget) -> Result<Game, Error> {
        let rule = self.first_click.unwrap_or_default();
        let seed = self.seed.unwrap_or_else(random_seed);
        let index = self.index.unwrap_or_default();
        let Some(method) = self.no_guess else {
            return Ok(Game::new(level, rule, seed, index));
        };
        let first = match self.cell {
            Some(place) => level.tiling().cell_at(place),
            None => FirstCell::best(&level, rule).choose(&Position::start(&level), seed, index),
        };
        let first = first.ok_or_else(|| Error::new(&Message::new("mines-no-such-cell")))?;
        let rng = &mut seed::rng(seed, index);
        let found = no_guess::generate(&level, rule, first, method, rng, budget);
        let found = found.map_err(|error| match error {
            NoGuessError::Stopped { stop, .. } => Error::new(&super::stopped(stop)),
            NoGuessError::NoRoom => Error::new(&Message::new("mines-no-guess-room")),
        })?;
        begun(found.board, first)
    }

    /// What to ask for the next time to get this game again.
    pub(super) fn again(&self, game: &Game) -> Of {
        if let Ok(id) = game.id() {
            return Of {
                id: Some(id),
                ..Of::default()
            };
        }
        let played = Some(game.moves_text()).filter(|moves| !moves.is_empty());
        match (game.draw(), &self.level) {
            (Some(draw), Some(_)) => Of {
                level: self.level.clone(),
                first_click: Some(draw.rule),
                seed: Some(draw.seed),
                index: Some(draw.index),
                played,
                ..Of::default()
            },
            _ => Of {
                board: game.board().map(ToString::to_string),
                played,
                ..Of::default()
            },
        }
    }
}

fn begun(board: Board, first: Cell) -> Result<Game, Error> {
    let mut game = on(board)?;
    let revealed = game.reveal(first);
    revealed.map_err(|error| Error::new(&words::move_error(&error)))?;
    Ok(game)
}

fn on(board: Board) -> Result<Game, Error> {
    Game::on(board).map_err(|error| Error::new(&words::level_error(&error)))
}

fn bad_id(error: &IdError) -> Error {
    Error::new(&words::id_error(error))
}
