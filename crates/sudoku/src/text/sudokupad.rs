//! `SudokuPad`'s links: f-puzzles' JSON, its own JSON, or the short code of a classic puzzle.
//!
//! Its own JSON is a picture more than a puzzle: givens, regions and killer cages can be read, but lines,
//! arrows and shapes are only drawn, and what they mean stands in words for people. So a puzzle with
//! such drawings is refused, never solved as another. Rules that stand in the words alone cannot be
//! seen here at all: they are the description in the metadata.

mod cells;
pub(super) mod classic;
mod relaxed;

pub(super) use cells::{is_one, read};

use super::ParseError;
use super::cursor::Place;
use super::json::parse_unpacked;
use serde_json::Value;

/// Reads JSON that was unpacked from a link, in which quotes may be missing and names short.
pub(super) fn parse(text: &str, place: Place) -> Result<Value, ParseError> {
    parse_unpacked(text, place).or_else(|error| relaxed::parse(text).ok_or(error))
}
