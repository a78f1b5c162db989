//! What to say when a name is none of the known ones.

use std::error::Error;
use std::fmt;

/// A text that should name one of a family names none.
///
/// ```
/// use atisbo_base::UnknownName;
///
/// let look_up = |text| UnknownName::look_up(text, &[1, 2], |one| ["none", "one", "two"][one]);
/// assert_eq!(look_up("two"), Ok(2));
/// let error = look_up("three").unwrap_err();
/// assert_eq!(error.to_string(), "unknown name \"three\"; known are one, two");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The text.
    pub found: String,
    /// What it could have been.
    pub known: Vec<&'static str>,
}

impl UnknownName {
    /// The one among `all` whose id is `text`.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn look_up<T: Copy>(
        text: &str,
        all: &[T],
        id: impl Fn(T) -> &'static str,
    ) -> Result<T, Self> {
        let found = all.iter().copied().find(|&one| id(one) == text);
        found.ok_or_else(|| UnknownName {
            found: text.to_owned(),
            known: all.iter().map(|&one| id(one)).collect(),
        })
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known.join(", ");
        write!(f, "unknown name {:?}; known are {known}", self.found)
    }
}

impl Error for UnknownName {}
