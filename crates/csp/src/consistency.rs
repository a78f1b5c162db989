//! Consistency: what can be ruled out before any value is guessed.
//!
//! | algorithm | consistency | looks for a support |
//! |---|---|---|
//! | [`ac3`](ac3()) | arc | from the first value, each time |
//! | [`ac2001`](ac2001()) | arc | from where the last one was |
//! | [`path_consistency`] | path (and arc) | of a pair of values, in every third variable |
//!
//! A consistent problem need not have a solution; an inconsistent one has none.

mod ac2001;
mod ac3;
mod agenda;
mod arc;
mod path;
mod places;

pub use ac3::{FirstSupport, ac3};
pub use ac2001::{LastSupport, ac2001};
pub use arc::{ArcConsistency, Supports};
pub use path::{PathConsistency, PathReport, path_consistency};

pub(crate) use agenda::Agenda;
pub(crate) use arc::maintain;
pub(crate) use places::Places;

use crate::{Domain, Statistics};
use atisbo_base::Stop;
use serde::{Deserialize, Serialize};

/// What a consistency algorithm gives back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConsistencyReport {
    /// What was found out.
    pub verdict: Verdict,
    /// What is left of each domain.
    pub domains: Vec<Domain>,
    /// What it took.
    pub statistics: Statistics,
}

/// What a consistency algorithm found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Every value that is left has its supports.
    Consistent,
    /// A variable has no value left: there is no solution.
    Inconsistent,
    /// The budget was used up first; what was removed is rightly removed.
    Stopped(Stop),
}
