//! Arc consistency: revise every arc, and again each arc whose near end has changed.
//!
//! How a revision looks for supports is what the algorithms of the family differ in: see
//! [`ac3`](super::ac3()) and [`ac2001`](super::ac2001()).

use super::agenda::Task;
use super::{Agenda, ConsistencyReport, Verdict};
use crate::store::Store;
use crate::tally::Tally;
use crate::workbench::{Failed, Workbench};
use crate::{ConstraintId, Csp, Domain, Machine, Observer, Reason, Statistics};
use atisbo_base::{Budget, Stop};

/// How the supports of values are looked for.
pub trait Supports {
    /// The bytes it keeps for a problem.
    fn bytes(csp: &Csp) -> u64;

    /// Nothing was looked for yet.
    fn new(csp: &Csp) -> Self;

    /// Those of `values` (at the far end of the arc with this number) that go with one of `supports`
    /// (at its near end). Adds how often it asked to `checks`.
    fn supported(
        &mut self,
        csp: &Csp,
        arc: usize,
        values: Domain,
        supports: Domain,
        checks: &mut u64,
    ) -> Domain;
}

/// A machine that makes a problem arc consistent. A step revises one arc.
pub struct ArcConsistency<'c, O, S> {
    bench: Workbench<'c, O>,
    agenda: Agenda,
    supports: Option<S>,
    verdict: Option<Verdict>,
}

impl<'c, O: Observer, S: Supports> ArcConsistency<'c, O, S> {
    pub(super) fn new(csp: &'c Csp, observer: O, budget: &Budget) -> Self {
        let mut tally = Tally::new(budget, 0);
        let booked = tally.book(Store::bytes(csp, false) + Agenda::bytes(csp) + S::bytes(csp));
        let supports = booked.is_ok().then(|| S::new(csp));
        let mut agenda = Agenda::new(csp);
        agenda.add_all(csp, csp.domains());
        let mut bench = Workbench::new(csp, Store::new(csp, false), tally, observer);
        let start = booked
            .map_err(Failed::from)
            .and_then(|()| bench.find_empty());
        let verdict = start.err().map(|failed| verdict(&mut bench, failed));
        ArcConsistency {
            bench,
            agenda,
            supports,
            verdict,
        }
    }

    fn advance(&mut self) -> Result<bool, Failed> {
        self.bench.tally.check()?;
        let (Some(task), Some(supports)) = (self.agenda.next(), &mut self.supports) else {
            return Ok(false);
        };
        self.bench.tally.statistics.nodes += 1;
        perform(&mut self.bench, &mut self.agenda, supports, task)?;
        Ok(true)
    }
}

impl<O: Observer, S: Supports> Machine for ArcConsistency<'_, O, S> {
    type Report = ConsistencyReport;

    fn step(&mut self) -> bool {
        if self.verdict.is_none() {
            self.verdict = match self.advance() {
                Ok(true) => None,
                Ok(false) => Some(Verdict::Consistent),
                Err(failed) => Some(verdict(&mut self.bench, failed)),
            };
        }
        self.verdict.is_none()
    }

    fn statistics(&self) -> &Statistics {
        &self.bench.tally.statistics
    }

    fn finish(self) -> ConsistencyReport {
        ConsistencyReport {
            verdict: self.verdict.unwrap_or(Verdict::Stopped(Stop::Cancelled)),
            domains: self.bench.store.into_domains(),
            statistics: self.bench.tally.close().statistics,
        }
    }
}

/// What a failure says about the whole problem.
pub(super) fn verdict<O: Observer>(bench: &mut Workbench<'_, O>, failed: Failed) -> Verdict {
    match failed {
        Failed::Stopped(stop) => Verdict::Stopped(stop),
        Failed::Conflict(cause, _) => {
            bench.tally.fail(cause, &mut bench.observer);
            Verdict::Inconsistent
        }
    }
}

/// Works the agenda off at once: what maintains arc consistency inside a search.
pub(crate) fn maintain<O: Observer, S: Supports>(
    bench: &mut Workbench<'_, O>,
    agenda: &mut Agenda,
    supports: &mut S,
) -> Result<(), Failed> {
    /// Reading the clock costs as much as some revisions.
    const CLOCK_EVERY: u32 = 4096;
    let mut performed = 0u32;
    while let Some(task) = agenda.next() {
        performed += 1;
        let outcome = perform(bench, agenda, supports, task).and_then(|()| {
            if performed.is_multiple_of(CLOCK_EVERY) {
                bench.tally.check_clock()?;
            }
            Ok(())
        });
        if outcome.is_err() {
            agenda.clear();
            return outcome;
        }
    }
    Ok(())
}

#[inline]
fn perform<O: Observer, S: Supports>(
    bench: &mut Workbench<'_, O>,
    agenda: &mut Agenda,
    supports: &mut S,
    task: Task,
) -> Result<(), Failed> {
    match task {
        Task::Arc(number) => {
            if revise(bench, supports, number)? {
                let variable = bench.csp.arcs()[number].to;
                agenda.add_from(bench.csp, variable, bench.store.domain(variable));
            }
            Ok(())
        }
        Task::General(constraint) => consult(bench, agenda, constraint),
    }
}

/// Removes the values at the far end of an arc that go with no value at its near end.
#[inline]
fn revise<O: Observer, S: Supports>(
    bench: &mut Workbench<'_, O>,
    supports: &mut S,
    number: usize,
) -> Result<bool, Failed> {
    let arc = &bench.csp.arcs()[number];
    let (values, near) = (bench.store.domain(arc.to), bench.store.domain(arc.from));
    let checks = &mut bench.tally.statistics.checks;
    let supported = supports.supported(bench.csp, number, values, near, checks);
    let reason = Reason::Arc {
        constraint: arc.constraint,
        support: arc.from,
    };
    bench.cut(arc.to, supported, reason)
}

/// Lets a constraint on more than two variables say what it can, and puts what hangs on that on the
/// agenda.
fn consult<O: Observer>(
    bench: &mut Workbench<'_, O>,
    agenda: &mut Agenda,
    constraint: ConstraintId,
) -> Result<(), Failed> {
    let mut changed = Vec::new();
    bench.consult(constraint, |variable| changed.push(variable))?;
    for variable in changed {
        let domain = bench.store.domain(variable);
        agenda.add_from(bench.csp, variable, domain);
    }
    Ok(())
}
