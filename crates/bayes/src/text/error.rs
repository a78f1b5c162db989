//! Where a text is not a network, and what a format cannot express, as data.

use super::Format;
use crate::factor::MOST_ENTRIES;
use crate::markov::MarkovError;
use crate::network::NetworkError;
use crate::variable::VariableError;
use serde::Serialize;
use std::fmt;
use thiserror::Error;

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum ReadError {
    /// It begins like a gzip file but cannot be unpacked.
    #[error("the file begins like a gzip file but cannot be unpacked: {0}")]
    Gzip(String),
    /// It is larger than any network that fits into memory.
    #[error("the unpacked file has more than {most} bytes, which is the most that is read")]
    TooLong {
        /// The most that is read.
        most: u64,
    },
    /// It looks like none of the formats.
    #[error("the text looks like none of {}; name its format", known_formats())]
    UnknownFormat,
    /// It stops making sense at a place. Lines and columns count from 1, columns in characters.
    #[error("line {line}, column {column}: {problem}")]
    At {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What was found and what was expected.
        problem: ReadProblem,
    },
}

impl ReadError {
    pub(super) fn at(text: &str, fault: Fault) -> Self {
        let before = text.get(..fault.offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ReadError::At {
            line: before.bytes().filter(|&byte| byte == b'\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            problem: *fault.problem,
        }
    }
}

/// What is wrong at a place of a text.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum ReadProblem {
    /// Something else was expected.
    #[error("found {found}, expected {expected}")]
    Unexpected {
        /// What stands there, shortened if it is long.
        found: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// A comment or a quoted name never ends.
    #[error("found {0} that never ends")]
    Unfinished(&'static str),
    /// Not XML.
    #[error("this is not XML: {0}")]
    Xml(String),
    /// A name that was never declared.
    #[error("there is no variable \"{0}\"")]
    NoVariable(String),
    /// A state that the variable does not have.
    #[error("\"{variable}\" has no state \"{state}\"")]
    NoState {
        /// Which variable.
        variable: String,
        /// The state.
        state: String,
    },
    /// A list of another length than announced.
    #[error("found {found} {of}, expected {expected}")]
    Count {
        /// Of what.
        of: &'static str,
        /// How many were announced.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A number beyond what it counts.
    #[error("found the {of} {found}, but there are only {count}, counted from 0")]
    NoNumber {
        /// Of what.
        of: &'static str,
        /// The number.
        found: usize,
        /// How many there are.
        count: usize,
    },
    /// A row was given twice.
    #[error("\"{node}\" has two rows{}; keep one of them", for_states(.row))]
    TwoRows {
        /// Which node.
        node: String,
        /// The states of the parents; empty for a node without parents.
        row: Vec<String>,
    },
    /// A row is not there.
    #[error("\"{node}\" has no row{}; add it, or a default", for_states(.row))]
    NoRow {
        /// Which node.
        node: String,
        /// The states of the parents; empty for a node without parents.
        row: Vec<String>,
    },
    /// A table, or a list of states, larger than is read.
    #[error("\"{node}\" asks for {asked} numbers or states, more than the {most} that are read")]
    TooLarge {
        /// Which node.
        node: String,
        /// How much it asks for: a number, or a power of two.
        asked: String,
        /// The most that is read.
        most: usize,
    },
    /// A variable occurs twice in a factor.
    #[error("variable {0} occurs twice in the scope")]
    Repeated(usize),
    /// A kind of node that is not random and discrete.
    #[error("\"{node}\" is a {kind} node; only discrete chance nodes are read")]
    Kind {
        /// Which node.
        node: String,
        /// Its kind.
        kind: String,
    },
    /// An expression that is not one of those that are read.
    #[error("the expression of \"{node}\" is not read: {why}; write its table as data")]
    Expression {
        /// Which node.
        node: String,
        /// Why not.
        why: &'static str,
    },
    /// The network is not sound.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// The Markov network is not sound.
    #[error(transparent)]
    Markov(#[from] MarkovError),
}

impl From<VariableError> for ReadProblem {
    fn from(error: VariableError) -> Self {
        ReadProblem::Network(error.into())
    }
}

/// Why a model cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum WriteError {
    /// The format has no factors without direction.
    #[error("a Markov network cannot be written as {0}; use uai")]
    Undirected(Format),
    /// A structure has to be written as a table that is too large.
    #[error(
        "the table of \"{node}\" has more than {} entries and {format} has no other way to write it",
        MOST_ENTRIES
    )]
    TooLarge {
        /// Which node.
        node: String,
        /// The format.
        format: Format,
    },
    /// The format cannot express a name.
    #[error("the name {name:?} cannot be written as {format}: {why}; rename it")]
    Name {
        /// The name.
        name: String,
        /// The format.
        format: Format,
        /// What stands against it.
        why: &'static str,
    },
    /// The output accepts no more text.
    #[error("the network could not be written completely")]
    Unfinished,
}

impl From<fmt::Error> for WriteError {
    fn from(_: fmt::Error) -> Self {
        WriteError::Unfinished
    }
}

/// A problem and where it begins, in bytes: lines are only counted for a text that is refused.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) offset: usize,
    /// Boxed: it is large, and a result passes through the readers for every token.
    pub(super) problem: Box<ReadProblem>,
}

impl Fault {
    pub(super) fn new(offset: usize, problem: impl Into<ReadProblem>) -> Self {
        Fault {
            offset,
            problem: Box::new(problem.into()),
        }
    }

    /// The same fault in a text of which this one is the part that begins at `offset`.
    pub(super) fn behind(mut self, offset: usize) -> Self {
        self.offset += offset;
        self
    }

    /// Something that was not expected, shortened if it is long.
    pub(super) fn unexpected(offset: usize, found: &str, expected: &'static str) -> Self {
        let found = match found.char_indices().nth(MOST_SHOWN) {
            Some((end, _)) => format!("{:?}...", &found[..end]),
            None => format!("{found:?}"),
        };
        Fault::new(offset, ReadProblem::Unexpected { found, expected })
    }

    /// An error if a list does not have the length that was announced.
    pub(super) fn check_count(
        offset: usize,
        of: &'static str,
        expected: usize,
        found: usize,
    ) -> Result<(), Self> {
        if expected == found {
            return Ok(());
        }
        let problem = ReadProblem::Count {
            of,
            expected,
            found,
        };
        Err(Fault::new(offset, problem))
    }

    /// The text ended too early.
    pub(super) fn end(offset: usize, expected: &'static str) -> Self {
        let found = "the end of the text".to_owned();
        Fault::new(offset, ReadProblem::Unexpected { found, expected })
    }
}

/// How many characters of a wrong word are shown.
const MOST_SHOWN: usize = 40;

fn known_formats() -> String {
    Format::ALL.map(Format::id).join(", ")
}

fn for_states(row: &[String]) -> String {
    if row.is_empty() {
        String::new()
    } else {
        format!(" for ({})", row.join(", "))
    }
}
