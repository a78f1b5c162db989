//! Path consistency (PC-2): a pair of values stays only if every third variable leaves a way between
//! them.
//!
//! Source: Mackworth, "Consistency in networks of relations", Artificial Intelligence 8, 1977;
//! Montanari, "Networks of constraints", Information Sciences 7, 1974.

use super::Verdict;
use crate::tally::Tally;
use crate::{
    Cause, Csp, Domain, Event, Machine, Model, Observer, Reason, Statistics, Value, Variable,
};
use atisbo_base::{Budget, Stop};
use std::collections::VecDeque;

/// Makes a problem path consistent, and arc consistent with it. A step looks at all paths through
/// one pair of variables that has changed.
///
/// It sees the constraints between two variables (and all-different, which is made of such); those
/// on more it leaves alone. It keeps a table for each pair of variables, so its memory grows with the
/// square of their number.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::consistency::{Verdict, ac3, path_consistency};
/// use atisbo_csp::{Machine, Model};
///
/// // Three countries that touch each other, two colours: arc consistent, yet impossible.
/// let mut model = Model::new();
/// let countries = [model.variable(0..2)?, model.variable(0..2)?, model.variable(0..2)?];
/// model.all_different(countries)?;
/// let csp = model.build();
/// let budget = Budget::unlimited();
/// assert_eq!(ac3(&csp, (), &budget).run().verdict, Verdict::Consistent);
/// assert_eq!(path_consistency(&csp, (), &budget).run().verdict, Verdict::Inconsistent);
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub fn path_consistency<'c, O: Observer>(
    csp: &'c Csp,
    observer: O,
    budget: &Budget,
) -> PathConsistency<'c, O> {
    PathConsistency::new(csp, observer, budget)
}

/// The machine behind [`path_consistency`].
pub struct PathConsistency<'c, O> {
    csp: &'c Csp,
    pairs: Pairs,
    domains: Vec<Domain>,
    /// Pairs of variables whose table has changed, first below second.
    queue: VecDeque<(Variable, Variable)>,
    waiting: Vec<bool>,
    tally: Tally,
    observer: O,
    verdict: Option<Verdict>,
}

/// What path consistency leaves.
#[derive(Clone, Debug)]
pub struct PathReport {
    /// What was found out.
    pub verdict: Verdict,
    /// What is left of each domain.
    pub domains: Vec<Domain>,
    /// What it took.
    pub statistics: Statistics,
    pairs: Pairs,
}

impl PathReport {
    /// The values of `other` that still go with a value of `variable`.
    pub fn allows(&self, variable: Variable, value: Value, other: Variable) -> Domain {
        let known = |variable: Variable| variable.index() < self.domains.len();
        if known(variable) && known(other) && usize::from(value) < self.pairs.width {
            self.pairs.row(variable, value, other)
        } else {
            Domain::EMPTY
        }
    }

    /// What was found, as a problem: the domains that are left, and a constraint for each pair of
    /// variables of which some pair of values was ruled out. `None` if the memory budget did not
    /// allow to begin.
    pub fn tightened(&self) -> Option<Csp> {
        if self.pairs.variables != self.domains.len() {
            return None;
        }
        let mut model = Model::new();
        for &domain in &self.domains {
            model.variable_in(domain).ok()?;
        }
        let count = self.domains.len() as u32;
        for first in (0..count).map(Variable) {
            for second in (first.0 + 1..count).map(Variable) {
                let (rows, all) = (self.domains[first.index()], self.domains[second.index()]);
                let allowed = |a, b| self.pairs.row(first, a, second).contains(b);
                if rows.iter().any(|a| all.iter().any(|b| !allowed(a, b))) {
                    model.binary(first, second, allowed).ok()?;
                }
            }
        }
        Some(model.build())
    }
}

