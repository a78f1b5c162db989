//! Hugin's NET language: nodes with their states, then a potential for each.
//!
//! Of the language's expressions only the sum of all parents is read and written: `model_data` holding
//! `A + B + C`, over nodes whose `state_values` count from 0. A name that is no identifier is kept in
//! the attribute `atisbo_name`, where other programs leave it alone.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use super::scanner::Spelling;

static SPELLING: Spelling = Spelling::words()
    .blanks(b",")
    .marks(b"{}();=|")
    .quotes()
    .remarks(b"%");

/// The attribute for names that are no identifiers.
const NAME: &str = "atisbo_name";
