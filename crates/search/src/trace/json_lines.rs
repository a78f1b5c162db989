//! A record as JSON Lines: one object per event.

use super::{Happening, Noted};
use crate::observer::{Limit, Prune};
use crate::problem::Cost;
use serde::Serialize;
use std::io::{self, Write};

/// One line. What an event does not have is left out.
#[derive(Serialize)]
struct Line<'a> {
    event: &'static str,
    #[serde(flatten)]
    node: Option<NodeFields>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Prune>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<&'a Limit>,
}

#[derive(Serialize)]
struct NodeFields {
    id: u64,
    parent: Option<u64>,
    action: Option<String>,
    state: String,
    g: Cost,
    h: Option<Cost>,
    depth: u32,
}

/// Writes a record as JSON Lines. `state` and `action` say how these are written.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::trace::{Recorder, write_json_lines};
/// use atisbo_search::{Machine, Options, problem_from, strategy::breadth_first};
///
/// let problem = problem_from(1, |&n| [("double", 2 * n, 1)], |&n| n == 2);
/// let mut recorder = Recorder::new(1000);
/// breadth_first(&problem, &Options::default(), &mut recorder, &Budget::unlimited()).run();
/// let mut text = Vec::new();
/// write_json_lines(recorder.records(), &mut text, i32::to_string, |action| (*action).to_owned())?;
/// let text = String::from_utf8_lossy(&text);
/// assert_eq!(
///     text.lines().last(),
///     Some(r#"{"event":"goal","id":1,"parent":0,"action":"double","state":"2","g":1,"h":0,"depth":1}"#)
/// );
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_json_lines<S, A>(
    records: &[Happening<S, A>],
    mut out: impl Write,
    state: impl Fn(&S) -> String,
    action: impl Fn(&A) -> String,
) -> io::Result<()> {
    let fields = |node: &Noted<S, A>| {
        Some(NodeFields {
            id: node.id,
            parent: node.parent,
            action: node.action.as_ref().map(&action),
            state: state(&node.state),
            g: node.g,
            h: node.h,
            depth: node.depth,
        })
    };
    for record in records {
        let (event, node, reason, limit) = match record {
            Happening::Generated(node) => ("generated", fields(node), None, None),
            Happening::Expanded(node) => ("expanded", fields(node), None, None),
            Happening::Duplicate(node) => ("duplicate", fields(node), None, None),
            Happening::Pruned(node, reason) => ("pruned", fields(node), Some(*reason), None),
            Happening::Goal(node) => ("goal", fields(node), None, None),
            Happening::LimitRaised(limit) => ("limit_raised", None, None, Some(limit)),
        };
        let line = Line {
            event,
            node,
            reason,
            limit,
        };
        serde_json::to_writer(&mut out, &line)?;
        out.write_all(b"\n")?;
    }
    Ok(())
}