/// For each pair of variables and value of the first, the values of the second that go with it. The
/// pair of a variable with itself holds its domain on the diagonal.
#[derive(Clone, Debug, Default)]
struct Pairs {
    rows: Vec<Domain>,
    variables: usize,
    width: usize,
}

impl Pairs {
    fn bytes(csp: &Csp) -> u64 {
        let (variables, row) = (csp.len() as u64, csp.width() * size_of::<Domain>());
        variables.saturating_mul(variables * row as u64)
    }

    fn new(csp: &Csp) -> Self {
        let (variables, width) = (csp.len(), csp.width());
        let rows = vec![Domain::EMPTY; variables * variables * width];
        let mut pairs = Pairs {
            rows,
            variables,
            width,
        };
        for first in csp.variables() {
            for value in csp.domain(first).iter() {
                for second in csp.variables() {
                    let all = csp.domain(second);
                    let own = if first == second {
                        Domain::of(value)
                    } else {
                        all
                    };
                    *pairs.row_mut(first, value, second) = own;
                }
                for arc in csp.arcs_from(first) {
                    let row = pairs.row_mut(first, value, arc.to);
                    *row = row.and(csp.allows(arc, value));
                }
            }
        }
        pairs
    }

    fn start(&self, first: Variable, value: Value, second: Variable) -> usize {
        (first.index() * self.variables + second.index()) * self.width + usize::from(value)
    }

    fn row(&self, first: Variable, value: Value, second: Variable) -> Domain {
        self.rows[self.start(first, value, second)]
    }

    fn row_mut(&mut self, first: Variable, value: Value, second: Variable) -> &mut Domain {
        let index = self.start(first, value, second);
        &mut self.rows[index]
    }
}

/// A pair of values was found impossible, and with it everything.
struct Wiped;

impl<'c, O: Observer> PathConsistency<'c, O> {
    fn new(csp: &'c Csp, observer: O, budget: &Budget) -> Self {
        let mut tally = Tally::new(budget, 0);
        let marks = (csp.len() * csp.len()) as u64;
        let booked = tally.book(Pairs::bytes(csp).saturating_add(9 * marks));
        let mut machine = PathConsistency {
            csp,
            pairs: Pairs::default(),
            domains: csp.domains().to_vec(),
            queue: VecDeque::new(),
            waiting: Vec::new(),
            tally,
            observer,
            verdict: None,
        };
        if let Err(stop) = booked {
            machine.verdict = Some(Verdict::Stopped(stop));
            return machine;
        }
        machine.pairs = Pairs::new(csp);
        machine.waiting = vec![false; csp.len() * csp.len()];
        if machine.begin().is_err() {
            machine.verdict = Some(Verdict::Inconsistent);
        }
        machine
    }

    /// Every pair under a constraint is to be looked at; values that go with nothing go.
    fn begin(&mut self) -> Result<(), Wiped> {
        for variable in self.csp.variables() {
            if self.domains[variable.index()].is_empty() {
                return Err(self.fail(variable));
            }
        }
        for arc in self.csp.arcs() {
            self.enqueue(arc.from, arc.to);
            for value in self.domains[arc.from.index()].iter() {
                if self.pairs.row(arc.from, value, arc.to).is_empty() {
                    self.drop_value(arc.from, value, arc.to)?;
                }
            }
        }
        Ok(())
    }

    fn enqueue(&mut self, a: Variable, b: Variable) {
        let (first, second) = (a.min(b), a.max(b));
        let mark = &mut self.waiting[first.index() * self.csp.len() + second.index()];
        if !std::mem::replace(mark, true) {
            self.queue.push_back((first, second));
        }
    }

