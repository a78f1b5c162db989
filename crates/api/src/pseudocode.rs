//! The pseudocode of the methods, and the line at which each event of a trace happens: one table for each method.

pub(crate) mod agent;
pub(crate) mod bayes;
pub(crate) mod csp;
pub(crate) mod logic;
pub(crate) mod search;
#[cfg(test)]
mod tables;

use crate::text::Message;
use crate::trace::Trace;
use serde::Serialize;

/// A method in pseudocode, beside a trace of it.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Code {
    /// Its lines.
    pub lines: Vec<CodeLine>,
    /// For each event of the trace the line at which it happens, counted from 1.
    pub at: Vec<u16>,
}

/// A line of pseudocode.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct CodeLine {
    /// How many loops and conditions it stands in.
    pub indent: u8,
    /// What it says.
    pub text: Message,
}

/// A line of a table: how deep it stands, the message that says it, and the kinds of events that happen there.
pub(crate) struct Line(pub u8, pub &'static str, pub &'static [&'static str]);

/// An event that happens at a line.
pub(crate) trait Happens {
    /// Its kind, as the tables have it: the name of the event, with a point and what sets it apart where events of one
    /// name happen at several lines.
    fn kind(&self) -> &'static str;
}

impl Code {
    /// The code of a method beside its trace.
    pub(crate) fn beside<E: Happens>(table: &[Line], trace: &Trace<E>) -> Code {
        Code::at(table, trace.events.iter().map(Happens::kind))
    }

    /// The code of a method beside a trace with events of these kinds.
    pub(crate) fn at(table: &[Line], kinds: impl Iterator<Item = &'static str>) -> Code {
        let line = |kind| {
            let place = table.iter().position(|Line(_, _, on)| on.contains(&kind));
            debug_assert!(place.is_some(), "no line for {kind}");
            place.map_or(0, |place| place as u16 + 1)
        };
        Code {
            lines: (table.iter())
                .map(|&Line(indent, text, _)| CodeLine {
                    indent,
                    text: Message::new(text),
                })
                .collect(),
            at: kinds.map(line).collect(),
        }
    }
}

#[cfg(test)]
mod tests;
