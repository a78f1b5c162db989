//! A trace as JSON Lines: one object for each event.

use super::{Happening, Names};
use std::io::{self, Write};

/// Writes what was recorded, one JSON object a line, with names for what the numbers stand for.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::trace::{Numbers, Recorder, write_json_lines};
/// use atisbo_csp::{Method, Model, Options, solve};
///
/// let mut model = Model::new();
/// let pair = [model.variable(0..2)?, model.variable([0])?];
/// model.not_equal(pair[0], pair[1])?;
/// let mut recorder = Recorder::new(1000);
/// let (options, budget) = (Options::default(), Budget::unlimited());
/// solve(&model.build(), Method::ForwardChecking, &options, &mut recorder, &budget).unwrap();
/// let mut text = Vec::new();
/// write_json_lines(recorder.records(), &mut text, &Numbers).unwrap();
/// let text = String::from_utf8_lossy(&text);
/// let mut lines = text.lines();
/// assert_eq!(
///     lines.next(),
///     Some(concat!(
///         r#"{"event":"domain_change","variable":0,"removed":[0],"left":[1],"#,
///         r#""reason":{"arc":{"constraint":0,"support":1}}}"#,
///     ))
/// );
/// assert_eq!(lines.next(), Some(r#"{"event":"assign","variable":0,"value":1,"depth":0}"#));
/// assert_eq!(lines.next(), Some(r#"{"event":"solution","values":[1,0]}"#));
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_json_lines<N: Names>(
    records: &[Happening],
    mut out: impl Write,
    names: &N,
) -> io::Result<()> {
    for record in records {
        serde_json::to_writer(&mut out, &record.named(names))?;
        out.write_all(b"\n")?;
    }
    Ok(())
}
