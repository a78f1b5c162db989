//! What is wrong with an experiment, and under which key.

use atisbo_base::UnknownName;
use serde::Serialize;
use serde::de::{self, Unexpected};
use std::fmt;
use thiserror::Error;

/// Something wrong in an experiment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{key}: {problem}")]
pub struct ExperimentError {
    /// The key with all that it stands in, as in `methods[2].agent`; empty for an error of the whole text.
    pub key: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum Problem {
    /// The text is no TOML, in the words of its reader.
    #[error("{0}")]
    Syntax(String),
    /// There is no such key here.
    #[error("unknown key; known are {}", known.join(", "))]
    UnknownKey {
        /// The keys there are.
        known: Vec<&'static str>,
    },
    /// The text is longer than what is read.
    #[error("{bytes} bytes; at most {most} are read")]
    TooLong {
        /// Its bytes.
        bytes: usize,
        /// The most.
        most: usize,
    },
    /// A key is missing.
    #[error("missing")]
    Missing,
    /// The value is of another kind.
    #[error("expected {expected}, found {found}")]
    Type {
        /// What was expected.
        expected: Expected,
        /// The value.
        found: String,
    },
    /// The text is none of those that mean something here.
    #[error("{0}")]
    Unknown(UnknownName),
    /// The number is too small or too large.
    #[error("{found} is not between {least} and {most}")]
    Range {
        /// The number.
        found: String,
        /// The least.
        least: String,
        /// The most.
        most: String,
    },
    /// Two things have the same name.
    #[error("{0:?} stands twice")]
    Twice(String),
    /// Anything else, in English.
    #[error("{0}")]
    Other(String),
}

/// What was expected in place of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub enum Expected {
    /// A text in quotes.
    Text,
    /// A whole number.
    Whole,
    /// A number.
    Number,
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

/// What the readers of this module expect; the other texts are serde's own.
pub(super) const LIST: &str = "a list";
pub(super) const SIZE: &str = "a size";
pub(super) const TIME: &str = "a time";

impl Expected {
    /// From what serde calls it.
    fn of(expected: &dyn de::Expected) -> Self {
        match expected.to_string().as_str() {
            "a string" => Expected::Text,
            "a boolean" => Expected::Flag,
            "u64" | "u32" | "usize" => Expected::Whole,
            "f64" => Expected::Number,
            "a sequence" | LIST => Expected::List,
            SIZE => Expected::Size,
            TIME => Expected::Time,
            _ => Expected::Table,
        }
    }
}

impl ExperimentError {
    /// Something wrong under a key.
    pub fn new(key: impl Into<String>, problem: Problem) -> Self {
        let key = key.into();
        ExperimentError { key, problem }
    }

    /// The same under a key that stands in another, or in a list as `[2]`.
    #[must_use]
    pub fn inside(mut self, outer: &str) -> Self {
        self.key = key_inside(outer, &self.key);
        self
    }
}

/// A key that stands in another, or in a list as `[2]`.
pub(super) fn key_inside(outer: &str, key: &str) -> String {
    let is_joined = outer.is_empty() || key.is_empty() || key.starts_with('[');
    format!("{outer}{}{key}", if is_joined { "" } else { "." })
}

impl From<Problem> for ExperimentError {
    fn from(problem: Problem) -> Self {
        ExperimentError::new("", problem)
    }
}

impl de::Error for ExperimentError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Problem::Other(message.to_string()).into()
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        let expected = Expected::of(expected);
        let found = written(found);
        Problem::Type { expected, found }.into()
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        let number = match found {
            Unexpected::Unsigned(number) => Some(number.to_string()),
            Unexpected::Signed(number) => Some(number.to_string()),
            _ => None,
        };
        match (number, expected.to_string().as_str()) {
            (Some(found), "u64") => Problem::range(&found, u64::MAX).into(),
            (Some(found), "u32") => Problem::range(&found, u32::MAX.into()).into(),
            _ => Self::invalid_type(found, expected),
        }
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        Problem::unknown(found, known.to_vec()).into()
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        let known = known.to_vec();
        ExperimentError::new(field, Problem::UnknownKey { known })
    }

    fn missing_field(field: &'static str) -> Self {
        ExperimentError::new(field, Problem::Missing)
    }
}

impl Problem {
    /// A text that is none of the known names.
    pub fn unknown(found: &str, known: Vec<&'static str>) -> Self {
        Problem::Unknown(UnknownName::new(found, known))
    }

    /// A number that is not between 0 and `most`.
    pub(super) fn range(found: &str, most: u64) -> Self {
        Problem::outside(&found, &0, &most)
    }

    /// A number that is not between two others.
    pub fn outside<N: ToString>(found: &impl ToString, least: &N, most: &N) -> Self {
        Problem::Range {
            found: found.to_string(),
            least: least.to_string(),
            most: most.to_string(),
        }
    }
}

/// A value as it stands in the text; a list or a table by its beginning.
fn written(found: Unexpected<'_>) -> String {
    const MOST: usize = 60;
    match found {
        Unexpected::Bool(flag) => flag.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        Unexpected::Float(number) => number.to_string(),
        Unexpected::Str(text) if text.chars().count() > MOST => {
            format!("{:?}…", text.chars().take(MOST).collect::<String>())
        }
        Unexpected::Str(text) => format!("{text:?}"),
        Unexpected::Seq => "[…]".to_owned(),
        Unexpected::Map => "{…}".to_owned(),
        other => other.to_string(),
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Text => "a text in quotes",
            Expected::Whole => "a whole number",
            Expected::Number => "a number",
            Expected::Flag => "true or false",
            Expected::List => "a list that is not empty",
            Expected::Table => "a table",
            Expected::Size => "a size, such as 500MB",
            Expected::Time => "a time, such as 30s",
        })
    }
}
