//! Why an engine cannot tell, as data.

use atisbo_base::Name;
use atisbo_logic::{SentenceId, Why};
use serde::Serialize;

/// Why an engine cannot tell.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Unable {
    /// The reason.
    pub why: Obstacle,
    /// The first sentence that is no Horn clause, counted from 1 as the sentences are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<usize>,
}

/// What an engine runs into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Obstacle {
    /// Chaining uses Horn clauses only, and does not see a sentence.
    NotHorn,
    /// Chaining proves conjunctions of symbols only.
    QueryNotAtomic,
    /// Local search found no model, which does not mean that there is none.
    NoModelFound,
    /// The budget was used up first.
    Budget,
}

impl Unable {
    pub(super) fn of(why: Why) -> Unable {
        let (why, sentence) = match why {
            Why::NotHorn(SentenceId(place)) => (Obstacle::NotHorn, Some(place + 1)),
            Why::QueryNotAtomic => (Obstacle::QueryNotAtomic, None),
            Why::NoModelFound => (Obstacle::NoModelFound, None),
            Why::Budget(_) => (Obstacle::Budget, None),
        };
        Unable { why, sentence }
    }
}
