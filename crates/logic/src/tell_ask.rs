//! Knowledge bases and questions in one file, in the format of the `iengine` course work.
//!
//! ```text
//! TELL
//! p2 => p3; p3 => p1; a; b; p2;   # sentences end with ";", over any lines
//! ASK
//! p1                              # one question a line, or several with ";" between
//! ```
//!
//! The course (Swinburne University, COS30019) has Horn clauses and, for its general part, sentences with
//! `~ & || => <=>`; all operators of [`parse`](crate::parse) are read. `TELL` and `ASK` may be in small
//! letters. A symbol may have the same name: `ask => b` is a sentence, and so is `(ask)`. A file without
//! `ASK` is a knowledge base without questions.

mod result;

use crate::formula::Formula;
use crate::knowledge_base::{KnowledgeBase, SentenceId};
use crate::symbol::Symbol;
use crate::text::{Expected, Notation, ParseError, Parser, Token};
use std::fmt::{self, Write};

pub use result::result_line;

/// What a file says and asks.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// The sentences, in the order of the file.
    pub base: KnowledgeBase,
    /// The questions, in the order of the file.
    pub queries: Vec<Query>,
    /// In which line each sentence begins.
    lines: Vec<usize>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// The question.
    pub formula: Formula,
    /// How it is written in the file.
    pub text: String,
    /// The line in which it begins, counted from one.
    pub line: usize,
}

impl File {
    /// The line in which a sentence begins, counted from one; `None` if it does not come from the file.
    pub fn line(&self, sentence: SentenceId) -> Option<usize> {
        self.lines.get(sentence.0).copied()
    }
}

/// A knowledge base that comes from elsewhere: without questions, and without lines.
impl From<KnowledgeBase> for File {
    fn from(base: KnowledgeBase) -> Self {
        File {
            base,
            ..File::default()
        }
    }
}

/// Reads a file.
///
/// ```
/// use atisbo_logic::{SentenceId, tell_ask};
///
/// let file = tell_ask::read("TELL\na => b; b => c;\na;\nASK\nc")?;
/// assert_eq!(file.base.sentences().count(), 3);
/// assert_eq!(file.line(SentenceId(2)), Some(3));
/// assert_eq!((file.queries[0].text.as_str(), file.queries[0].line), ("c", 5));
///
/// let error = tell_ask::read("TELL\na =>;\nASK\na").unwrap_err();
/// assert_eq!((error.line, error.column), (2, 5));
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
///
/// # Errors
///
/// The first place where the text is not of this format.
pub fn read(text: &str) -> Result<File, ParseError> {
    let mut parser = Parser::new(text)?;
    let mut lines = Lines::new(text);
    let mut file = File::default();
    if !is_word(parser.token(), "tell") {
        return Err(parser.unexpected(Expected::Tell));
    }
    parser.advance()?;
    let asks = loop {
        match parser.token() {
            Token::End => break false,
            Token::Semicolon => parser.advance()?,
            token if is_word(token, "ask") && !is_between(parser.token_after()?) => break true,
            _ => {
                let line = lines.at(parser.start());
                let sentence = parser.formula(file.base.symbols_mut())?;
                file.base.tell_formula(sentence);
                file.lines.push(line);
                match parser.token() {
                    Token::Semicolon | Token::End => {}
                    token if is_word(token, "ask") => break true,
                    _ => return Err(parser.unexpected(Expected::EndOfSentence)),
                }
            }
        }
    };
    if asks {
        parser.advance()?;
        read_queries(text, &mut parser, &mut lines, &mut file)?;
        if file.queries.is_empty() {
            return Err(parser.unexpected(Expected::Formula));
        }
    }
    Ok(file)
}

fn read_queries<'t>(
    text: &'t str,
    parser: &mut Parser<'t>,
    lines: &mut Lines<'t>,
    file: &mut File,
) -> Result<(), ParseError> {
    loop {
        match parser.token() {
            Token::End => return Ok(()),
            Token::Semicolon => parser.advance()?,
            _ => {
                let start = parser.start();
                let formula = parser.formula(file.base.symbols_mut())?;
                file.queries.push(Query {
                    formula,
                    text: text[start..parser.end()].to_owned(),
                    line: lines.at(start),
                });
                let on_the_same_line = !text[parser.end()..parser.start()].contains('\n');
                let ends = matches!(parser.token(), Token::Semicolon | Token::End);
                if on_the_same_line && !ends {
                    return Err(parser.unexpected(Expected::Operator));
                }
            }
        }
    }
}

/// Whether the token is the word, in small or capital letters.
fn is_word(token: Token<'_>, word: &str) -> bool {
    matches!(token, Token::Name(name) if name.eq_ignore_ascii_case(word))
}

/// Whether the token stands between two formulas: what comes before it is no keyword.
fn is_between(token: Token<'_>) -> bool {
    use Token::{And, If, Iff, Implies, Or};
    matches!(token, And | Or | Implies | If | Iff)
}

/// The lines of places that are asked for from front to back.
struct Lines<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl<'t> Lines<'t> {
    fn new(text: &'t str) -> Self {
        let (at, line) = (0, 1);
        Lines { text, at, line }
    }

    fn at(&mut self, place: usize) -> usize {
        self.line += self.text[self.at..place].matches('\n').count();
        self.at = place;
        self.line
    }
}

/// Writes a file, with a line for each sentence and each question: [`read`] reads the same from it.
///
/// ```
/// use atisbo_logic::tell_ask;
///
/// let file = tell_ask::read("tell a ∨ b; ¬a ask b; a")?;
/// let queries = file.queries.iter().map(|query| &query.formula);
/// assert_eq!(tell_ask::write(&file.base, queries), "TELL\na || b;\n~a;\nASK\nb\na\n");
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
pub fn write<'f>(base: &KnowledgeBase, queries: impl IntoIterator<Item = &'f Formula>) -> String {
    let mut text = String::new();
    // A string takes all that is written.
    let _ = write_to(base, queries, &mut text);
    text
}

/// The symbol that is all there is in a sentence.
fn lone_symbol(sentence: &Formula) -> Option<Symbol> {
    match sentence {
        Formula::Symbol(symbol) => Some(*symbol),
        Formula::And(parts) | Formula::Or(parts) if parts.len() == 1 => lone_symbol(&parts[0]),
        _ => None,
    }
}

/// The same, to anything that takes text.
///
/// # Errors
///
/// If it takes no more.
pub fn write_to<'f>(
    base: &KnowledgeBase,
    queries: impl IntoIterator<Item = &'f Formula>,
    out: &mut impl Write,
) -> fmt::Result {
    let symbols = base.symbols();
    out.write_str("TELL\n")?;
    for (_, sentence) in base.sentences() {
        let printed = sentence.print(symbols, Notation::TellAsk);
        let is_ask = |symbol| symbols.name(symbol).eq_ignore_ascii_case("ask");
        if lone_symbol(sentence).is_some_and(is_ask) {
            writeln!(out, "({printed});")?;
        } else {
            writeln!(out, "{printed};")?;
        }
    }
    for (index, query) in queries.into_iter().enumerate() {
        if index == 0 {
            out.write_str("ASK\n")?;
        }
        writeln!(out, "{}", query.print(symbols, Notation::TellAsk))?;
    }
    Ok(())
}
