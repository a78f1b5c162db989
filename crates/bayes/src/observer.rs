//! What inference reports while it runs.

mod blocked;
mod event;
mod names;
mod plan;
mod reason;
mod running;
mod table;

pub use event::Event;
pub use reason::{
    Blocked, Candidate, Draw, Irrelevance, NextBy, OrderBy, Pass, Rejected, Running, Term,
};
pub use table::Table;

pub(crate) use blocked::Paths;
pub(crate) use plan::{Plan, tell_plan};
pub(crate) use reason::best_of;
pub(crate) use running::Followed;

use crate::variable::Variable;

/// So many things a reason lists at most.
pub(crate) const LISTED: usize = 5;

/// So many draws of one sample are listed at most.
pub(crate) const MOST_DRAWS: usize = 64;

/// Watches an inference.
///
/// The unit observer `()` watches nothing: events are made only if the observer watches.
pub trait Observer {
    /// Takes notice of an event.
    fn notice(&mut self, event: Event<Variable>);

    /// Whether events are worth making.
    fn watches(&self) -> bool {
        true
    }

    /// Tables with more numbers than this are shown without them.
    fn most_numbers(&self) -> usize {
        64
    }

    /// The variables whose estimates are wanted after each sample.
    fn followed(&self) -> &[Variable] {
        &[]
    }
}

impl Observer for () {
    fn notice(&mut self, _event: Event<Variable>) {}

    fn watches(&self) -> bool {
        false
    }
}

/// `None` watches nothing: for a trace that is wanted only sometimes.
impl<O: Observer> Observer for Option<O> {
    fn notice(&mut self, event: Event<Variable>) {
        if let Some(observer) = self {
            observer.notice(event);
        }
    }

    fn watches(&self) -> bool {
        self.as_ref().is_some_and(Observer::watches)
    }

    fn most_numbers(&self) -> usize {
        self.as_ref().map_or(0, Observer::most_numbers)
    }

    fn followed(&self) -> &[Variable] {
        self.as_ref().map_or(&[], Observer::followed)
    }
}

impl<O: Observer + ?Sized> Observer for &mut O {
    fn notice(&mut self, event: Event<Variable>) {
        (**self).notice(event);
    }

    fn watches(&self) -> bool {
        (**self).watches()
    }

    fn most_numbers(&self) -> usize {
        (**self).most_numbers()
    }

    fn followed(&self) -> &[Variable] {
        (**self).followed()
    }
}
