//! A clause file cut into numbers and comments.

use crate::text::{Expected, ParseError, ParseErrorKind};

/// A piece of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word<'t> {
    /// A whole number; one that is too large for 64 bits is the greatest that fits.
    Number {
        negative: bool,
        value: u64,
    },
    /// From the `c` to the end of the line.
    Comment(&'t [u8]),
    /// The `%` after the last clause.
    EndMark,
    Other,
    End,
}

/// Gives one word after the other. Works on bytes: old files have comments in all kinds of encodings.
pub(super) struct Scanner<'t> {
    text: &'t [u8],
    /// Where the next word is looked for.
    at: usize,
    /// Where the last word begins.
    start: usize,
}

impl<'t> Scanner<'t> {
    pub(super) fn new(text: &'t [u8]) -> Self {
        let at = if text.starts_with(BYTE_ORDER_MARK) {
            3
        } else {
            0
        };
        Scanner {
            text,
            at,
            start: at,
        }
    }

    /// The next word, whatever it is.
    pub(super) fn raw_word(&mut self) -> &'t [u8] {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.start = self.at;
        while self
            .text
            .get(self.at)
            .is_some_and(|byte| !byte.is_ascii_whitespace())
        {
            self.at += 1;
        }
        self.word()
    }

    /// The last word.
    pub(super) fn word(&self) -> &'t [u8] {
        &self.text[self.start..self.at]
    }

    /// The next word and what it means.
    pub(super) fn next(&mut self) -> Word<'t> {
        let word = self.raw_word();
        match word.first() {
            None => Word::End,
            Some(b'c') => {
                let rest = &self.text[self.at..];
                let line_end = rest.iter().position(|&byte| byte == b'\n');
                self.at += line_end.unwrap_or(rest.len());
                Word::Comment(self.word())
            }
            Some(b'%') => Word::EndMark,
            Some(_) => number(word).unwrap_or(Word::Other),
        }
    }

    /// The error that the last word is not what it should be.
    pub(super) fn unexpected(&self, expected: Expected) -> ParseError {
        self.error(if self.word().is_empty() {
            ParseErrorKind::Ends { expected }
        } else {
            ParseErrorKind::Unexpected {
                expected,
                found: self.quoted(),
            }
        })
    }

    /// The error that the last word is too great a number.
    pub(super) fn out_of_range(&self, most: usize) -> ParseError {
        self.error(ParseErrorKind::OutOfRange {
            found: self.quoted(),
            most: most as u64,
        })
    }

    /// The last word, but no more of it than fits into a message.
    fn quoted(&self) -> String {
        let word = String::from_utf8_lossy(self.word());
        word.chars().take(24).collect()
    }

    fn error(&self, kind: ParseErrorKind) -> ParseError {
        let before = &self.text[..self.start];
        let before =
            String::from_utf8_lossy(before.strip_prefix(BYTE_ORDER_MARK).unwrap_or(before));
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ParseError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            kind,
        }
    }
}

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The word as a number; `None` for `-0`, which would end a clause where a literal was meant.
fn number(word: &[u8]) -> Option<Word<'static>> {
    let negative = word[0] == b'-';
    let digits = &word[usize::from(negative)..];
    let mut value: u64 = 0;
    for digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        let digit = u64::from(digit - b'0');
        value = value.saturating_mul(10).saturating_add(digit);
    }
    let minus_zero = negative && value == 0;
    let is_number = !digits.is_empty() && !minus_zero;
    is_number.then_some(Word::Number { negative, value })
}
