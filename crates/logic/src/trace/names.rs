//! What symbols, clauses and rules are called in a trace.

use super::{Happening, Recorder};
use crate::formula::Formula;
use crate::literal::Literal;
use crate::symbol::{Symbol, Symbols};
use crate::text::Notation;
use serde::Serialize;

/// A clause or a rule: the number it goes by, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Numbered {
    /// Its number.
    pub number: usize,
    /// The formula; `None` if nobody told what is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
}

impl Recorder {
    /// An event with names instead of numbers.
    #[expect(
        clippy::too_many_lines,
        reason = "a few lines for each kind of event, all of them alike"
    )]
    pub fn named(
        &self,
        record: &Happening,
        symbols: &Symbols,
    ) -> Happening<String, String, Numbered> {
        let name = |symbol: &Symbol| symbols.name(*symbol);
        let print = |formula: &Formula| formula.print(symbols, Notation::Ascii).to_string();
        let literal = |literal: &Literal| print(&(*literal).into());
        let clause = |number: &usize| Numbered {
            number: *number,
            formula: self.clause(*number).as_ref().map(print),
        };
        let rule = |number: &usize| Numbered {
            number: *number,
            formula: self.rule(*number).as_ref().map(print),
        };
        match record {
            Happening::Row {
                values,
                premises,
                query,
            } => Happening::Row {
                values: values
                    .iter()
                    .map(|(symbol, value)| (name(symbol), *value))
                    .collect(),
                premises: *premises,
                query: *query,
            },
            Happening::Known { symbol } => Happening::Known {
                symbol: name(symbol),
            },
            Happening::Fire { rule: which, head } => Happening::Fire {
                rule: rule(which),
                head: head.as_ref().map(name),
            },
            Happening::Goal { symbol, depth } => Happening::Goal {
                symbol: name(symbol),
                depth: *depth,
            },
            Happening::Try { rule: which, depth } => Happening::Try {
                rule: rule(which),
                depth: *depth,
            },
            Happening::Settled {
                symbol,
                proved,
                depth,
            } => Happening::Settled {
                symbol: name(symbol),
                proved: *proved,
                depth: *depth,
            },
            Happening::Cycle { symbol } => Happening::Cycle {
                symbol: name(symbol),
            },
            Happening::Resolvent {
                left,
                right,
                clause: literals,
                kept,
            } => Happening::Resolvent {
                left: clause(left),
                right: clause(right),
                clause: literals.iter().map(literal).collect(),
                kept: *kept,
            },
            Happening::Subsumed { clause: which, by } => Happening::Subsumed {
                clause: clause(which),
                by: clause(by),
            },
            Happening::Decide {
                literal: which,
                level,
            } => Happening::Decide {
                literal: literal(which),
                level: *level,
            },
            Happening::Propagate {
                literal: which,
                reason,
                level,
            } => Happening::Propagate {
                literal: literal(which),
                reason: clause(reason),
                level: *level,
            },
            Happening::Pure {
                literal: which,
                level,
            } => Happening::Pure {
                literal: literal(which),
                level: *level,
            },
            Happening::Conflict {
                clause: which,
                level,
            } => Happening::Conflict {
                clause: clause(which),
                level: *level,
            },
            Happening::Learn {
                clause,
                number,
                back_to,
            } => Happening::Learn {
                clause: clause.iter().map(literal).collect(),
                number: *number,
                back_to: *back_to,
            },
            Happening::Backtrack { to } => Happening::Backtrack { to: *to },
            Happening::Restart => Happening::Restart,
            Happening::Flip {
                literal: which,
                broken,
            } => Happening::Flip {
                literal: literal(which),
                broken: *broken,
            },
        }
    }

    /// The clause of this number, given or derived.
    fn clause(&self, number: usize) -> Option<Formula> {
        if number < self.clauses.len() {
            let literals = self.clauses.clause(number).iter();
            return Some(Formula::or(literals.map(|&literal| literal.into())));
        }
        self.derived.get(&number).map(Formula::from)
    }

    /// The rule of this number.
    fn rule(&self, number: usize) -> Option<Formula> {
        (number < self.rules.len()).then(|| self.rules.formula(number))
    }
}
