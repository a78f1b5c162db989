//! Parts of a text that know where they stand.

use super::{Expected, ParseError, ParseErrorKind};

/// Some of a line of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span<'a> {
    pub(super) text: &'a str,
    line_text: &'a str,
    line: usize,
}

/// The lines of a text.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Span<'_>> {
    text.lines().enumerate().map(|(index, line)| Span {
        text: line,
        line_text: line,
        line: index + 1,
    })
}

/// The place of a part of a text, which may go on beyond the line where it starts.
pub(super) fn locate<'a>(text: &'a str, part: &'a str) -> Span<'a> {
    Locator::new(text).locate(part)
}

/// Finds the places of parts of a text, one after the other, in one walk through it.
pub(super) struct Locator<'a> {
    text: &'a str,
    seen: usize,
    line: usize,
    line_start: usize,
}

impl<'a> Locator<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Locator {
            text,
            seen: 0,
            line: 1,
            line_start: 0,
        }
    }

    /// The place of a part that starts no earlier than the last.
    pub(super) fn locate(&mut self, part: &'a str) -> Span<'a> {
        let start = part.as_ptr() as usize - self.text.as_ptr() as usize;
        let between = &self.text[self.seen..start];
        self.line += between.matches('\n').count();
        if let Some(at) = between.rfind('\n') {
            self.line_start = self.seen + at + 1;
        }
        self.seen = start;
        Span {
            text: part,
            line_text: &self.text[self.line_start..],
            line: self.line,
        }
    }
}

impl<'a> Span<'a> {
    /// Some of this span.
    pub(super) fn part(&self, part: &'a str) -> Self {
        Span {
            text: part,
            ..*self
        }
    }

    /// The empty rest after it.
    pub(super) fn end(&self) -> Self {
        self.part(&self.text[self.text.len()..])
    }

    /// What stands between blanks.
    pub(super) fn words(self) -> impl Iterator<Item = Span<'a>> {
        self.text
            .split_whitespace()
            .map(move |word| self.part(word))
    }

    /// Each character that is no blank.
    pub(super) fn characters(self) -> impl Iterator<Item = Span<'a>> {
        let signs = self.text.char_indices();
        let signs = signs.filter(|(_, character)| !character.is_whitespace());
        signs.map(move |(at, character)| self.part(&self.text[at..at + character.len_utf8()]))
    }

    /// What to show of it in an error: enough to know it again.
    pub(super) fn shown(&self) -> String {
        const ENOUGH: usize = 20;
        let mut shown: String = self.text.chars().take(ENOUGH).collect();
        if shown.len() < self.text.len() {
            shown.push('…');
        }
        shown
    }

    /// The line and the column, both counted from 1.
    pub(super) fn place(&self) -> (usize, usize) {
        let offset = self.text.as_ptr() as usize - self.line_text.as_ptr() as usize;
        let column = self.line_text[..offset].chars().count() + 1;
        (self.line, column)
    }

    /// An error at this place.
    pub(super) fn error(&self, kind: impl Into<ParseErrorKind>) -> ParseError {
        let (line, column) = self.place();
        ParseError::new(line, column, kind.into())
    }

    /// Something else was expected here.
    pub(super) fn unexpected(&self, expected: Expected) -> ParseError {
        self.error(if self.text.is_empty() {
            ParseErrorKind::Ends { expected }
        } else {
            ParseErrorKind::Unexpected {
                found: self.shown(),
                expected,
            }
        })
    }
}

/// The place of the first byte that is not text.
pub(super) fn not_text(bytes: &[u8], valid: usize) -> ParseError {
    let before = String::from_utf8_lossy(&bytes[..valid]);
    let line = before.matches('\n').count() + 1;
    let line_text = before.rsplit('\n').next().unwrap_or_default();
    let column = line_text.chars().count() + 1;
    let byte = bytes.get(valid).copied().unwrap_or_default();
    ParseError::new(line, column, ParseErrorKind::NotText { byte })
}
