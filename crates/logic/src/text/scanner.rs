//! Text cut into names, operators and parentheses.

use super::error::{Expected, ParseError, ParseErrorKind};

/// A piece of text with a meaning of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    Name(&'t str),
    Not,
    And,
    Or,
    Implies,
    /// Implied by: an implication written the other way round.
    If,
    Iff,
    Open,
    Close,
    /// `;`, between sentences.
    Semicolon,
    End,
}

/// Operators, the longer before those they begin with.
const OPERATORS: [(&str, Token<'static>); 29] = [
    ("<==>", Token::Iff),
    ("<=>", Token::Iff),
    ("<->", Token::Iff),
    ("<==", Token::If),
    ("<-", Token::If),
    ("==>", Token::Implies),
    ("=>", Token::Implies),
    ("->", Token::Implies),
    ("&&", Token::And),
    ("&", Token::And),
    ("/\\", Token::And),
    ("||", Token::Or),
    ("|", Token::Or),
    ("\\/", Token::Or),
    ("~", Token::Not),
    ("!", Token::Not),
    ("¬", Token::Not),
    ("∧", Token::And),
    ("∨", Token::Or),
    ("→", Token::Implies),
    ("⇒", Token::Implies),
    ("←", Token::If),
    ("⇐", Token::If),
    ("↔", Token::Iff),
    ("⇔", Token::Iff),
    ("≡", Token::Iff),
    ("(", Token::Open),
    (")", Token::Close),
    (";", Token::Semicolon),
];

/// Gives one token after the other. A `#` begins a comment that goes to the end of its line.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'t> {
    text: &'t str,
    /// Where the next token begins, in bytes.
    at: usize,
}

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        // Some editors put a byte order mark before the text.
        let at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Scanner { text, at }
    }

    /// The next token and where it begins, in bytes.
    pub(crate) fn next(&mut self) -> Result<(Token<'t>, usize), ParseError> {
        self.skip_blanks();
        let start = self.at;
        let rest = &self.text[start..];
        let Some(first) = rest.chars().next() else {
            return Ok((Token::End, start));
        };
        if !first.is_alphanumeric() && first != '_' {
            return self.operator(rest, first);
        }
        let continues = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '\'');
        let mut length = rest.find(|c| !continues(c)).unwrap_or(rest.len());
        if rest[length..].starts_with('[') {
            let index = &rest[length + 1..];
            let in_index = |c: char| c.is_alphanumeric() || matches!(c, '_' | ',' | '-' | ' ');
            let end = index.find(|c| !in_index(c)).unwrap_or(index.len());
            if end == 0 || !index[end..].starts_with(']') {
                let expected = Expected::Index;
                let kind = match index[end..].chars().next() {
                    None => ParseErrorKind::Ends { expected },
                    Some(c) => ParseErrorKind::Unexpected {
                        expected,
                        found: c.to_string(),
                    },
                };
                return Err(self.error(start + length + 1 + end, kind));
            }
            length += end + 2;
        }
        self.at += length;
        Ok((Token::Name(&rest[..length]), start))
    }

    /// What begins with a sign that cannot begin a name.
    fn operator(&mut self, rest: &'t str, first: char) -> Result<(Token<'t>, usize), ParseError> {
        let start = self.at;
        let known = OPERATORS.iter().find(|(sign, _)| rest.starts_with(sign));
        let (length, token) = match known {
            Some(&(sign, token)) => (sign.len(), token),
            None if matches!(first, '⊤' | '⊥') => {
                (first.len_utf8(), Token::Name(&rest[..first.len_utf8()]))
            }
            None => return Err(self.error(start, unknown_operator(rest))),
        };
        self.at += length;
        Ok((token, start))
    }

    fn skip_blanks(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            let text = rest.trim_start();
            self.at += rest.len() - text.len();
            if !text.starts_with('#') {
                return;
            }
            self.at += text.find('\n').unwrap_or(text.len());
        }
    }

    /// The text between two places.
    pub(crate) fn slice(&self, from: usize, to: usize) -> &'t str {
        &self.text[from..to]
    }

    /// Where the next token is looked for.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// An error at this place.
    pub(crate) fn error(&self, at: usize, kind: ParseErrorKind) -> ParseError {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ParseError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..]
                .trim_start_matches('\u{feff}')
                .chars()
                .count()
                + 1,
            kind,
        }
    }
}

/// The run of signs that are neither blank, nor name, nor parenthesis.
fn unknown_operator(rest: &str) -> ParseErrorKind {
    let ends = |c: char| c.is_alphanumeric() || c.is_whitespace() || "_()[];~".contains(c);
    let mut chars = rest.char_indices().skip(1);
    let end = chars
        .find(|&(_, c)| ends(c))
        .map_or(rest.len(), |(at, _)| at);
    ParseErrorKind::UnknownOperator {
        found: rest[..end].chars().take(12).collect(),
    }
}