    /// The table between `middle` and `from` has changed: what goes with `from` in every other
    /// variable must still have a way through `middle`.
    fn revise_through(&mut self, from: Variable, middle: Variable) -> Result<(), Wiped> {
        for other in self.csp.variables() {
            if other == from || other == middle {
                continue;
            }
            let mut changed = false;
            for value in self.domains[from.index()].iter() {
                let present = self.pairs.row(from, value, other);
                let ways = self.pairs.row(from, value, middle);
                let reached = ways.iter().fold(Domain::EMPTY, |reached, way| {
                    reached.or(self.pairs.row(middle, way, other))
                });
                self.tally.statistics.checks += ways.len() as u64;
                let removed = present.without(reached);
                if !removed.is_empty() {
                    changed = true;
                    self.remove_pairs(from, value, other, removed, middle)?;
                }
            }
            if changed {
                self.enqueue(from, other);
            }
        }
        Ok(())
    }

    fn remove_pairs(
        &mut self,
        variable: Variable,
        value: Value,
        other: Variable,
        removed: Domain,
        through: Variable,
    ) -> Result<(), Wiped> {
        self.observer.notice(&Event::PairChange {
            variable,
            value,
            other,
            removed,
            through,
        });
        let row = self.pairs.row_mut(variable, value, other);
        *row = row.without(removed);
        let lost = row.is_empty();
        for partner in removed.iter() {
            let back = self.pairs.row_mut(other, partner, variable);
            back.remove(value);
            if back.is_empty() {
                self.drop_value(other, partner, variable)?;
            }
        }
        if lost {
            self.drop_value(variable, value, other)
        } else {
            Ok(())
        }
    }

    /// A value that goes with nothing in `support` goes with nothing anywhere; and who went with it
    /// alone goes too.
    fn drop_value(
        &mut self,
        variable: Variable,
        value: Value,
        support: Variable,
    ) -> Result<(), Wiped> {
        let mut falling = vec![(variable, value, support)];
        while let Some((variable, value, support)) = falling.pop() {
            let domain = &mut self.domains[variable.index()];
            if !domain.contains(value) {
                continue;
            }
            domain.remove(value);
            let left = *domain;
            self.tally.statistics.domain_changes += 1;
            let (removed, reason) = (Domain::of(value), Reason::Path { support });
            self.observer.notice(&Event::DomainChange {
                variable,
                removed,
                left,
                reason,
            });
            if left.is_empty() {
                return Err(self.fail(variable));
            }
            for other in self.csp.variables() {
                *self.pairs.row_mut(variable, value, other) = Domain::EMPTY;
                for partner in self.domains[other.index()].iter() {
                    let row = self.pairs.row_mut(other, partner, variable);
                    row.remove(value);
                    if row.is_empty() {
                        falling.push((other, partner, variable));
                    }
                }
                if other != variable {
                    self.enqueue(variable, other);
                }
            }
        }
        Ok(())
    }

    fn fail(&mut self, variable: Variable) -> Wiped {
        let cause = Cause::EmptyDomain {
            variable,
            constraint: None,
        };
        self.tally.fail(cause, &mut self.observer);
        Wiped
    }

    fn advance(&mut self) -> Option<Verdict> {
        if let Err(stop) = self.tally.check().and_then(|()| self.tally.check_clock()) {
            return Some(Verdict::Stopped(stop));
        }
        let Some((first, second)) = self.queue.pop_front() else {
            return Some(Verdict::Consistent);
        };
        self.waiting[first.index() * self.csp.len() + second.index()] = false;
        self.tally.statistics.nodes += 1;
        let outcome = self
            .revise_through(first, second)
            .and_then(|()| self.revise_through(second, first));
        outcome.err().map(|Wiped| Verdict::Inconsistent)
    }
}

impl<O: Observer> Machine for PathConsistency<'_, O> {
    type Report = PathReport;

    fn step(&mut self) -> bool {
        if self.verdict.is_none() {
            self.verdict = self.advance();
        }
        self.verdict.is_none()
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(self) -> PathReport {
        PathReport {
            verdict: self.verdict.unwrap_or(Verdict::Stopped(Stop::Cancelled)),
            domains: self.domains,
            statistics: self.tally.close().statistics,
            pairs: self.pairs,
        }
    }
}
