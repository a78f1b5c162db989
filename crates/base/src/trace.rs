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
    /// What the events kept take as JSON.
    bytes: Written,
}

impl<E: Serialize> Recorder<E> {
    /// A few events can be as large as all others together: each may show a whole board.
    const MOST_BYTES: u64 = 64 << 20;

    /// Keeps at most `limit` events, and no more than 64 MiB of them.
    pub fn new(limit: usize) -> Self {
        let trace = Trace {
            events: Vec::new(),
            left_out: 0,
        };
        Recorder {
            trace,
            limit,
            bytes: Written(0),
        }
    }

    /// Whether further events are only counted.
    pub fn is_full(&self) -> bool {
        self.trace.events.len() >= self.limit || self.bytes.0 >= Self::MOST_BYTES
    }

    /// Keeps one more event if there is room; `event` is called only then.
    pub fn keep(&mut self, event: impl FnOnce() -> E) {
        if self.is_full() {
            self.trace.left_out += 1;
        } else {
            let event = event();
            // What cannot be written has no size, and is refused where it is written.
            _ = serde_json::to_writer(&mut self.bytes, &event);
            self.trace.events.push(event);
        }
    }

    /// What was kept.
    pub fn into_trace(self) -> Trace<E> {
        self.trace
    }
}

/// Counts bytes and forgets them.
#[derive(Clone, Debug)]
struct Written(u64);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_events_fill_a_recorder_before_its_limit() {
        let mut recorder = Recorder::new(1_000_000);
        for _ in 0..100 {
            recorder.keep(|| "x".repeat(1 << 20));
        }
        let trace = recorder.into_trace();
        assert_eq!((trace.events.len(), trace.left_out), (64, 36));
    }
}
