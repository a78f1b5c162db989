//! A run written down: an observer that keeps events with names instead of numbers.

mod names;

pub use names::{Names, Numbered, Row};

use crate::observer::{Event, Given, Observer, Seen};
use crate::symbol::Symbols;
use atisbo_base::{Recorder, Trace};

/// An observer that keeps the first events, with names for what the numbers stand for, and counts the
/// others.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::trace::Tracer;
/// use atisbo_logic::{Event, KnowledgeBase, Method, Options};
///
/// let mut base = KnowledgeBase::new();
/// base.tell("rain => wet")?;
/// base.tell("rain")?;
/// let wet = base.parse("wet")?;
/// let options = Options::from(Method::BackwardChaining);
/// let mut tracer = Tracer::new(2, base.symbols());
/// base.ask(&wet, &options, &mut tracer, &Budget::unlimited());
/// let trace = tracer.into_trace();
/// assert_eq!(trace.events[0], Event::Goal { symbol: "wet".into(), depth: 0 });
/// assert_eq!(trace.left_out, 4); // rain: goal, rule and proof; the proof of wet
/// let mut lines = Vec::new();
/// trace.write_json_lines(&mut lines).unwrap();
/// assert_eq!(
///     String::from_utf8_lossy(&lines).lines().nth(1),
///     Some(r#"{"event":"try","rule":{"number":0,"formula":"rain => wet"},"depth":0}"#)
/// );
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tracer<'a> {
    recorder: Recorder<Event>,
    names: Names<'a>,
}

impl<'a> Tracer<'a> {
    /// Keeps at most `limit` events.
    pub fn new(limit: usize, symbols: &'a Symbols) -> Self {
        Tracer {
            recorder: Recorder::new(limit),
            names: Names::new(symbols),
        }
    }

    /// What was kept.
    pub fn into_trace(self) -> Trace<Event> {
        self.recorder.into_trace()
    }
}

impl Observer for Tracer<'_> {
    fn given(&mut self, given: &Given<'_>) {
        self.names.given(given);
    }

    fn notice(&mut self, event: &Seen<'_>) {
        if !self.recorder.is_full() {
            self.names.derive(event);
        }
        self.recorder.keep(|| self.names.named(event));
    }
}
