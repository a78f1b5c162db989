//! Text cut into words that know where they stand.

use super::{Expected, ParseError, ParseErrorKind};

/// A text without its byte order mark.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a>(&'a str);

/// A word with its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    line_text: &'a str,
    line: usize,
    offset: usize,
}

impl<'a> Source<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Source(text.strip_prefix('\u{feff}').unwrap_or(text))
    }

    /// The rows that hold something: lines, and the parts of lines between slashes. Comments are
    /// left out.
    pub(super) fn rows(self) -> impl Iterator<Item = Vec<Token<'a>>> {
        let lines = self.0.lines().enumerate();
        lines
            .filter(|(_, line)| !line.trim_start().starts_with('#'))
            .flat_map(|(index, line)| {
                let parts = line.split('/');
                parts.map(move |part| tokens(line, index + 1, part, offset_in(line, part)))
            })
            .filter(|row| !row.is_empty())
    }

    /// Every word of the text, comments left out.
    pub(super) fn words(self) -> impl Iterator<Item = Token<'a>> {
        self.rows().flatten()
    }
}

/// Where a part of a line starts in it, in bytes.
fn offset_in(line: &str, part: &str) -> usize {
    part.as_ptr() as usize - line.as_ptr() as usize
}

fn tokens<'a>(line_text: &'a str, line: usize, part: &'a str, start: usize) -> Vec<Token<'a>> {
    part.split_whitespace()
        .map(|text| Token {
            text,
            line_text,
            line,
            offset: start + offset_in(part, text),
        })
        .collect()
}

impl<'a> Token<'a> {
    /// Some of the token, as a token: `from..to` are bytes, at the borders of characters.
    pub(super) fn part(&self, from: usize, to: usize) -> Token<'a> {
        Token {
            text: &self.text[from..to],
            offset: self.offset + from,
            ..*self
        }
    }

    /// What to show of the token in an error: enough to know it again.
    pub(super) fn shown(&self) -> String {
        const ENOUGH: usize = 20;
        let mut shown: String = self.text.chars().take(ENOUGH).collect();
        if shown.len() < self.text.len() {
            shown.push('…');
        }
        shown
    }

    /// Whether it is written in digits alone.
    pub(super) fn is_number(&self) -> bool {
        self.text.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Something else was expected here.
    pub(super) fn unexpected(&self, expected: Expected) -> ParseError {
        let found = self.shown();
        self.error(ParseErrorKind::Unexpected { found, expected })
    }

    /// An error at this place.
    pub(super) fn error(&self, kind: ParseErrorKind) -> ParseError {
        let column = self.line_text[..self.offset].chars().count() + 1;
        ParseError::new(self.line, column, kind)
    }
}
