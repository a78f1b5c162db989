//! What an engine reports while it runs.

mod event;
mod reason;

pub use event::{Event, Seen};
pub use reason::{Candidate, DecisionBy, False, FlipBy, Lowered, Resolved, RestartBy};

pub(crate) use reason::{best_of, listed};

use crate::cnf::Cnf;
use crate::knowledge_base::SentenceId;
use crate::program::Program;
use crate::symbol::Symbol;

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
    /// For each of these rules or clauses the sentence that it comes from; none for those of the question.
    Sources(&'a [Option<SentenceId>]),
}

/// How many things a reason lists at most; how many there are in all is said beside them.
pub(crate) const LISTED: usize = 6;
