//! Cutting a text into words, quoted names and marks: one pass over the bytes for every format that is
//! not XML.

use super::error::{Fault, ReadProblem};
use std::borrow::Cow;

/// What a byte means at the beginning of a token.
#[derive(Clone, Copy, PartialEq)]
enum Class {
    Word,
    Blank,
    Mark,
    Quote,
    /// Begins a remark to the end of the line.
    Remark,
    /// Begins a remark together with the next byte: `//` or `/*`.
    Slash,
}

/// How a format is spelled: what separates, what is a token of its own, what begins a comment.
pub(super) struct Spelling {
    classes: [Class; 256],
}

impl Spelling {
    /// Words separated by white space, and nothing else.
    pub(super) const fn words() -> Self {
        let mut classes = [Class::Word; 256];
        let mut byte = 0;
        while byte <= b' ' as usize {
            classes[byte] = Class::Blank;
            byte += 1;
        }
        Spelling { classes }
    }

    /// These also separate.
    pub(super) const fn blanks(self, bytes: &[u8]) -> Self {
        self.with(bytes, Class::Blank)
    }

    /// These are tokens of their own.
    pub(super) const fn marks(self, bytes: &[u8]) -> Self {
        self.with(bytes, Class::Mark)
    }

    /// Names may stand in double quotes.
    pub(super) const fn quotes(self) -> Self {
        self.with(b"\"", Class::Quote)
    }

    /// These begin a comment to the end of the line.
    pub(super) const fn remarks(self, bytes: &[u8]) -> Self {
        self.with(bytes, Class::Remark)
    }

    /// Comments are as in C: `//` to the end of the line, `/*` to `*/`.
    pub(super) const fn c_comments(self) -> Self {
        self.with(b"/", Class::Slash)
    }

    const fn with(mut self, bytes: &[u8], class: Class) -> Self {
        let mut index = 0;
        while index < bytes.len() {
            self.classes[bytes[index] as usize] = class;
            index += 1;
        }
        self
    }

    /// Whether the text is read as one word, so that it need not stand in quotes.
    pub(super) fn is_word(&self, text: &str) -> bool {
        let inside = |byte: u8| matches!(self.classes[byte as usize], Class::Word | Class::Slash);
        !text.is_empty() && text.bytes().all(inside) && !text.contains("//") && !text.contains("/*")
    }
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'t> {
    Word(&'t str),
    Quoted(Cow<'t, str>),
    Mark(u8),
    End,
}

/// Reads a text token by token, always one ahead.
pub(super) struct Scanner<'t> {
    text: &'t str,
    spelling: &'static Spelling,
    token: Token<'t>,
    start: usize,
    end: usize,
}

impl<'t> Scanner<'t> {
    /// At the first token of the text.
    pub(super) fn new(text: &'t str, spelling: &'static Spelling) -> Result<Self, Fault> {
        let mut scanner = Scanner {
            text,
            spelling,
            token: Token::End,
            start: 0,
            end: 0,
        };
        scanner.advance()?;
        Ok(scanner)
    }

    /// The token it is at.
    pub(super) fn token(&self) -> &Token<'t> {
        &self.token
    }

    /// Where that token begins.
    pub(super) fn offset(&self) -> usize {
        self.start
    }

    /// How many bytes come after the token.
    pub(super) fn remaining(&self) -> usize {
        self.text.len() - self.end
    }

    /// Goes back, or on, to the token that begins at an offset.
    pub(super) fn seek(&mut self, offset: usize) -> Result<(), Fault> {
        self.end = offset;
        self.advance()
    }

    /// Goes to the next token.
    pub(super) fn advance(&mut self) -> Result<(), Fault> {
        let bytes = self.text.as_bytes();
        let class = |at: usize| self.spelling.classes[bytes[at] as usize];
        let mut at = self.end;
        while at < bytes.len() {
            match class(at) {
                Class::Blank => at += 1,
                Class::Remark => at = line_end(bytes, at),
                Class::Slash if bytes.get(at + 1) == Some(&b'/') => at = line_end(bytes, at),
                Class::Slash if bytes.get(at + 1) == Some(&b'*') => {
                    let body = &self.text[at + 2..];
                    let length = body.find("*/");
                    let length = length.ok_or_else(|| {
                        Fault::new(at, ReadProblem::Unfinished("a comment \"/*\""))
                    })?;
                    at += 2 + length + 2;
                }
                Class::Mark => {
                    (self.start, self.end) = (at, at + 1);
                    self.token = Token::Mark(bytes[at]);
                    return Ok(());
                }
                Class::Quote => return self.quoted(at),
                Class::Word | Class::Slash => {
                    let ends = |at: &usize| match class(*at) {
                        Class::Word => false,
                        Class::Slash => matches!(bytes.get(at + 1), Some(b'/' | b'*')),
                        Class::Blank | Class::Mark | Class::Quote | Class::Remark => true,
                    };
                    let end = (at + 1..bytes.len()).find(ends).unwrap_or(bytes.len());
                    (self.start, self.end) = (at, end);
                    self.token = Token::Word(&self.text[at..end]);
                    return Ok(());
                }
            }
        }
        (self.start, self.end) = (bytes.len(), bytes.len());
        self.token = Token::End;
        Ok(())
    }

