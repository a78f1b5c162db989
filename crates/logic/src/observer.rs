//! What an engine reports while it runs.

use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::program::Program;
use crate::symbol::Symbol;
use crate::trace::{Numbered, Row};
use serde::Serialize;

/// Watches an engine at work.
///
/// The unit observer `()` watches nothing and costs nothing: every engine is compiled for its
/// observer, and the events made for `()` are removed by the compiler.
pub trait Observer {
    /// Whether it wants events. Engines that do many steps at once make events of them only then.
    fn watches(&self) -> bool {
        true
    }

    /// Takes what the numbers in the events stand for, before the run.
    fn given(&mut self, _given: &Given<'_>) {}

    /// Takes notice of an event.
    fn notice(&mut self, event: &Seen<'_>);

    /// Takes notice of a counter of forward chaining: so many premises of a rule are not known yet. There are many
    /// more of these than of events.
    #[inline(always)]
    fn lowered(&mut self, _rule: usize, _missing: u32) {}
}

impl Observer for () {
    #[inline]
    fn watches(&self) -> bool {
        false
    }

    #[inline(always)]
    fn notice(&mut self, _event: &Seen<'_>) {}
}

impl<O: Observer + ?Sized> Observer for &mut O {
    #[inline]
    fn watches(&self) -> bool {
        (**self).watches()
    }

    #[inline]
    fn given(&mut self, given: &Given<'_>) {
        (**self).given(given);
    }

    #[inline]
    fn notice(&mut self, event: &Seen<'_>) {
        (**self).notice(event);
    }

    #[inline]
    fn lowered(&mut self, rule: usize, missing: u32) {
        (**self).lowered(rule, missing);
    }
}

/// `None` watches nothing: for a trace that is wanted only sometimes.
impl<O: Observer> Observer for Option<O> {
    #[inline]
    fn watches(&self) -> bool {
        self.as_ref().is_some_and(O::watches)
    }

    #[inline]
    fn given(&mut self, given: &Given<'_>) {
        if let Some(observer) = self {
            observer.given(given);
        }
    }

    #[inline]
    fn notice(&mut self, event: &Seen<'_>) {
        if let Some(observer) = self {
            observer.notice(event);
        }
    }

    #[inline]
    fn lowered(&mut self, rule: usize, missing: u32) {
        if let Some(observer) = self {
            observer.lowered(rule, missing);
        }
    }
}

/// What the events of a run refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given<'a> {
    /// The symbols of a truth table, by column.
    Columns(&'a [Symbol]),
    /// The rules and facts of chaining, by number.
    Rules(&'a Program),
    /// The clauses that an engine works on, by number.
    Clauses(&'a Cnf),
}

/// An event as an observer sees it: symbols, literals, and the numbers of clauses and rules.
pub type Seen<'a> = Event<Symbol, Literal, usize, &'a [Literal], &'a [bool]>;

/// One thing that happens while a question is answered: `S` stands for a symbol, `L` for a literal,
/// `F` for a clause or a rule, `C` for the literals of a new clause and `R` for a row of the truth
/// table. A trace holds names and formulas; observers get numbers ([`Seen`]): those in the
/// [`Cnf`](crate::Cnf) or [`Program`](crate::Program) at hand; derived clauses are numbered on from
/// there, in the order in which they are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "LogicEvent")]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<S = String, L = String, F = Numbered, C = Vec<String>, R = Row> {
    /// A row of the truth table was looked at.
    Row {
        /// The values of the symbols of the table.
        values: R,
        /// Whether the knowledge base is true there.
        premises: bool,
        /// Whether the query is.
        query: bool,
    },
    /// Chaining takes a symbol that is known to be true from the agenda.
    Known {
        /// The symbol.
        symbol: S,
    },
    /// All a rule needs is known, so its head is.
    Fire {
        /// The rule.
        rule: F,
        /// Its head; `None` for a contradiction.
        head: Option<S>,
    },
    /// Backward chaining sets out to prove a symbol.
    Goal {
        /// The symbol.
        symbol: S,
        /// How many goals it is for.
        depth: usize,
    },
    /// Backward chaining tries a rule for a goal.
    Try {
        /// The rule.
        rule: F,
        /// How many goals it is for.
        depth: usize,
    },
    /// Backward chaining is done with a goal.
    Settled {
        /// The goal.
        symbol: S,
        /// Whether it was proved.
        proved: bool,
        /// How many goals it was for.
        depth: usize,
    },
    /// A goal came up again while it was being proved.
    Cycle {
        /// The goal.
        symbol: S,
    },
    /// A goal came up again after it was settled: it is not asked again.
    Remembered {
        /// The goal.
        symbol: S,
        /// Whether it was proved.
        proved: bool,
    },
    /// Two clauses were resolved.
    Resolvent {
        /// One.
        left: F,
        /// The other.
        right: F,
        /// What came out.
        clause: C,
        /// Its number, if it is new and kept.
        kept: Option<usize>,
    },
    /// A clause says no more than another and is dropped.
    Subsumed {
        /// The clause that is dropped.
        clause: F,
        /// The clause that says as much.
        by: F,
    },
    /// The engine tries a value.
    Decide {
        /// The literal that is made true.
        literal: L,
        /// How many decisions stand now.
        level: usize,
    },
    /// A literal must be true: it is the last of its clause.
    Propagate {
        /// The literal.
        literal: L,
        /// The clause.
        reason: F,
        /// How many decisions stand.
        level: usize,
    },
    /// A literal is made true because its negation is in no open clause.
    Pure {
        /// The literal.
        literal: L,
        /// How many decisions stand.
        level: usize,
    },
    /// All literals of a clause are false.
    Conflict {
        /// The clause.
        clause: F,
        /// How many decisions stand.
        level: usize,
    },
    /// A clause was learned from a conflict.
    Learn {
        /// The clause.
        clause: C,
        /// Its number.
        number: usize,
        /// The level the engine goes back to.
        back_to: usize,
    },
    /// Decisions are taken back.
    Backtrack {
        /// How many stand afterwards.
        to: usize,
    },
    /// The engine starts over.
    Restart,
    /// Local search changes the value of a symbol.
    Flip {
        /// The literal that is true now.
        literal: L,
        /// How many clauses are false now.
        broken: usize,
    },
}
