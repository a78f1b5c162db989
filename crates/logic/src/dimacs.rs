//! Clauses in the DIMACS format, which every SAT solver reads.
//!
//! ```text
//! c symbol 1 = rain
//! c symbol 2 = wet
//! p cnf 2 2
//! -1 2 0
//! 1 0
//! ```
//!
//! What files in use do differently is read as most solvers read it:
//!
//! - a clause may go over several lines, and a line may hold several clauses; `c` begins a comment up to
//!   the end of the line, wherever it stands;
//! - a `%` ends the file, as in those of SATLIB;
//! - the number of symbols in the header is a promise: a greater symbol is an error. The number of
//!   clauses is not: [`File`] has both numbers, for callers that want to warn;
//! - a last clause without its `0` is an error: the file may be cut off.
//!
//! Names of symbols are kept in comments, as above. Since comments cannot be wrong, names are read as long
//! as they are those of the symbols 1, 2, 3 and so on, and all different; the rest is left out.
//!
//! Reference: DIMACS challenge, Satisfiability: suggested format (1993).

mod scanner;

use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::symbol::{Symbol, Symbols};
use crate::text::{Expected, ParseError};
use scanner::{Scanner, Word};
use std::fmt::{self, Write};

/// The most symbols a file may have. Engines keep tables with a few entries for each.
pub const MOST_SYMBOLS: usize = 10_000_000;

/// What a file says.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// The clauses. Tautologies say nothing, and are not kept.
    pub cnf: Cnf,
    /// The names of the first symbols, as far as the file has them.
    pub symbols: Symbols,
    /// How many clauses the header announced.
    pub announced: usize,
    /// How many clauses there are in the file, tautologies counted.
    pub clauses: usize,
}

/// Reads a file.
///
/// ```
/// use atisbo_logic::dimacs;
///
/// let file = dimacs::read("c symbol 1 = rain\np cnf 2 2\n-1 2 0 1\n0")?;
/// assert_eq!((file.cnf.symbols(), file.cnf.len()), (2, 2));
/// assert!(file.symbols.find("rain").is_some());
///
/// let error = dimacs::read("p cnf 2 2\n-1 3 0").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 4: the number 3 is out of range; the most is 2");
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
///
/// # Errors
///
/// The first place where the text is not of this format.
pub fn read(text: impl AsRef<[u8]>) -> Result<File, ParseError> {
    let mut scanner = Scanner::new(text.as_ref());
    let mut names = Vec::new();
    let (symbols, announced) = header(&mut scanner, &mut names)?;
    let mut file = File {
        cnf: Cnf::new(symbols),
        announced,
        ..File::default()
    };
    let mut clause: Vec<Literal> = Vec::new();
    loop {
        match scanner.next() {
            Word::Comment(comment) => names.extend(name_in(comment)),
            Word::Number { negative, value } => {
                let Some(index) = (value as usize).checked_sub(1) else {
                    file.clauses += 1;
                    file.cnf.add(clause.drain(..));
                    continue;
                };
                if index >= symbols {
                    return Err(scanner.out_of_range(symbols));
                }
                clause.push(Literal::new(Symbol::new(index), !negative));
            }
            Word::End | Word::EndMark if clause.is_empty() => break,
            Word::End | Word::EndMark => return Err(scanner.unexpected(Expected::EndOfClause)),
            Word::Other => return Err(scanner.unexpected(Expected::Number)),
        }
    }
    file.symbols = symbols_of(names, symbols);
    Ok(file)
}

/// `p cnf SYMBOLS CLAUSES`, after any comments.
fn header(
    scanner: &mut Scanner<'_>,
    names: &mut Vec<(usize, String)>,
) -> Result<(usize, usize), ParseError> {
    loop {
        match scanner.next() {
            Word::Comment(comment) => names.extend(name_in(comment)),
            Word::Other if scanner.word() == b"p" => break,
            _ => return Err(scanner.unexpected(Expected::Header)),
        }
    }
    // A comment begins with a "c", and so does "cnf".
    if scanner.raw_word() != b"cnf" {
        return Err(scanner.unexpected(Expected::Header));
    }
    let mut number = |most: usize| match scanner.next() {
        Word::Number { value, negative } if !negative && value <= most as u64 => Ok(value as usize),
        Word::Number { .. } => Err(scanner.out_of_range(most)),
        _ => Err(scanner.unexpected(Expected::Number)),
    };
    Ok((number(MOST_SYMBOLS)?, number(u32::MAX as usize)?))
}

/// The number and name in `c symbol 1 = rain`.
fn name_in(comment: &[u8]) -> Option<(usize, String)> {
    let comment = String::from_utf8_lossy(comment.strip_prefix(b"c symbol ")?);
    let (number, name) = comment.split_once('=')?;
    let (number, name) = (number.trim().parse().ok()?, name.trim());
    (!name.is_empty()).then(|| (number, name.to_owned()))
}

/// The names of the symbols from 1 on, as long as there are different ones.
fn symbols_of(mut names: Vec<(usize, String)>, most: usize) -> Symbols {
    names.sort_by_key(|&(number, _)| number);
    let mut symbols = Symbols::new();
    for (number, name) in names {
        let next = symbols.len() + 1;
        if number != next || number > most || symbols.find(&name).is_some() {
            break;
        }
        symbols.intern(&name);
    }
    symbols
}

/// Writes a file: [`read`] reads the same clauses from it, and the same names.
///
/// ```
/// use atisbo_logic::{Cnf, Literal, Symbols, dimacs};
///
/// let mut symbols = Symbols::new();
/// let [rain, wet] = ["rain", "wet"].map(|name| Literal::positive(symbols.intern(name)));
/// let mut cnf = Cnf::new(symbols.len());
/// cnf.add([!rain, wet]);
/// let text = "c symbol 1 = rain\nc symbol 2 = wet\np cnf 2 1\n-1 2 0\n";
/// assert_eq!(dimacs::write(&cnf, &symbols), text);
/// ```
pub fn write(cnf: &Cnf, symbols: &Symbols) -> String {
    let mut text = String::new();
    // A string takes all that is written.
    let _ = write_to(cnf, symbols, &mut text);
    text
}

/// The same, to anything that takes text.
///
/// # Errors
///
/// If it takes no more.
pub fn write_to(cnf: &Cnf, symbols: &Symbols, out: &mut impl Write) -> fmt::Result {
    let names = symbols.iter().take(cnf.symbols());
    for (index, symbol) in names.enumerate() {
        let name = symbols.name(symbol);
        if name.is_empty() || name.trim() != name || name.contains(['\n', '\r']) {
            break;
        }
        writeln!(out, "c symbol {} = {name}", index + 1)?;
    }
    writeln!(out, "p cnf {} {}", cnf.symbols(), cnf.len())?;
    for clause in cnf.clauses() {
        for literal in clause {
            write!(out, "{} ", literal.to_dimacs())?;
        }
        out.write_str("0\n")?;
    }
    Ok(())
}
