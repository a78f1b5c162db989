//! What an engine tells while it runs.

use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::program::Program;
use crate::symbol::Symbol;

/// Somebody who watches an engine at work.
///
/// The unit observer `()` watches nothing and costs nothing: every engine is compiled for its
/// observer, and the events made for `()` are removed by the compiler.
pub trait Observer {
    /// Whether anybody watches. Engines that do many steps at once make events of them only then.
    fn watches(&self) -> bool {
        true
    }

    /// Takes notice of an event.
    fn notice(&mut self, event: &Event<'_>);
}

impl Observer for () {
    #[inline]
    fn watches(&self) -> bool {
        false
    }

    #[inline(always)]
    fn notice(&mut self, _event: &Event<'_>) {}
}

impl<O: Observer + ?Sized> Observer for &mut O {
    #[inline]
    fn watches(&self) -> bool {
        (**self).watches()
    }

    #[inline]
    fn notice(&mut self, event: &Event<'_>) {
        (**self).notice(event);
    }
}

/// `None` watches nothing: for a trace that is wanted only sometimes.
impl<O: Observer> Observer for Option<O> {
    #[inline]
    fn watches(&self) -> bool {
        self.as_ref().is_some_and(O::watches)
    }

    #[inline]
    fn notice(&mut self, event: &Event<'_>) {
        if let Some(observer) = self {
            observer.notice(event);
        }
    }
}

/// One thing that happens while a question is answered. Clauses and rules are named by their number in
/// the [`Cnf`](crate::Cnf) or [`Program`](crate::Program) at hand; derived clauses are numbered on from
/// there, in the order in which they are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// Before the rows of a truth table: its columns.
    Columns {
        /// The symbols of the table.
        symbols: &'a [Symbol],
    },
    /// Before chaining: the rules and facts.
    Rules {
        /// They, with their numbers.
        program: &'a Program,
    },
    /// Before an engine works on clauses: the clauses.
    Clauses {
        /// They, with their numbers.
        cnf: &'a Cnf,
    },
    /// A row of the truth table was looked at.
    Row {
        /// The values of the symbols of the table.
        values: &'a [bool],
        /// Whether the knowledge base is true there.
        premises: bool,
        /// Whether the query is.
        query: bool,
    },
    /// Chaining takes a symbol that is known to be true from the agenda.
    Known {
        /// The symbol.
        symbol: Symbol,
    },
    /// All a rule needs is known, so its head is.
    Fire {
        /// The rule.
        rule: usize,
        /// Its head; `None` for a contradiction.
        head: Option<Symbol>,
    },
    /// Backward chaining sets out to prove a symbol.
    Goal {
        /// The symbol.
        symbol: Symbol,
        /// How many goals it is for.
        depth: usize,
    },
    /// Backward chaining tries a rule for a goal.
    Try {
        /// The rule.
        rule: usize,
        /// How many goals it is for.
        depth: usize,
    },
    /// Backward chaining is done with a goal.
    Settled {
        /// The goal.
        symbol: Symbol,
        /// Whether it was proved.
        proved: bool,
        /// How many goals it was for.
        depth: usize,
    },
    /// A goal came up again while it was being proved.
    Cycle {
        /// The goal.
        symbol: Symbol,
    },
    /// Two clauses were resolved.
    Resolvent {
        /// One.
        left: usize,
        /// The other.
        right: usize,
        /// What came out.
        clause: &'a [Literal],
        /// Its number, if it is new and kept.
        kept: Option<usize>,
    },
    /// A clause says no more than another and is dropped.
    Subsumed {
        /// The clause that is dropped.
        clause: usize,
        /// The clause that says as much.
        by: usize,
    },
    /// The engine tries a value.
    Decide {
        /// The literal that is made true.
        literal: Literal,
        /// How many decisions stand now.
        level: usize,
    },
    /// A literal must be true: it is the last of its clause.
    Propagate {
        /// The literal.
        literal: Literal,
        /// The clause.
        reason: usize,
        /// How many decisions stand.
        level: usize,
    },
    /// A literal is made true because its negation is in no open clause.
    Pure {
        /// The literal.
        literal: Literal,
        /// How many decisions stand.
        level: usize,
    },
    /// All literals of a clause are false.
    Conflict {
        /// The clause.
        clause: usize,
        /// How many decisions stand.
        level: usize,
    },
    /// A clause was learned from a conflict.
    Learn {
        /// The clause.
        clause: &'a [Literal],
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
        literal: Literal,
        /// How many clauses are false now.
        broken: usize,
    },
}
