//! What is still to be revised: arcs, and constraints on more than two variables.

use crate::{ConstraintId, Csp, Domain, Variable};
use std::collections::VecDeque;

/// A queue in which nothing waits twice.
#[derive(Debug)]
pub(crate) struct Agenda {
    queue: VecDeque<u32>,
    waiting: Vec<bool>,
    arcs: usize,
}

/// One thing to revise.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task {
    /// The arc with this number.
    Arc(usize),
    /// A constraint that no arc stands for.
    General(ConstraintId),
}

impl Agenda {
    pub(crate) fn new(csp: &Csp) -> Self {
        let arcs = csp.arcs().len();
        Agenda {
            queue: VecDeque::new(),
            waiting: vec![false; arcs + csp.constraints()],
            arcs,
        }
    }

    /// The most bytes it can grow to.
    pub(crate) fn bytes(csp: &Csp) -> u64 {
        (5 * (csp.arcs().len() + csp.constraints())) as u64
    }

    /// Everything is to be revised.
    pub(crate) fn add_all(&mut self, csp: &Csp, domains: &[Domain]) {
        for variable in csp.variables() {
            self.add_arcs(csp, variable, domains[variable.index()]);
        }
        for constraint in csp.general() {
            self.add(self.arcs + constraint.index());
        }
    }

    /// The domain of a variable has become `domain`: what hangs on it is to be revised.
    pub(crate) fn add_from(&mut self, csp: &Csp, variable: Variable, domain: Domain) {
        self.add_arcs(csp, variable, domain);
        for &constraint in csp.general_on(variable) {
            self.add(self.arcs + constraint.index());
        }
    }

    /// That two variables differ rules nothing out until one of them has a single value, so such an
    /// arc is left out until then.
    #[inline]
    fn add_arcs(&mut self, csp: &Csp, variable: Variable, domain: Domain) {
        let open = domain.len() > 1;
        let numbers = csp.arc_numbers(variable);
        for (number, arc) in numbers.zip(csp.arcs_from(variable)) {
            if !(open && arc.is_not_equal()) {
                self.add(number);
            }
        }
    }

    #[inline]
    fn add(&mut self, task: usize) {
        if !std::mem::replace(&mut self.waiting[task], true) {
            self.queue.push_back(task as u32);
        }
    }

    #[inline]
    pub(crate) fn next(&mut self) -> Option<Task> {
        let task = self.queue.pop_front()? as usize;
        self.waiting[task] = false;
        Some(match task.checked_sub(self.arcs) {
            None => Task::Arc(task),
            Some(constraint) => Task::General(ConstraintId(constraint as u32)),
        })
    }

    pub(crate) fn clear(&mut self) {
        for task in self.queue.drain(..) {
            self.waiting[task as usize] = false;
        }
    }
}
