//! What is wrong with the text of an experiment, and where.

use std::fmt;
use thiserror::Error;

/// Where something stands in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The key with all that it stands in, as in `methods[2].agent`; empty where no key is to blame.
    pub key: String,
}

/// Something wrong in the text of an experiment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {}, column {}: {}: {kind}", place.line, place.column, place.key)]
pub struct Trouble {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: Kind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The text is no TOML, in the words of its reader.
    Syntax(String),
    /// There is no such key here.
    UnknownKey {
        /// The keys there are.
        known: Vec<String>,
    },
    /// A key is missing.
    Missing,
    /// The value is of another kind.
    Type(Expected),
    /// The text is none of those that mean something here.
    Unknown {
        /// The text.
        found: String,
        /// What would mean something.
        known: Vec<String>,
    },
    /// The number is too small or too large.
    Range {
        /// The number.
        found: String,
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// Two things have the same name.
    Twice(String),
}

/// What was expected in place of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A text in quotes.
    Text,
    /// A whole number.
    Whole,
    /// `true` or `false`.
    Flag,
    /// A list that is not empty.
    List,
    /// A table.
    Table,
    /// A size, as `500MB`.
    Size,
    /// A time, as `30s`.
    Time,
}

impl fmt::Display for Kind {
    /// For developers; what users read is made elsewhere, in their language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Syntax(message) => f.write_str(message),
            Kind::UnknownKey { known } => write!(f, "unknown key; known are {}", known.join(", ")),
            Kind::Missing => f.write_str("missing"),
            Kind::Type(expected) => write!(f, "expected {expected:?}"),
            Kind::Unknown { found, known } => {
                write!(f, "{found:?} is none of {}", known.join(", "))
            }
            Kind::Range { found, least, most } => {
                write!(f, "{found} is not between {least} and {most}")
            }
            Kind::Twice(name) => write!(f, "{name:?} stands twice"),
        }
    }
}
