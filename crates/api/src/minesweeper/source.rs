//! A position as a request holds it.

use crate::Error;
use crate::text::Message;
use atisbo_minesweeper::{Board, Format, Game, Mines, Position, Reading, parse_board, parse_with};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

/// The text of a position, and what the text does not say.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Source {
    /// The text, in any of the formats, or the ID of a game, whose last position it is.
    pub position: String,
    /// Whether the text is base64 of a binary file.
    #[serde(default)]
    pub base64: bool,
    /// The format; without it, it is recognised by its content.
    pub format: Option<Format>,
    /// The number of mines, for formats that do not hold it.
    pub mines: Option<u32>,
    /// The probability of a mine in each cell, in place of their number.
    pub density: Option<f64>,
    /// Whether flags are taken as known mines.
    #[serde(default)]
    pub trust_flags: bool,
}

impl Source {
    /// The position.
    ///
    /// # Errors
    ///
    /// If the text is no position.
    pub fn position(&self) -> Result<Position, Error> {
        // Other formats have this sign in comments only, which have blanks before them.
        let word = self.position.trim();
        let is_word = !word.contains(char::is_whitespace) && !self.base64 && self.format.is_none();
        if is_word && word.contains('~') {
            return Ok(Game::from_id(word)?.position().clone());
        }
        let mines = match (self.mines, self.density) {
            (Some(_), Some(_)) => return Err(Message::new("mines-both").into()),
            (Some(total), None) => Some(Mines::Total(total)),
            (None, density) => density.map(Mines::Density),
        };
        let reading = Reading {
            format: self.format,
            mines,
            trust_flags: self.trust_flags,
        };
        Ok(parse_with(&self.bytes()?, reading)?)
    }

    /// The board, if the text is one.
    pub(super) fn board(&self) -> Result<Board, Error> {
        Ok(parse_board(&self.bytes()?, self.format)?)
    }

    fn bytes(&self) -> Result<Vec<u8>, Error> {
        if !self.base64 {
            return Ok(self.position.clone().into_bytes());
        }
        let decoded = STANDARD.decode(self.position.trim());
        decoded.map_err(|_| Message::new("mines-base64").into())
    }
}
