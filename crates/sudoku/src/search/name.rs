//! What to say when a name is none of the known ones.

use thiserror::Error;

/// A text that should name something names nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown name {found:?}; known are {}", known.join(", "))]
pub struct UnknownName {
    /// The text.
    pub found: String,
    /// What it could have been.
    pub known: Vec<&'static str>,
}

impl UnknownName {
    /// The one among `all` whose id is `text`.
    pub(super) fn look_up<T: Copy>(
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
