//! A run written down: the first events are kept, the others counted.

use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// Keeps the first events and counts the others, so that watching a long run does not use up the
/// memory.
///
/// ```
/// use atisbo_base::Recorder;
///
/// let mut recorder = Recorder::new(2);
/// for event in ["begin", "work", "end"] {
///     recorder.keep(|| event);
/// }
/// let trace = recorder.into_trace();
/// assert_eq!(trace.events, ["begin", "work"]);
/// assert_eq!(trace.left_out, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Recorder<E> {
    trace: Trace<E>,
    limit: usize,
}

impl<E> Recorder<E> {
    /// Keeps at most `limit` events.
    pub fn new(limit: usize) -> Self {
        let trace = Trace {
            events: Vec::new(),
            left_out: 0,
        };
        Recorder { trace, limit }
    }

    /// Whether further events are only counted.
    pub fn is_full(&self) -> bool {
        self.trace.events.len() >= self.limit
    }

    /// Keeps one more event if there is room; `event` is called only then.
    pub fn keep(&mut self, event: impl FnOnce() -> E) {
        if self.is_full() {
            self.trace.left_out += 1;
        } else {
            self.trace.events.push(event());
        }
    }

    /// What was kept.
    pub fn into_trace(self) -> Trace<E> {
        self.trace
    }
}

/// What was kept of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Trace<E> {
    /// The first events, in the order in which they happened.
    pub events: Vec<E>,
    /// How many events came after them.
    pub left_out: u64,
}

impl<E: Serialize> Trace<E> {
    /// Writes the events as JSON Lines: one object per line.
    ///
    /// # Errors
    ///
    /// When `out` cannot be written to.
    pub fn write_json_lines(&self, mut out: impl Write) -> io::Result<()> {
        for event in &self.events {
            serde_json::to_writer(&mut out, event)?;
            out.write_all(b"\n")?;
        }
        Ok(())
    }
}
