//! The constraint strings of the Interactive Sudoku Solver: `.Cage~10~R1C1~R1C2.Diagonal~1.~R5C5_9`.
//!
//! Every constraint is `.`, its name, and its arguments with `~` before each; givens have no name.
//! `.Shape~6x6` names the size, `.Shape~9x9~0-8` also the values. `.Or`, `.And` and `.Replicate` hold
//! other constraints up to `.End`. A string may be the `q=` of an address, and goes on over lines that
//! are indented.

mod bits;
mod frame;
mod machine;
mod name;
mod regex;
mod rules;
mod token;
mod tree;
mod write;

pub(super) use write::write;

use super::lines::Line;
use super::{ParseError, ParseErrorKind};
use crate::variant::Variant;
use crate::{Puzzle, Shape};
use frame::Frame;
use token::Word;

/// This many lines are read at most.
pub(super) const MAX_LINES: usize = 1_000;

/// Whether a line is the start of such a string: no other format has a `~` after dots and letters, but
/// some constraints have no argument.
pub(super) fn starts(line: &str) -> bool {
    let text = line.trim_start();
    if let Some(query) = text.find("?q=").or_else(|| text.find("&q=")) {
        let query = &text[query + 3..];
        return query.starts_with('.') || query.starts_with("%2E") || query.starts_with("%2e");
    }
    let Some(text) = text.strip_prefix('.') else {
        return false;
    };
    let text = text.trim_start_matches('.');
    let end = text.find(|sign: char| !sign.is_ascii_alphabetic());
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    // No cell of any other format holds such a letter.
    let is_beyond = |sign: char| matches!(sign.to_ascii_lowercase(), 'q'..='w' | 'y' | 'z');
    rest.starts_with('~') || (name.len() > 1 && name.contains(is_beyond))
}

/// Whether a line goes on with the string before it.
pub(super) fn goes_on(line: &str) -> bool {
    line.starts_with(['~', ' ', '\t']) && !line.trim().is_empty()
}

/// Reads a string that fills these lines.
pub(super) fn read(lines: &[Line], shape: Option<Shape>) -> Result<Puzzle, ParseError> {
    let items = token::items(lines)?;
    let frame = Frame::new(&items)?;
    if let (Some(shape), Some(first)) = (shape, items.first()) {
        let found = frame.ground.shape.size();
        if found != shape.size() {
            let kind = ParseErrorKind::OtherSize { found, shape };
            return Err(first.name.error(kind));
        }
    }
    let nodes = tree::tree(&frame, items)?;
    let mut reading = rules::Reading::new(&frame);
    reading.read(&nodes)?;
    let (rules, candidates) = (reading.rules, reading.candidates);
    let (variants, words): (Vec<Variant>, Vec<Word>) = rules.into_iter().unzip();
    let ids: Vec<&'static str> = variants.iter().map(Variant::id).collect();
    let puzzle = Puzzle::with_variants(frame.ground, variants);
    // Where a rule does not fit, the error is at the word it comes from.
    let mut puzzle = puzzle.map_err(|error| {
        let (rule, fault) = (ids[error.index], error.fault);
        words[error.index].error(ParseErrorKind::Rule { rule, fault })
    })?;
    puzzle.allow_all(candidates);
    Ok(puzzle)
}
