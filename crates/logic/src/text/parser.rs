//! Text to formula, by recursive descent.

use super::error::{Expected, ParseError, ParseErrorKind};
use super::scanner::{Scanner, Token};
use crate::formula::Formula;
use crate::symbol::Symbols;

/// Reads one formula. New names become new symbols.
///
/// ```
/// use atisbo_logic::{Notation, Symbols, parse};
///
/// let mut symbols = Symbols::new();
/// let formula = parse("B[1,1] ↔ (P[1,2] ∨ P[2,1])", &mut symbols)?;
/// assert_eq!(formula.print(&symbols, Notation::Ascii).to_string(), "B[1,1] <=> P[1,2] | P[2,1]");
///
/// let error = parse("a & (b | c", &mut symbols).unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 5: this parenthesis is never closed");
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is no formula.
pub fn parse(text: &str, symbols: &mut Symbols) -> Result<Formula, ParseError> {
    let mut parser = Parser::new(text)?;
    let formula = parser.formula(symbols)?;
    match parser.token() {
        Token::End => Ok(formula),
        _ => Err(parser.unexpected(Expected::Operator)),
    }
}

/// Whether the parser would read the text as one symbol of this very name.
pub(crate) fn is_name(text: &str) -> bool {
    let mut symbols = Symbols::new();
    let is_symbol = matches!(parse(text, &mut symbols), Ok(Formula::Symbol(_)));
    is_symbol && symbols.find(text).is_some()
}

/// How deep formulas may be nested: what walks over them recursively needs stack for each level.
const DEEPEST: usize = 500;

/// Reads formulas and what stands between them, with one token of look-ahead.
pub(crate) struct Parser<'t> {
    scanner: Scanner<'t>,
    token: Token<'t>,
    /// Where the token begins, in bytes.
    start: usize,
    /// Where the token before it ends.
    end: usize,
    depth: usize,
}

impl<'t> Parser<'t> {
    pub(crate) fn new(text: &'t str) -> Result<Self, ParseError> {
        let mut parser = Parser {
            scanner: Scanner::new(text),
            token: Token::End,
            start: 0,
            end: 0,
            depth: 0,
        };
        parser.advance()?;
        Ok(parser)
    }

    /// The token that comes next.
    pub(crate) fn token(&self) -> Token<'t> {
        self.token
    }

    /// The token after that one.
    pub(crate) fn token_after(&self) -> Result<Token<'t>, ParseError> {
        let (token, _) = self.scanner.clone().next()?;
        Ok(token)
    }

    /// Where the next token begins, in bytes.
    pub(crate) fn start(&self) -> usize {
        self.start
    }

    /// Where the last token that was read ends, in bytes.
    pub(crate) fn end(&self) -> usize {
        self.end
    }

    /// Reads the next token.
    pub(crate) fn advance(&mut self) -> Result<(), ParseError> {
        self.end = self.scanner.at();
        (self.token, self.start) = self.scanner.next()?;
        Ok(())
    }

    /// The error that the next token is not what it should be.
    pub(crate) fn unexpected(&self, expected: Expected) -> ParseError {
        let kind = match self.token {
            Token::End => ParseErrorKind::Ends { expected },
            Token::Close => ParseErrorKind::Unopened,
            _ => ParseErrorKind::Unexpected {
                expected,
                found: self.scanner.slice(self.start, self.scanner.at()).to_owned(),
            },
        };
        self.scanner.error(self.start, kind)
    }

    /// A formula, up to the first token that cannot be part of it.
    pub(crate) fn formula(&mut self, symbols: &mut Symbols) -> Result<Formula, ParseError> {
        let left = self.implication(symbols)?;
        if self.token != Token::Iff {
            return Ok(left);
        }
        self.advance()?;
        let right = self.deeper(|parser| parser.formula(symbols))?;
        Ok(left.iff(right))
    }

    fn implication(&mut self, symbols: &mut Symbols) -> Result<Formula, ParseError> {
        let left = self.disjunction(symbols)?;
        let reversed = match self.token {
            Token::Implies => false,
            Token::If => true,
            _ => return Ok(left),
        };
        self.advance()?;
        let right = self.deeper(|parser| parser.implication(symbols))?;
        Ok(if reversed {
            right.implies(left)
        } else {
            left.implies(right)
        })
    }

    fn disjunction(&mut self, symbols: &mut Symbols) -> Result<Formula, ParseError> {
        self.joined(Token::Or, Formula::Or, |parser| parser.conjunction(symbols))
    }

    fn conjunction(&mut self, symbols: &mut Symbols) -> Result<Formula, ParseError> {
        self.joined(Token::And, Formula::And, |parser| parser.negation(symbols))
    }

    /// One part, or several with the operator between them.
    fn joined(
        &mut self,
        operator: Token<'_>,
        join: fn(Vec<Formula>) -> Formula,
        mut part: impl FnMut(&mut Self) -> Result<Formula, ParseError>,
    ) -> Result<Formula, ParseError> {
        let first = part(self)?;
        if self.token != operator {
            return Ok(first);
        }
        // Nearly all have two parts.
        let mut parts = Vec::with_capacity(2);
        parts.push(first);
        while self.token == operator {
            self.advance()?;
            parts.push(part(self)?);
        }
        Ok(join(parts))
    }

    fn negation(&mut self, symbols: &mut Symbols) -> Result<Formula, ParseError> {
        let start = self.start;
        match self.token {
            Token::Not => {
                self.advance()?;
                Ok(!self.deeper(|parser| parser.negation(symbols))?)
            }
            Token::Open => {
                self.advance()?;
                let inner = self.deeper(|parser| parser.formula(symbols))?;
                match self.token {
                    Token::Close => {
                        self.advance()?;
                        Ok(inner)
                    }
                    Token::End | Token::Semicolon => {
                        Err(self.scanner.error(start, ParseErrorKind::Unclosed))
                    }
                    _ => Err(self.unexpected(Expected::Operator)),
                }
            }
            Token::Name(name) => {
                self.advance()?;
                Ok(match name {
                    "true" | "True" | "⊤" => Formula::TRUE,
                    "false" | "False" | "⊥" => Formula::FALSE,
                    _ => Formula::Symbol(symbols.intern(name)),
                })
            }
            _ => Err(self.unexpected(Expected::Formula)),
        }
    }

    /// Reads something one level deeper.
    fn deeper(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<Formula, ParseError>,
    ) -> Result<Formula, ParseError> {
        if self.depth == DEEPEST {
            let kind = ParseErrorKind::TooDeep { limit: DEEPEST };
            return Err(self.scanner.error(self.start, kind));
        }
        self.depth += 1;
        let formula = read(self);
        self.depth -= 1;
        formula
    }
}
