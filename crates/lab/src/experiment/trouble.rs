//! What is wrong with an experiment, and under which key.

use atisbo_base::UnknownName;
use serde::de::{self, Unexpected};
use std::fmt;
use thiserror::Error;

/// Something wrong in an experiment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{key}: {kind}")]
pub struct Trouble {
    /// The key with all that it stands in, as in `methods[2].agent`; empty where no key is to blame.
    pub key: String,
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
        known: Vec<&'static str>,
    },
    /// A key is missing.
    Missing,
    /// The value is of another kind.
    Type(Expected),
    /// The text is none of those that mean something here.
    Unknown(UnknownName),
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
    /// Anything else, in English.
    Other(String),
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

/// How the readers of this module say what they expect; the others are serde's own.
pub(super) const LIST: &str = "a list";
pub(super) const SIZE: &str = "a size";
pub(super) const TIME: &str = "a time";

impl Expected {
    /// From what serde calls it.
    fn of(expected: &dyn de::Expected) -> Self {
        match expected.to_string().as_str() {
            "a string" => Expected::Text,
            "a boolean" => Expected::Flag,
            "u64" | "u32" => Expected::Whole,
            LIST => Expected::List,
            SIZE => Expected::Size,
            TIME => Expected::Time,
            _ => Expected::Table,
        }
    }
}

impl Trouble {
    /// Something wrong under a key.
    pub fn new(key: impl Into<String>, kind: Kind) -> Self {
        let key = key.into();
        Trouble { key, kind }
    }

    /// The same under a key that stands in another, or in a list as `[2]`.
    #[must_use]
    pub fn inside(mut self, outer: &str) -> Self {
        let dot = if outer.is_empty() || self.key.is_empty() || self.key.starts_with('[') {
            ""
        } else {
            "."
        };
        self.key = format!("{outer}{dot}{}", self.key);
        self
    }
}

impl de::Error for Trouble {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Trouble::new("", Kind::Other(message.to_string()))
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        Trouble::new("", Kind::Type(Expected::of(expected)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        let number = match found {
            Unexpected::Unsigned(number) => Some(number.to_string()),
            Unexpected::Signed(number) => Some(number.to_string()),
            _ => None,
        };
        match (number, expected.to_string().as_str()) {
            (Some(found), "u64") => Trouble::new("", Kind::range(found, u64::MAX)),
            (Some(found), "u32") => Trouble::new("", Kind::range(found, u32::MAX.into())),
            _ => Self::invalid_type(found, expected),
        }
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        Trouble::new("", Kind::Unknown(UnknownName::new(found, known.to_vec())))
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        let known = known.to_vec();
        Trouble::new(field, Kind::UnknownKey { known })
    }

    fn missing_field(field: &'static str) -> Self {
        Trouble::new(field, Kind::Missing)
    }
}

impl Kind {
    /// A number that is not between 0 and `most`.
    pub(super) fn range(found: String, most: u64) -> Self {
        let least = 0;
        Kind::Range { found, least, most }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Text => "a text in quotes",
            Expected::Whole => "a whole number",
            Expected::Flag => "true or false",
            Expected::List => "a list that is not empty",
            Expected::Table => "a table",
            Expected::Size => "a size, such as 500MB",
            Expected::Time => "a time, such as 30s",
        })
    }
}

impl fmt::Display for Kind {
    /// For developers; what users read is made elsewhere, in their language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Syntax(message) | Kind::Other(message) => f.write_str(message),
            Kind::UnknownKey { known } => write!(f, "unknown key; known are {}", known.join(", ")),
            Kind::Missing => f.write_str("missing"),
            Kind::Type(expected) => write!(f, "expected {expected}"),
            Kind::Unknown(name) => name.fmt(f),
            Kind::Range { found, least, most } => {
                write!(f, "{found} is not between {least} and {most}")
            }
            Kind::Twice(name) => write!(f, "{name:?} stands twice"),
        }
    }
}
