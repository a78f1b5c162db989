//! Which game a request is about: one that goes on, or a new one.

use super::generate::{begin, first_cell};
use super::{Source, level, new_game, words};
use crate::text::Message;
use crate::verb::Cost;
use crate::{Error, random_seed};
use atisbo_base::{Budget, Place};
use atisbo_minesweeper::{Board, Draw, FirstClick, Game, no_guess};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, from_value};

/// Which game: by its ID, by a level (then it is new), or by a board.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Of {
    /// By its ID.
    Id(OfId),
    /// A new one of a level.
    Level(OfLevel),
    /// On a board.
    Board(OfBoard),
    /// In none of these ways, or in several: there is no such game.
    #[serde(skip)]
    Unclear,
}

/// A game by its ID.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfId {
    /// The ID, with all moves.
    pub id: String,
    /// Moves after those of the ID, in its letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

/// A new game of a level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfLevel {
    /// The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
    /// or the text of a position whose tiling and mines the game takes.
    pub level: String,
    /// What the first click may hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_click: Option<FirstClick>,
    /// The same seed gives the same games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Which game of the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<u64>,
    /// Logic alone must be enough; how such a board is found. Its first cell is revealed
    /// already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_guess: Option<no_guess::Method>,
    /// Of such a board: the first cell; a good one if none is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<Place>,
    /// The moves so far, in the letters of an ID.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

/// A game on a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfBoard {
    /// The text of the board.
    pub board: String,
    /// Whether that text is base64 of a binary file.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub base64: bool,
    /// The moves so far, in the letters of an ID.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

/// By the one of `id`, `level` and `board` that is there, so that errors are about the way that is meant.
impl<'de> Deserialize<'de> for Of {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut fields = Map::deserialize(from)?;
        fields.retain(|_, value| !value.is_null());
        let ways = ["id", "level", "board"].map(|way| fields.contains_key(way));
        let fields = Value::Object(fields);
        match ways {
            [true, false, false] => from_value(fields).map(Of::Id),
            [false, true, false] => from_value(fields).map(Of::Level),
            [false, false, true] => from_value(fields).map(Of::Board),
            _ => Ok(Of::Unclear),
        }
        .map_err(D::Error::custom)
    }
}

impl Of {
    /// Only a board that needs no guess takes long to find.
    pub(super) fn cost(&self) -> Cost {
        match self {
            Of::Level(of) if of.no_guess.is_some() => Cost::Long,
            _ => Cost::Quick,
        }
    }

    /// The game.
    pub(super) fn game(&self, budget: &Budget) -> Result<Game, Error> {
        let (mut game, played) = match self {
            Of::Id(of) => (Game::from_id(&of.id)?, &of.played),
            Of::Level(of) => (of.new_game(budget)?, &of.played),
            Of::Board(of) => (of.new_game()?, &of.played),
            Of::Unclear => return Err(Message::new("mines-which-game").into()),
        };
        if let Some(moves) = played {
            game.replay(moves)?;
        }
        Ok(game)
    }

    /// What to ask for the next time to get this game again.
    pub(super) fn again(&self, game: &Game) -> Of {
        if let Ok(id) = game.id() {
            return Of::Id(OfId { id, played: None });
        }
        let played = Some(game.moves_text()).filter(|moves| !moves.is_empty());
        match (game.draw(), self) {
            (Some(draw), Of::Level(of)) => Of::Level(OfLevel {
                level: of.level.clone(),
                first_click: Some(draw.rule),
                seed: Some(draw.seed),
                index: Some(draw.index),
                no_guess: None,
                cell: None,
                played,
            }),
            _ => Of::Board(OfBoard {
                board: game.board().map_or_else(String::new, Board::to_string),
                base64: false,
                played,
            }),
        }
    }
}

impl OfBoard {
    fn new_game(&self) -> Result<Game, Error> {
        let source = Source {
            position: self.board.clone(),
            base64: self.base64,
            ..Source::default()
        };
        Game::on(source.board()?).map_err(words::error)
    }
}

impl OfLevel {
    fn new_game(&self, budget: &Budget) -> Result<Game, Error> {
        let rule = self.first_click.unwrap_or_default();
        let index = self.index.unwrap_or_default();
        if self.no_guess.is_none() {
            return new_game(&self.level, rule, self.seed, index);
        }
        let level = level(&self.level)?;
        let seed = self.seed.unwrap_or_else(random_seed);
        let draw = Draw { rule, seed, index };
        let first = first_cell(&level, draw, self.cell)?;
        let begun = begin(&level, draw, first, self.no_guess, budget)?;
        Ok(begun.map_err(words::no_guess)?.game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Verb;
    use serde_json::json;

    #[test]
    fn a_game_is_given_in_one_way_and_errors_are_about_that_way() {
        let level = from_value(json!({"level": "beginner", "id": null}));
        assert!(matches!(level, Ok(Of::Level(_))));
        let error = |of| from_value::<Of>(of).expect_err("no game").to_string();
        for none_or_two in [json!({}), json!({"id": "x", "level": "beginner"})] {
            assert!(matches!(from_value(none_or_two), Ok(Of::Unclear)));
        }
        assert!(error(json!({"id": "x", "seed": 1})).contains("unknown field `seed`"));
        assert!(error(json!({"level": "beginner", "seed": -1})).contains("`-1`"));
    }

    #[test]
    fn a_board_without_guesses_takes_long_whatever_is_asked_of_it() {
        let of = json!({"level": "expert", "no_guess": "repair"});
        let game: Of = from_value(of).expect("a game");
        let tiling = super::super::tiling::Request { of: game.clone() };
        assert_eq!((game.cost(), tiling.cost()), (Cost::Long, Cost::Long));
    }

    #[test]
    fn a_game_is_written_as_it_is_read() {
        for of in [
            json!({"id": "9x9x10~safe~1.0"}),
            json!({"level": "expert", "first_click": "safe", "seed": 1, "cell": [0, 2]}),
            json!({"board": "*.", "base64": true, "played": "r1"}),
        ] {
            let read: Of = from_value(of.clone()).expect("a game");
            assert_eq!(serde_json::to_value(&read).expect("JSON"), of);
        }
    }
}
