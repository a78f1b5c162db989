//! How many solutions a puzzle has, in one word.

use serde::{Deserialize, Serialize};

/// How many solutions a puzzle has, as far as that was asked and found.
///
/// ```
/// use atisbo_base::Verdict;
///
/// assert_eq!(Verdict::of(1, true), Verdict::Unique);
/// assert_eq!(Verdict::of(1, false), Verdict::Undecided);
/// assert_eq!(Verdict::of(2, false).is_unique(), Some(false));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// None.
    None,
    /// Exactly one.
    Unique,
    /// Two or more.
    Several,
    /// The search ended too early to tell.
    Undecided,
}

impl Verdict {
    /// The verdict after `count` solutions were found; `complete` if there are no others.
    pub fn of(count: u64, complete: bool) -> Self {
        match (count, complete) {
            (2.., _) => Verdict::Several,
            (1, true) => Verdict::Unique,
            (0, true) => Verdict::None,
            _ => Verdict::Undecided,
        }
    }

    /// Whether there is exactly one solution; `None` if that is not decided.
    pub fn is_unique(self) -> Option<bool> {
        (self != Verdict::Undecided).then_some(self == Verdict::Unique)
    }
}
