//! A search written down: an observer that keeps readable events, and the drawing of their tree.

mod dot;
mod reasons;

pub use dot::write_dot;
pub use reasons::Reasons;

use crate::why::{Hint, Why};
use crate::{Cost, Event, Observer, PathCost, Problem, Seen};
use atisbo_base::{Recorder, Trace};
use serde::Serialize;
use std::fmt::Display;

/// How a trace shows states of type `S`: any function that writes one, or a type that can write the
/// states of several problems.
pub trait WriteState<S> {
    /// The state on one line; rows are separated by ` / `.
    fn write_state(&self, state: &S) -> String;
}

impl<S, F: Fn(&S) -> String> WriteState<S> for F {
    fn write_state(&self, state: &S) -> String {
        self(state)
    }
}

/// An event of a trace, and why it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SearchEvent", transform = give_to_each_kind)]
pub struct Step<S = String, A = String, C = Cost> {
    /// The event.
    #[serde(flatten)]
    pub event: Event<S, A, C>,
    /// Why it happened, where the event does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why<C>>,
}

/// Has the schema say of each kind of event that it may have a reason: not every reader joins what is said of all kinds
/// with what is said of one.
fn give_to_each_kind(schema: &mut schemars::Schema) {
    schema.remove("type");
    let shared = schema.remove("properties");
    let shared = shared.as_ref().and_then(|fields| fields.as_object());
    let kinds = schema
        .get_mut("oneOf")
        .and_then(|kinds| kinds.as_array_mut());
    for kind in kinds.into_iter().flatten() {
        if let Some(fields) = kind["properties"].as_object_mut() {
            fields.extend(
                shared
                    .into_iter()
                    .flatten()
                    .map(|(name, of)| (name.clone(), of.clone())),
            );
        }
    }
}

/// An observer that keeps the first events in readable form and counts the others. Where a search has
/// several phases, the nodes of each are numbered from 0.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Event, Machine, Options, problem_from, strategy::breadth_first};
/// use atisbo_search::trace::Tracer;
///
/// let problem = problem_from(1, |&n| [("double", 2 * n, 1), ("add one", n + 1, 1)], |&n| n == 10);
/// let mut tracer = Tracer::new(5, i32::to_string);
/// breadth_first(&problem, &Options::default(), &mut tracer, &Budget::unlimited()).run();
/// let trace = tracer.into_trace();
/// assert_eq!(trace.events.len(), 5);
/// assert!(trace.left_out > 0);
/// assert!(matches!(&trace.events[1].event, Event::Expanded(node) if node.state == "1" && node.g == 0));
/// let mut lines = Vec::new();
/// trace.write_json_lines(&mut lines)?;
/// assert_eq!(
///     String::from_utf8_lossy(&lines).lines().nth(2),
///     Some(r#"{"event":"generated","id":1,"parent":0,"action":"double","state":"2","g":1,"h":0,"depth":1}"#)
/// );
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tracer<W, C = Cost> {
    recorder: Recorder<Step<String, String, C>>,
    reasons: Reasons<C>,
    write: W,
}

impl<W, C: PathCost> Tracer<W, C> {
    /// Keeps at most `limit` events, with the states as `write` shows them.
    pub fn new(limit: usize, write: W) -> Self {
        Tracer {
            recorder: Recorder::new(limit),
            reasons: Reasons::default(),
            write,
        }
    }

    /// What was kept.
    pub fn into_trace(self) -> Trace<Step<String, String, C>> {
        self.recorder.into_trace()
    }
}

impl<P: Problem<Action: Display>, W: WriteState<P::State>> Observer<P> for Tracer<W, P::Cost> {
    fn notice(&mut self, event: &Seen<'_, P>) {
        self.recorder.keep(|| Step {
            event: event.map(|state| self.write.write_state(state), ToString::to_string),
            why: self.reasons.why(event),
        });
    }

    fn watches(&self) -> bool {
        !self.recorder.is_full()
    }

    fn explain(&mut self, hint: Hint<P::Cost>) {
        self.reasons.hint(hint);
    }
}