    /// In quotes, a backslash takes the special meaning from a quote or a backslash.
    fn quoted(&mut self, start: usize) -> Result<(), Fault> {
        let bytes = self.text.as_bytes();
        let mut name = Cow::Borrowed("");
        let mut plain = start + 1;
        let mut at = plain;
        while at < bytes.len() {
            match bytes[at] {
                b'"' => {
                    name += &self.text[plain..at];
                    (self.start, self.end) = (start, at + 1);
                    self.token = Token::Quoted(name);
                    return Ok(());
                }
                b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => {
                    name += &self.text[plain..at];
                    plain = at + 1;
                    at += 2;
                }
                _ => at += 1,
            }
        }
        Err(Fault::new(start, ReadProblem::Unfinished("a quoted name")))
    }

    /// Fails, saying what should be here instead of the token.
    pub(super) fn fault(&self, expected: &'static str) -> Fault {
        if self.token == Token::End {
            Fault::end(self.start, expected)
        } else {
            Fault::unexpected(self.start, &self.text[self.start..self.end], expected)
        }
    }

    /// Whether the token is this mark.
    pub(super) fn at_mark(&self, mark: u8) -> bool {
        self.token == Token::Mark(mark)
    }

    /// Whether the token is this word.
    pub(super) fn at_word(&self, word: &str) -> bool {
        self.token == Token::Word(word)
    }

    /// Goes past a mark that has to be here.
    pub(super) fn mark(&mut self, mark: u8, expected: &'static str) -> Result<(), Fault> {
        if self.at_mark(mark) {
            self.advance()
        } else {
            Err(self.fault(expected))
        }
    }

    /// Goes past everything up to a mark, and past the mark.
    pub(super) fn skip_past(&mut self, mark: u8, expected: &'static str) -> Result<(), Fault> {
        while !self.at_mark(mark) {
            if self.token == Token::End {
                return Err(self.fault(expected));
            }
            self.advance()?;
        }
        self.advance()
    }

    /// An error if there is anything left of the text.
    pub(super) fn expect_end(&self, expected: &'static str) -> Result<(), Fault> {
        match self.token {
            Token::End => Ok(()),
            _ => Err(self.fault(expected)),
        }
    }

    /// Goes past a word or a quoted name.
    pub(super) fn name(&mut self, expected: &'static str) -> Result<Cow<'t, str>, Fault> {
        let name = match &mut self.token {
            Token::Word(word) => Cow::Borrowed(*word),
            Token::Quoted(name) => std::mem::take(name),
            Token::Mark(_) | Token::End => return Err(self.fault(expected)),
        };
        self.advance()?;
        Ok(name)
    }

    /// Goes past a number.
    pub(super) fn number(&mut self) -> Result<f64, Fault> {
        self.parse("a number")
    }

    /// Goes past a whole number that is not negative.
    pub(super) fn count(&mut self, expected: &'static str) -> Result<usize, Fault> {
        self.parse(expected)
    }

    fn parse<T: std::str::FromStr>(&mut self, expected: &'static str) -> Result<T, Fault> {
        let Token::Word(word) = self.token else {
            return Err(self.fault(expected));
        };
        let number = word.parse().map_err(|_| self.fault(expected))?;
        self.advance()?;
        Ok(number)
    }
}

fn line_end(bytes: &[u8], at: usize) -> usize {
    let length = bytes[at..].iter().position(|&byte| byte == b'\n');
    length.map_or(bytes.len(), |length| at + length)
}

/// A name in quotes, as [`Scanner`] reads it back.
pub(super) fn in_quotes(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}
