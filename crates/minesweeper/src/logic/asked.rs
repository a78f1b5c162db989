//! The questions that the agent asks its knowledge bases, one after the other.

use crate::tiling::Cell;
use atisbo_base::Name;
use std::time::Duration;

/// What is asked about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
#[name(schema = "AgentAsk")]
pub enum Ask {
    /// Can I mark it: is it certainly a mine?
    Mark,
    /// Can I open it: is it certainly none?
    Open,
}

impl Ask {
    /// The question about a mine, or about none.
    pub(super) fn of(is_mine: bool) -> Self {
        if is_mine { Ask::Mark } else { Ask::Open }
    }
}

/// What chaining answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
#[name(schema = "AgentReply")]
pub enum Reply {
    /// It follows.
    Yes,
    /// It does not follow from these rules.
    No,
    /// The recursive engine reached its limit on goals.
    GivenUp,
}

/// A question, and what it was asked of.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// About which cell.
    pub cell: Cell,
    /// The number whose rules the knowledge base has; none where the number of mines in all settles the cell.
    pub number: Option<Cell>,
    /// What was asked.
    pub ask: Ask,
    /// How many rules the knowledge base has.
    pub rules: usize,
    /// How many facts it has.
    pub facts: usize,
    /// The answer.
    pub reply: Reply,
    /// How long it took; a knowledge base that is made for a cell counts for the first question about it.
    pub time: Duration,
}
