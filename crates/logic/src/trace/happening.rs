//! An event that can be kept.

use crate::literal::Literal;
use crate::observer::Event;
use crate::symbol::Symbol;
use serde::{Serialize, Serializer};

/// An [`Event`] that was written down, with symbols, literals, and clauses and rules called by their
/// numbers or, after [`Recorder::named`](super::Recorder::named), by their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Happening<S = Symbol, L = Literal, F = usize> {
    /// See [`Event::Row`].
    Row {
        /// The values of the symbols of the table.
        #[serde(serialize_with = "as_map", bound(serialize = "S: Serialize"))]
        values: Vec<(S, bool)>,
        /// Whether the knowledge base is true there.
        premises: bool,
        /// Whether the query is.
        query: bool,
    },
    /// See [`Event::Known`].
    Known {
        /// The symbol.
        symbol: S,
    },
    /// See [`Event::Fire`].
    Fire {
        /// The rule.
        rule: F,
        /// Its head; `None` for a contradiction.
        head: Option<S>,
    },
    /// See [`Event::Goal`].
    Goal {
        /// The symbol.
        symbol: S,
        /// How many goals it is for.
        depth: usize,
    },
    /// See [`Event::Try`].
    Try {
        /// The rule.
        rule: F,
        /// How many goals it is for.
        depth: usize,
    },
    /// See [`Event::Settled`].
    Settled {
        /// The goal.
        symbol: S,
        /// Whether it was proved.
        proved: bool,
        /// How many goals it was for.
        depth: usize,
    },
    /// See [`Event::Cycle`].
    Cycle {
        /// The goal.
        symbol: S,
    },
    /// See [`Event::Resolvent`].
    Resolvent {
        /// One.
        left: F,
        /// The other.
        right: F,
        /// What came out.
        clause: Vec<L>,
        /// Its number, if it is new and kept.
        kept: Option<usize>,
    },
    /// See [`Event::Subsumed`].
    Subsumed {
        /// The clause that is dropped.
        clause: F,
        /// The clause that says as much.
        by: F,
    },
    /// See [`Event::Decide`].
    Decide {
        /// The literal that is made true.
        literal: L,
        /// How many decisions stand now.
        level: usize,
    },
    /// See [`Event::Propagate`].
    Propagate {
        /// The literal.
        literal: L,
        /// The clause.
        reason: F,
        /// How many decisions stand.
        level: usize,
    },
    /// See [`Event::Pure`].
    Pure {
        /// The literal.
        literal: L,
        /// How many decisions stand.
        level: usize,
    },
    /// See [`Event::Conflict`].
    Conflict {
        /// The clause.
        clause: F,
        /// How many decisions stand.
        level: usize,
    },
    /// See [`Event::Learn`].
    Learn {
        /// The clause.
        clause: Vec<L>,
        /// Its number.
        number: usize,
        /// The level the engine goes back to.
        back_to: usize,
    },
    /// See [`Event::Backtrack`].
    Backtrack {
        /// How many stand afterwards.
        to: usize,
    },
    /// See [`Event::Restart`].
    Restart,
    /// See [`Event::Flip`].
    Flip {
        /// The literal that is true now.
        literal: L,
        /// How many clauses are false now.
        broken: usize,
    },
}

/// A list of pairs as an object, in its order.
fn as_map<S: Serialize, Z: Serializer>(values: &[(S, bool)], to: Z) -> Result<Z::Ok, Z::Error> {
    to.collect_map(values.iter().map(|(symbol, value)| (symbol, value)))
}

impl Happening {
    /// Writes an event down, in a row of the table with the symbols of its columns. `None` for what is
    /// given before a run.
    pub(super) fn of(event: &Event<'_>, columns: &[Symbol]) -> Option<Self> {
        Some(match *event {
            Event::Columns { .. } | Event::Rules { .. } | Event::Clauses { .. } => return None,
            Event::Row {
                values,
                premises,
                query,
            } => Happening::Row {
                values: columns
                    .iter()
                    .copied()
                    .zip(values.iter().copied())
                    .collect(),
                premises,
                query,
            },
            Event::Known { symbol } => Happening::Known { symbol },
            Event::Fire { rule, head } => Happening::Fire { rule, head },
            Event::Goal { symbol, depth } => Happening::Goal { symbol, depth },
            Event::Try { rule, depth } => Happening::Try { rule, depth },
            Event::Settled {
                symbol,
                proved,
                depth,
            } => Happening::Settled {
                symbol,
                proved,
                depth,
            },
            Event::Cycle { symbol } => Happening::Cycle { symbol },
            Event::Resolvent {
                left,
                right,
                clause,
                kept,
            } => Happening::Resolvent {
                left,
                right,
                clause: clause.to_vec(),
                kept,
            },
            Event::Subsumed { clause, by } => Happening::Subsumed { clause, by },
            Event::Decide { literal, level } => Happening::Decide { literal, level },
            Event::Propagate {
                literal,
                reason,
                level,
            } => Happening::Propagate {
                literal,
                reason,
                level,
            },
            Event::Pure { literal, level } => Happening::Pure { literal, level },
            Event::Conflict { clause, level } => Happening::Conflict { clause, level },
            Event::Learn {
                clause,
                number,
                back_to,
            } => Happening::Learn {
                clause: clause.to_vec(),
                number,
                back_to,
            },
            Event::Backtrack { to } => Happening::Backtrack { to },
            Event::Restart => Happening::Restart,
            Event::Flip { literal, broken } => Happening::Flip { literal, broken },
        })
    }
}
