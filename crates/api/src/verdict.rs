//! How many solutions a puzzle has, as the answers of the games say it.

use crate::text::{Message, stop};
use atisbo_base::{Stop, Verdict};

/// Whether a puzzle has a solution; `None` if that was not decided. `found` says whether one was found.
pub(crate) fn is_valid(verdict: Verdict, found: bool) -> Option<bool> {
    (verdict != Verdict::Undecided || found).then_some(verdict != Verdict::None)
}

/// A limit ended the work before the answer was known.
pub(crate) fn undecided(limit: Stop) -> Message {
    Message::new("undecided").with("stop", stop(limit))
}

/// The same for work that can also end without a limit.
pub(crate) fn not_decided(limit: Option<Stop>) -> Message {
    limit.map_or_else(|| Message::new("solve-undecided"), undecided)
}

/// A limit ended the work, but what was said before is true all the same.
pub(crate) fn stopped_early(limit: Stop) -> Message {
    Message::new("stopped-early").with("stop", stop(limit))
}
