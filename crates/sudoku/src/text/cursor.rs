//! A walk along one line that always knows the column it is in.

use super::error::shortened;
use super::{Expected, ParseError, ParseErrorKind};
use crate::variant::{Ground, Variant};
use crate::{Puzzle, Shape};

/// Where something starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    /// The start of a line.
    pub(super) fn start_of(line: usize) -> Self {
        Place { line, column: 1 }
    }

    pub(super) fn error(self, kind: ParseErrorKind) -> ParseError {
        let Place { line, column } = self;
        ParseError { line, column, kind }
    }

    /// Something that was not expected here, shortened if it is long.
    pub(super) fn unexpected(self, found: &str, expected: Expected) -> ParseError {
        let found = shortened(found);
        self.error(ParseErrorKind::Unexpected { found, expected })
    }

    /// The same for a character.
    pub(super) fn unexpected_sign(self, found: char, expected: Expected) -> ParseError {
        self.unexpected(&found.to_string(), expected)
    }

    /// A value that no cell of this size can hold.
    pub(super) fn too_large(self, found: &impl ToString, size: usize) -> ParseError {
        let found = found.to_string();
        self.error(ParseErrorKind::ValueTooLarge { found, size })
    }

    /// Not as many cells as a grid of this size has.
    pub(super) fn cell_count(self, found: usize, size: usize) -> ParseError {
        let expected = size * size;
        self.error(ParseErrorKind::CellCount {
            found,
            expected,
            size,
        })
    }

    /// Refuses a row, counted from 0, without as many cells as a grid of this size has in a row.
    pub(super) fn check_row(self, row: usize, found: usize, size: usize) -> Result<(), ParseError> {
        if found == size {
            return Ok(());
        }
        Err(self.error(ParseErrorKind::RowLength {
            row: row + 1,
            found,
            expected: size,
        }))
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
        let ids: Vec<&'static str> = variants.iter().map(Variant::id).collect();
        Puzzle::with_variants(Ground::new(shape), variants).map_err(|error| {
            let (rule, fault) = (ids[error.index], error.fault);
            self.error(ParseErrorKind::Rule { rule, fault })
        })
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

    /// The number that must follow.
    pub(super) fn need_number(&mut self, expected: Expected) -> Result<u32, ParseError> {
        self.number().ok_or_else(|| self.refuse(expected))
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
            Some(sign) => self.place.unexpected_sign(sign, expected),
            None => self.place.error(ParseErrorKind::End { expected }),
        }
    }
}
