//! What the searches of all games have in common: the steps of a search written down, and what is
//! found out about a heuristic.

use crate::Error;
use crate::text::{Arg, Message, Sentence};
use atisbo_base::{Name, Trace};
use atisbo_search::check::{Check, Finding};
use atisbo_search::trace::write_dot;
use atisbo_search::{Cost, Event};
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::io;

/// How to write a search down.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TraceRequest {
    /// As what.
    pub format: TraceFormat,
    /// How many steps to keep; the rest are counted.
    pub limit: usize,
}

/// A way to write a search down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum TraceFormat {
    /// One JSON object for each step.
    JsonLines,
    /// The search tree for Graphviz.
    Dot,
}

/// A search written down.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Written {
    /// The text in the format asked for.
    pub text: String,
    /// How many steps it holds.
    pub steps: usize,
    /// How many more there were.
    pub left_out: u64,
}

/// A trace as JSON Lines.
pub(crate) fn json_lines<E: Serialize>(trace: &Trace<E>) -> Result<Written, Error> {
    write_down(trace, |out| trace.write_json_lines(out))
}

/// The trace of a state-space search in the format asked for.
pub(crate) fn write_search(trace: &Trace<Event>, format: TraceFormat) -> Result<Written, Error> {
    match format {
        TraceFormat::JsonLines => json_lines(trace),
        TraceFormat::Dot => write_down(trace, |out| write_dot(&trace.events, out)),
    }
}

fn write_down<E>(
    trace: &Trace<E>,
    write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
) -> Result<Written, Error> {
    let mut bytes = Vec::new();
    write(&mut bytes).map_err(|error| {
        Error::new(&Message::new("search-trace").with("reason", error.to_string()))
    })?;
    Ok(Written {
        text: String::from_utf8_lossy(&bytes).into_owned(),
        steps: trace.events.len(),
        left_out: trace.left_out,
    })
}

/// Whether a heuristic is admissible and consistent, with the counter-examples in numbers.
pub(crate) fn heuristic_check<S, A: Display>(name: &str, check: &Check<S, A>) -> Vec<Sentence> {
    let name = name.to_uppercase();
    let admissible = match &check.admissible {
        Finding::Holds => Message::new("admissible-holds"),
        Finding::NotRefuted => Message::new("admissible-not-refuted")
            .with("judged", check.judged)
            .with("undecided", check.undecided),
        Finding::Fails(found) => Message::new("admissible-fails")
            .with("estimate", estimate(found.estimate))
            .with("cost", u64::from(found.cost)),
    };
    let consistent = match &check.consistent {
        Finding::Holds => Message::new("consistent-holds"),
        Finding::NotRefuted => Message::new("consistent-not-refuted").with("steps", check.steps),
        Finding::Fails(found) => Message::new("consistent-fails")
            .with("step", found.action.to_string())
            .with("before", estimate(found.before))
            .with("after", u64::from(found.after)),
    };
    [admissible, consistent]
        .map(|message| message.with("name", name.as_str()).sentence())
        .into()
}

fn estimate(estimate: Option<Cost>) -> Arg {
    match estimate {
        Some(cost) => Arg::Number(u64::from(cost)),
        None => Arg::Message(Message::new("dead-end")),
    }
}
