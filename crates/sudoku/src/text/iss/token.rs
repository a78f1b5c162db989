//! The words of a constraint string, each with its place: constraints start with `.`, their arguments
//! with `~`, and blanks mean nothing.

use super::super::cursor::Place;
use super::super::lines::Line;
use super::super::{Expected, ParseError, ParseErrorKind};
use std::str::FromStr;

/// A name or an argument.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) text: String,
    place: Place,
}

impl Word {
    /// Another word at the same place.
    pub(super) fn with_text(&self, text: String) -> Self {
        Word { text, ..*self }
    }

    /// It is not what may stand here.
    pub(super) fn unexpected(&self, expected: Expected) -> ParseError {
        self.place.unexpected(&self.text, expected)
    }

    pub(super) fn error(&self, kind: ParseErrorKind) -> ParseError {
        self.place.error(kind)
    }
}

/// A constraint with its arguments.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) name: Word,
    pub(super) arguments: Vec<Word>,
}

impl Item {
    /// An argument that must be there.
    pub(super) fn argument(&self, index: usize, expected: Expected) -> Result<&Word, ParseError> {
        let word = self.arguments.get(index);
        word.ok_or_else(|| self.name.unexpected(expected))
    }

    /// An argument that is a number.
    pub(super) fn number<N: FromStr>(&self, index: usize) -> Result<N, ParseError> {
        let word = self.argument(index, Expected::Number)?;
        let number = word.text.parse();
        number.map_err(|_| word.unexpected(Expected::Number))
    }
}

/// A character with its place.
type Sign = (char, Place);

/// The constraints of a text, one after the other.
pub(super) fn items(lines: &[Line]) -> Result<Vec<Item>, ParseError> {
    let signs = signs(lines);
    let mut items: Vec<Item> = Vec::new();
    let mut rest = signs.as_slice();
    while let Some((&(sign, start), after)) = rest.split_first() {
        let mut signs = after.iter();
        let end = signs.position(|&(sign, _)| sign == '.' || sign == '~');
        let (word, next) = after.split_at(end.unwrap_or(after.len()));
        let place = word.first().map_or(start, |&(_, place)| place);
        let text = word.iter().map(|&(sign, _)| sign).collect();
        let word = Word { text, place };
        rest = next;
        match (sign, items.last_mut()) {
            ('.', _) => items.push(Item {
                name: word,
                arguments: Vec::new(),
            }),
            ('~', Some(item)) => item.arguments.push(word),
            _ => return Err(place.unexpected_sign(sign, Expected::Constraint)),
        }
    }
    Ok(items)
}

/// All characters but blanks; those of an address are decoded, and what is before its `q=` is left
/// out.
fn signs(lines: &[Line]) -> Vec<Sign> {
    let placed = lines.iter().flat_map(|line| {
        let number = line.number;
        let columns = line.text.chars().zip(1..);
        columns.map(move |(sign, column)| {
            let line = number;
            (sign, Place { line, column })
        })
    });
    let mut signs: Vec<Sign> = placed.filter(|(sign, _)| !sign.is_whitespace()).collect();
    let starts_query = |window: &[Sign]| matches!(window, [('?' | '&', _), ('q', _), ('=', _)]);
    if let Some(query) = signs.windows(3).position(starts_query) {
        signs.drain(..query + 3);
        let end = signs.iter().position(|(sign, _)| "&#".contains(*sign));
        signs.truncate(end.unwrap_or(signs.len()));
        signs = decoded(&signs);
    }
    signs
}

/// `%7E` is `~`. Characters beyond ASCII only stand in names for people, which are not kept.
fn decoded(signs: &[Sign]) -> Vec<Sign> {
    let mut decoded = Vec::with_capacity(signs.len());
    let mut rest = signs;
    while let Some((&(sign, place), after)) = rest.split_first() {
        let digits = match (sign, after) {
            ('%', [(high, _), (low, _), ..]) => high.to_digit(16).zip(low.to_digit(16)),
            _ => None,
        };
        let (sign, after) = match digits {
            Some((high, low)) => (char::from((high * 16 + low) as u8), &after[2..]),
            None => (sign, after),
        };
        decoded.push((sign, place));
        rest = after;
    }
    decoded
}
