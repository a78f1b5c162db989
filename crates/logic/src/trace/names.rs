//! What symbols, clauses and rules are called in a trace.

use crate::cnf::{Clause, Cnf};
use crate::formula::Formula;
use crate::literal::Literal;
use crate::observer::{Event, Given, Seen};
use crate::program::Program;
use crate::symbol::{Symbol, Symbols};
use crate::text::Notation;
use rustc_hash::FxHashMap;
use serde::{Serialize, Serializer};

/// A clause or a rule: the number it goes by, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Numbered {
    /// Its number.
    pub number: usize,
    /// The formula; `None` if the given formulas are unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
}

/// A row of the truth table: its symbols with their values, in the order of the columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Row(
    #[serde(serialize_with = "as_map")]
    #[schemars(with = "std::collections::BTreeMap<String, bool>")]
    pub Vec<(String, bool)>,
);

/// A list of pairs as an object, in its order.
fn as_map<Z: Serializer>(values: &[(String, bool)], to: Z) -> Result<Z::Ok, Z::Error> {
    to.collect_map(values.iter().map(|(symbol, value)| (symbol, value)))
}

/// What the numbers in the events stand for.
#[derive(Clone, Debug)]
pub struct Names<'a> {
    symbols: &'a Symbols,
    columns: Vec<Symbol>,
    rules: Program,
    clauses: Cnf,
    /// Clauses derived on the way, by their number.
    derived: FxHashMap<usize, Clause>,
}

impl<'a> Names<'a> {
    /// Symbols by these names; clauses and rules are not known yet.
    pub fn new(symbols: &'a Symbols) -> Self {
        Names {
            symbols,
            columns: Vec::new(),
            rules: Program::new(),
            clauses: Cnf::default(),
            derived: FxHashMap::default(),
        }
    }

    /// Takes what the numbers of clauses, rules and columns stand for.
    pub fn given(&mut self, given: &Given<'_>) {
        match *given {
            Given::Columns(symbols) => self.columns = symbols.to_vec(),
            Given::Rules(program) => self.rules = program.clone(),
            Given::Clauses(cnf) => self.clauses = cnf.clone(),
        }
    }

    /// Remembers the clause that an event derives, if it does.
    pub(super) fn derive(&mut self, event: &Seen<'_>) {
        if let Event::Resolvent {
            clause,
            kept: Some(number),
            ..
        }
        | Event::Learn { clause, number, .. } = *event
        {
            let clause = Clause::new(clause.iter().copied());
            self.derived.insert(number, clause);
        }
    }

    /// An event with names instead of numbers.
    #[expect(
        clippy::too_many_lines,
        reason = "a few lines for each kind of event, all of them alike"
    )]
    pub fn named(&self, event: &Seen<'_>) -> Event {
        let name = |symbol: Symbol| self.symbols.name(symbol);
        let print = |formula: &Formula| formula.print(self.symbols, Notation::Ascii).to_string();
        let literal = |literal: Literal| print(&literal.into());
        let clause = |number: usize| Numbered {
            number,
            formula: self.clause(number).as_ref().map(print),
        };
        let rule = |number: usize| self.numbered(number);
        match *event {
            Event::Row {
                values,
                premises,
                query,
            } => Event::Row {
                values: Row((self.columns.iter().zip(values))
                    .map(|(&symbol, &value)| (name(symbol), value))
                    .collect()),
                premises,
                query,
            },
            Event::Known { symbol } => Event::Known {
                symbol: name(symbol),
            },
            Event::Fire { rule: which, head } => Event::Fire {
                rule: rule(which),
                head: head.map(name),
            },
            Event::Goal { symbol, depth } => Event::Goal {
                symbol: name(symbol),
                depth,
            },
            Event::Try { rule: which, depth } => Event::Try {
                rule: rule(which),
                depth,
            },
            Event::Settled {
                symbol,
                proved,
                depth,
            } => Event::Settled {
                symbol: name(symbol),
                proved,
                depth,
            },
            Event::Cycle { symbol } => Event::Cycle {
                symbol: name(symbol),
            },
            Event::Remembered { symbol, proved } => Event::Remembered {
                symbol: name(symbol),
                proved,
            },
            Event::Resolvent {
                left,
                right,
                clause: literals,
                kept,
            } => Event::Resolvent {
                left: clause(left),
                right: clause(right),
                clause: literals.iter().copied().map(literal).collect(),
                kept,
            },
            Event::Subsumed { clause: which, by } => Event::Subsumed {
                clause: clause(which),
                by: clause(by),
            },
            Event::Decide {
                literal: which,
                level,
            } => Event::Decide {
                literal: literal(which),
                level,
            },
            Event::Propagate {
                literal: which,
                reason,
                level,
            } => Event::Propagate {
                literal: literal(which),
                reason: clause(reason),
                level,
            },
            Event::Pure {
                literal: which,
                level,
            } => Event::Pure {
                literal: literal(which),
                level,
            },
            Event::Conflict {
                clause: which,
                level,
            } => Event::Conflict {
                clause: clause(which),
                level,
            },
            Event::Learn {
                clause,
                number,
                back_to,
            } => Event::Learn {
                clause: clause.iter().copied().map(literal).collect(),
                number,
                back_to,
            },
            Event::Backtrack { to } => Event::Backtrack { to },
            Event::Restart => Event::Restart,
            Event::Flip {
                literal: which,
                broken,
            } => Event::Flip {
                literal: literal(which),
                broken,
            },
        }
    }

    /// The clause of this number, given or derived.
    fn clause(&self, number: usize) -> Option<Formula> {
        if number < self.clauses.len() {
            return Some(self.clauses.clause(number).into());
        }
        self.derived.get(&number).map(|clause| clause[..].into())
    }

    /// A rule with what it says.
    pub fn numbered(&self, rule: usize) -> Numbered {
        let formula = self.rule(rule);
        let print = |formula: &Formula| formula.print(self.symbols, Notation::Ascii).to_string();
        Numbered {
            number: rule,
            formula: formula.as_ref().map(print),
        }
    }

    /// The rule of this number.
    fn rule(&self, number: usize) -> Option<Formula> {
        (number < self.rules.len()).then(|| self.rules.formula(number))
    }
}
