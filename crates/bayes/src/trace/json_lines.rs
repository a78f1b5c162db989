//! A trace as JSON Lines: one object for each event.

use super::Happening;
use crate::variable::Variable;
use std::io::{self, Write};

/// Writes what was recorded, one JSON object a line. `names` are those of the variables, by number,
/// as [`Engine::names`](crate::Engine::names) gives them; a variable without one is called by its
/// number.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_bayes::trace::{Recorder, write_json_lines};
/// use atisbo_bayes::{Engine, Model, Network, Order, Settings};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.5, 0.5])?;
/// builder.table(wet, &[rain], vec![0.75, 0.25, 0.25, 0.75])?;
/// let model = Model::from(builder.build()?);
/// let engine = Engine::new(&model, Settings::default());
/// let mut recorder = Recorder::new(1000);
/// engine.posterior(&[wet], &Budget::unlimited(), &mut recorder)?;
/// let mut text = Vec::new();
/// write_json_lines(recorder.records(), &mut text, &engine.names())?;
/// let text = String::from_utf8(text)?;
/// let lines: Vec<&str> = text.lines().collect();
/// assert_eq!(
///     lines[0],
///     concat!(
///         r#"{"event":"tables","tables":["#,
///         r#"{"scope":["Rain"],"sizes":[2],"entries":2,"values":[0.5,0.5]},"#,
///         r#"{"scope":["Rain","Wet"],"sizes":[2,2],"entries":4,"values":[0.75,0.25,0.25,0.75]}]}"#,
///     )
/// );
/// assert!(lines[2].starts_with(r#"{"event":"eliminated","variable":"Rain","factors":["#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_json_lines(
    records: &[Happening],
    mut out: impl Write,
    names: &[String],
) -> io::Result<()> {
    let name = |variable: &Variable| match names.get(variable.index()) {
        Some(name) => name.clone(),
        None => variable.0.to_string(),
    };
    for record in records {
        serde_json::to_writer(&mut out, &record.named(name))?;
        out.write_all(b"\n")?;
    }
    Ok(())
}
