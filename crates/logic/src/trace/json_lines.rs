//! A trace as JSON Lines: one object for each event.

use super::Recorder;
use crate::symbol::Symbols;
use std::io::{self, Write};

/// Writes what was recorded, one JSON object a line, with names for what the numbers stand for.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::trace::{Recorder, write_json_lines};
/// use atisbo_logic::{KnowledgeBase, Method, Options};
///
/// let mut base = KnowledgeBase::new();
/// base.tell("rain => wet")?;
/// base.tell("rain")?;
/// let wet = base.parse("wet")?;
/// let options = Options { method: Method::Resolution, ..Options::default() };
/// let mut recorder = Recorder::new(1000);
/// base.ask(&wet, &options, &mut recorder, &Budget::unlimited());
/// let mut text = Vec::new();
/// write_json_lines(&recorder, base.symbols(), &mut text).unwrap();
/// let text = String::from_utf8_lossy(&text);
/// assert_eq!(
///     text.lines().next(),
///     Some(concat!(
///         r#"{"event":"resolvent","left":{"number":0,"formula":"~rain | wet"},"#,
///         r#""right":{"number":1,"formula":"rain"},"clause":["wet"],"kept":3}"#,
///     ))
/// );
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_json_lines(
    recorder: &Recorder,
    symbols: &Symbols,
    mut out: impl Write,
) -> io::Result<()> {
    for record in recorder.records() {
        serde_json::to_writer(&mut out, &recorder.named(record, symbols))?;
        out.write_all(b"\n")?;
    }
    Ok(())
}
