//! What every systematic method works on: the problem, its present domains, the books, the observer.

use crate::csp::Kind;
use crate::store::Store;
use crate::tally::Tally;
use crate::{Cause, ConstraintId, Csp, Domain, Event, Observer, Reason, Variable};
use atisbo_base::Stop;

pub(crate) struct Workbench<'c, O> {
    pub(crate) csp: &'c Csp,
    pub(crate) store: Store,
    pub(crate) tally: Tally,
    pub(crate) observer: O,
    /// The domains of one constraint, for its propagator; kept to allocate once.
    scratch: Vec<Domain>,
}

/// Why an inference did not come to its end.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Failed {
    /// No solution can be had from here.
    Conflict(Cause, Blame),
    /// The budget is used up.
    Stopped(Stop),
}

impl From<Stop> for Failed {
    fn from(stop: Stop) -> Self {
        Failed::Stopped(stop)
    }
}

/// Whose explanations explain a conflict.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Blame {
    Variable(Variable),
    Scope(ConstraintId),
}

impl<'c, O: Observer> Workbench<'c, O> {
    pub(crate) fn new(csp: &'c Csp, store: Store, tally: Tally, observer: O) -> Self {
        Workbench {
            csp,
            store,
            tally,
            observer,
            scratch: Vec::new(),
        }
    }

    /// A variable without any value from the start.
    pub(crate) fn find_empty(&self) -> Result<(), Failed> {
        let empty = self
            .csp
            .variables()
            .find(|&v| self.store.domain(v).is_empty());
        empty.map_or(Ok(()), |variable| {
            let cause = Cause::EmptyDomain {
                variable,
                constraint: None,
            };
            Err(Failed::Conflict(cause, Blame::Variable(variable)))
        })
    }

    /// Takes from a variable what is not in `allowed`; whether that was anything.
    #[inline]
    pub(crate) fn cut(
        &mut self,
        variable: Variable,
        allowed: Domain,
        reason: Reason,
    ) -> Result<bool, Failed> {
        let before = self.store.domain(variable);
        let left = before.and(allowed);
        if left == before {
            return Ok(false);
        }
        self.store.narrow(variable, left);
        if self.store.is_explained() {
            self.explain(variable, reason);
        }
        self.tally.statistics.domain_changes += 1;
        let removed = before.without(left);
        self.observer.notice(&Event::DomainChange {
            variable,
            removed,
            left,
            reason,
        });
        if left.is_empty() {
            let constraint = match reason {
                Reason::Arc { constraint, .. } | Reason::Constraint { constraint } => {
                    Some(constraint)
                }
                Reason::Path { .. } => None,
            };
            let cause = Cause::EmptyDomain {
                variable,
                constraint,
            };
            return Err(Failed::Conflict(cause, Blame::Variable(variable)));
        }
        Ok(true)
    }

    fn explain(&mut self, variable: Variable, reason: Reason) {
        match reason {
            Reason::Arc { support, .. } | Reason::Path { support } => {
                self.store.explain(variable, support);
            }
            Reason::Constraint { constraint } => {
                for &source in self.csp.scope(constraint) {
                    self.store.explain(variable, source);
                }
            }
        }
    }

    /// Lets a constraint on any number of variables cut their domains, and calls `changed` for each
    /// that it did cut.
    pub(crate) fn consult(
        &mut self,
        constraint: ConstraintId,
        mut changed: impl FnMut(Variable),
    ) -> Result<(), Failed> {
        let rule = &self.csp.rules()[constraint.index()];
        let Kind::General(propagator) = &rule.kind else {
            return Ok(());
        };
        self.tally.statistics.checks += 1;
        let mut domains = std::mem::take(&mut self.scratch);
        domains.clear();
        domains.extend(
            rule.scope
                .iter()
                .map(|&variable| self.store.domain(variable)),
        );
        let possible = propagator.propagate(&mut domains);
        let cuts: Result<(), Failed> =
            rule.scope
                .iter()
                .zip(&domains)
                .try_for_each(|(&variable, &allowed)| {
                    if self.cut(variable, allowed, Reason::Constraint { constraint })? {
                        changed(variable);
                    }
                    Ok(())
                });
        self.scratch = domains;
        cuts?;
        if possible {
            return Ok(());
        }
        Err(Failed::Conflict(
            Cause::Violated { constraint },
            Blame::Scope(constraint),
        ))
    }
}
