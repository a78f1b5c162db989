//! What is found out about a heuristic, in any game.

use crate::text::{Arg, Message};
use atisbo_search::Cost;
use atisbo_search::check::{Check, Finding};
use std::fmt::Display;

/// Whether a heuristic is admissible and consistent, with the counter-examples in numbers.
pub(crate) fn heuristic_check<S, A: Display>(name: &str, check: &Check<S, A>) -> Vec<Message> {
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
        .map(|message| message.with("name", name.as_str()))
        .into()
}

fn estimate(estimate: Option<Cost>) -> Arg {
    match estimate {
        Some(cost) => Arg::Number(u64::from(cost)),
        None => Arg::Message(Message::new("dead-end")),
    }
}
