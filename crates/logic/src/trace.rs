//! A run written down: an observer that keeps events with names instead of numbers.

mod named;
mod names;

pub use names::{Names, Numbered, Row};

use crate::observer::{Event, Given, Observer, Seen};
use crate::symbol::Symbols;
use crate::text::Notation;
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
/// let goal = Event::Goal { symbol: "wet".into(), depth: 0, needed_by: None, rules: 1, resumed: false };
/// assert_eq!(trace.events[0], goal);
/// assert_eq!(trace.left_out, 4); // rain: goal, rule and proof; the proof of wet
/// let mut lines = Vec::new();
/// trace.write_json_lines(&mut lines).unwrap();
/// assert_eq!(
///     String::from_utf8_lossy(&lines).lines().nth(1),
///     Some(concat!(
///         r#"{"event":"try","rule":{"number":0,"sentence":1,"formula":"rain => wet"},"depth":0,"#,
///         r#""place":1,"of":1,"open":"rain"}"#,
///     ))
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
        Self::in_notation(limit, symbols, Notation::Ascii)
    }

    /// The same, and formulas are written in this notation.
    pub fn in_notation(limit: usize, symbols: &'a Symbols, notation: Notation) -> Self {
        Tracer {
            recorder: Recorder::new(limit),
            names: Names::new(symbols, notation),
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
