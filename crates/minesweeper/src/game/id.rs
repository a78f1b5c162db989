//! A whole game as one short text that fits into an address: level, mines and every move.
//!
//! ```text
//! 9x9x10~safe~42.0~r40f30f31c40u     level ~ first click ~ seed.index ~ moves
//! hex.4x5x2~mines~AAgQ~f12r0         level ~ mines ~ one bit for each cell ~ moves
//! ```
//!
//! A move is a letter (`r`eveal, `c`hord, `f`lag, `q`uestion, `u`ndo) and its cell, counted row by row
//! from 0. The moves may be missing, and the index if it is 0. All characters are among those that an
//! address takes as they are (RFC 3986, section 2.3).

mod bits;
mod error;

pub use error::IdError;

use super::deal::Deal;
use super::{Game, Move};
use crate::board::Board;
use crate::level::{FirstClick, Level};
use crate::tiling::{Cell, Kind};
use std::fmt::{self, Write};

/// What stands in place of a first-click rule where the mines are given.
const GIVEN: &str = "mines";

/// How many cells may change while the moves of an ID are played again: more than thirty times the cells of the
/// largest board. It stops an ID that undoes and repeats its moves very often.
const MOST_CHANGES: usize = 32_000_000;

impl Game {
    /// The text from which [`Game::from_id`] restores the game.
    ///
    /// ```
    /// use atisbo_minesweeper::{Cell, FirstClick, Game};
    ///
    /// let mut game = Game::new("hex:9x9x10".parse()?, FirstClick::Safe, 42, 0);
    /// game.reveal(Cell(40))?;
    /// game.flag(Cell(12))?;
    /// game.undo()?;
    /// let id = game.id()?;
    /// assert_eq!(id, "hex.9x9x10~safe~42.0~r40f12u");
    /// assert_eq!(Game::from_id(&id)?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the tiling is free: it is a file of its own, longer than any address.
    pub fn id(&self) -> Result<String, IdError> {
        if self.level.tiling().kind() == Kind::Free {
            return Err(IdError::FreeTiling);
        }
        let level = self.level.to_string().replace(':', ".");
        let mut id = match &self.deal {
            Deal::Given(board) => {
                let mines = board.tiling().cells().map(|cell| board.is_mine(cell));
                format!("{level}~{GIVEN}~{}", bits::write(mines))
            }
            Deal::Drawn { draw, .. } => {
                format!("{level}~{}~{}.{}", draw.rule, draw.seed, draw.index)
            }
        };
        if !self.moves.is_empty() {
            id.push('~');
            id.push_str(&self.moves_text());
        }
        Ok(id)
    }

    /// The moves so far as in an ID: with the tiling and the mines they restore a game on a free tiling, which has no
    /// ID.
    ///
    /// ```
    /// use atisbo_minesweeper::{Cell, FirstClick, Game};
    ///
    /// let mut game = Game::new("beginner".parse()?, FirstClick::Safe, 42, 0);
    /// let mut twin = game.clone();
    /// game.reveal(Cell(40))?;
    /// game.undo()?;
    /// assert_eq!(game.moves_text(), "r40u");
    /// twin.replay("r40u")?;
    /// assert_eq!(twin, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn moves_text(&self) -> String {
        self.moves.iter().map(Move::to_string).collect()
    }

    /// Makes the moves of a text, written as in an ID.
    ///
    /// # Errors
    ///
    /// If the text is no list of moves, or one of them is refused.
    pub fn replay(&mut self, moves: &str) -> Result<(), IdError> {
        play_all(self, moves, MOST_CHANGES)
    }

    /// The game of an ID, with all its moves.
    ///
    /// # Errors
    ///
    /// If it is no ID, or a move in it is refused.
    pub fn from_id(id: &str) -> Result<Self, IdError> {
        read(id, MOST_CHANGES)
    }
}

fn read(id: &str, most_changes: usize) -> Result<Game, IdError> {
    let mut parts = id.splitn(4, '~');
    let (Some(level), Some(rule), Some(mines)) = (parts.next(), parts.next(), parts.next()) else {
        return Err(IdError::Parts);
    };
    let moves = parts.next().unwrap_or_default();
    let level: Level = level.replacen('.', ":", 1).parse()?;
    let mut game = if rule == GIVEN {
        Game::on(given(&level, mines)?)?
    } else {
        let rule: FirstClick = rule.parse().map_err(IdError::Rule)?;
        let (seed, index) = seed(mines).ok_or_else(|| IdError::Seed(mines.to_owned()))?;
        Game::new(level, rule, seed, index)
    };
    play_all(&mut game, moves, most_changes)?;
    Ok(game)
}

fn play_all(game: &mut Game, moves: &str, most_changes: usize) -> Result<(), IdError> {
    let mut changes = 0;
    for (number, action) in Moves(moves).enumerate() {
        let (number, action) = (number + 1, action?);
        let refused = |error| IdError::Refused {
            number,
            action,
            error,
        };
        changes += game.play(action).map_err(refused)?.changed.len();
        if changes > most_changes {
            return Err(IdError::TooLong { number });
        }
    }
    Ok(())
}

fn seed(text: &str) -> Option<(u64, u64)> {
    let (seed, index) = text.split_once('.').unwrap_or((text, "0"));
    Some((seed.parse().ok()?, index.parse().ok()?))
}

fn given(level: &Level, text: &str) -> Result<Board, IdError> {
    let mines = bits::read(text, level.tiling().len())?;
    let board = Board::of_bits(level.tiling().clone(), mines);
    let (level, found) = (level.mines(), board.mines());
    if level != found {
        return Err(IdError::MineCount { level, found });
    }
    Ok(board)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, cell) = match self {
            Move::Reveal(cell) => ('r', cell),
            Move::Chord(cell) => ('c', cell),
            Move::Flag(cell) => ('f', cell),
            Move::Question(cell) => ('q', cell),
            Move::Undo => return f.write_char('u'),
        };
        write!(f, "{letter}{}", cell.0)
    }
}

/// The moves in a text, one after the other.
struct Moves<'t>(&'t str);

impl Iterator for Moves<'_> {
    type Item = Result<Move, IdError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut rest = self.0.chars();
        let letter = rest.next()?;
        let of: fn(Cell) -> Move = match letter {
            'r' => Move::Reveal,
            'c' => Move::Chord,
            'f' => Move::Flag,
            'q' => Move::Question,
            'u' => {
                self.0 = rest.as_str();
                return Some(Ok(Move::Undo));
            }
            _ => return Some(Err(IdError::Letter(letter))),
        };
        let rest = rest.as_str();
        let end = rest.find(|c: char| !c.is_ascii_digit());
        let (digits, rest) = rest.split_at(end.unwrap_or(rest.len()));
        self.0 = rest;
        Some(match digits.parse() {
            Ok(cell) => Ok(of(Cell(cell))),
            Err(_) => Err(IdError::Cell(format!("{letter}{digits}"))),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_that_repeats_a_flood_without_end_is_stopped() {
        let id = format!("9x9x0~safe~1.0~{}", "r0u".repeat(1000));
        assert!(read(&id, 81 * 2000).is_ok());
        let stopped = read(&id, 81 * 20).unwrap_err();
        assert_eq!(stopped, IdError::TooLong { number: 21 });
    }
}
