//! A trace: what a method does, event by event. The same request for every method that can be watched.

pub use atisbo_base::Trace;
pub use atisbo_search::Event as SearchEvent;
pub use atisbo_search::Node as SearchNode;
pub use atisbo_search::trace::Step as SearchStep;
pub use atisbo_search::trace::write_dot;

use serde::{Deserialize, Serialize};

/// How much of a run to keep.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TraceRequest {
    /// How many events to keep; the others are counted.
    pub limit: usize,
}
