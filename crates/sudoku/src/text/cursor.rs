//! A walk along one line that always knows the column it is in.

use super::{Expected, ParseError, ParseErrorKind};
use crate::variant::{Ground, Variant};
use crate::{Puzzle, Rules, Shape};
use std::sync::Arc;

/// Where something starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    pub(super) fn error(self, kind: ParseErrorKind) -> ParseError {
        ParseError::new(self.line, self.column, kind)
    }

    /// Something that was not expected here.
    pub(super) fn unexpected(self, found: &str, expected: Expected) -> ParseError {
        ParseError::unexpected(self.line, self.column, found, expected)
    }

    /// Refuses a puzzle of another shape than was asked for.
    pub(super) fn check_shape(self, found: Shape, asked: Option<Shape>) -> Result<(), ParseError> {
        match asked {
            Some(shape) if shape.size() != found.size() => {
                let found = found.size();
                Err(self.error(ParseErrorKind::OtherSize { found, shape }))
            }
            Some(shape) if shape != found => Err(self.error(ParseErrorKind::Borders {
                rows: found.box_rows(),
                columns: found.box_columns(),
                size: found.size(),
            })),
            _ => Ok(()),
        }
    }

    /// An empty grid under these rules.
    pub(super) fn puzzle(self, shape: Shape, variants: Vec<Variant>) -> Result<Puzzle, ParseError> {
        if variants.is_empty() {
            return Ok(Puzzle::empty(shape));
        }
        let ids: Vec<&'static str> = variants.iter().map(Variant::id).collect();
        match Rules::with_variants(Ground::new(shape), variants) {
            Ok(rules) => Ok(Puzzle::with_rules(Arc::new(rules))),
            Err(error) => Err(self.error(ParseErrorKind::Rule {
                rule: ids[error.index],
                fault: error.fault,
            })),
        }
    }
}

/// What is left of a line, and where that is.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    place: Place,
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str, place: Place) -> Self {
        Cursor { place, rest: text }
    }

    pub(super) fn place(&self) -> Place {
        self.place
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.rest = &self.rest[sign.len_utf8()..];
        self.place.column += 1;
        Some(sign)
    }

    /// Goes past this character if it is the next.
    pub(super) fn eat(&mut self, sign: char) -> bool {
        let is_next = self.peek() == Some(sign);
        if is_next {
            self.next();
        }
        is_next
    }

    /// Goes past this character.
    pub(super) fn need(&mut self, sign: char, expected: Expected) -> Result<(), ParseError> {
        if self.eat(sign) {
            Ok(())
        } else {
            Err(self.refuse(expected))
        }
    }

    /// The digits that follow, as a number; the largest if they are too many.
    pub(super) fn number(&mut self) -> Option<u32> {
        let end = self.rest.find(|sign: char| !sign.is_ascii_digit());
        let (digits, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        if digits.is_empty() {
            return None;
        }
        self.place.column += digits.len();
        self.rest = rest;
        Some(digits.parse().unwrap_or(u32::MAX))
    }

    /// Nothing may follow.
    pub(super) fn end(&self) -> Result<(), ParseError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.refuse(Expected::End)),
        }
    }

    /// What comes next is not what may stand there.
    pub(super) fn refuse(&self, expected: Expected) -> ParseError {
        match self.peek() {
            Some(sign) => self.place.unexpected(&sign.to_string(), expected),
            None => self.place.error(ParseErrorKind::End { expected }),
        }
    }
}
