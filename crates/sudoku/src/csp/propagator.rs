//! A rule beyond the regions, as a constraint of the general problem.

use crate::{Constraint, Values};
use atisbo_csp::{Domain, Propagator, Variable};
use std::sync::Arc;

/// A [`Constraint`] on the domains of its cells.
#[derive(Debug)]
pub(super) struct GridConstraint {
    constraint: Arc<dyn Constraint>,
    variables: Vec<Variable>,
}

impl GridConstraint {
    pub(super) fn new(constraint: &Arc<dyn Constraint>) -> Self {
        let variables = constraint.cells().iter().map(|&cell| Variable(cell as u32));
        GridConstraint {
            constraint: Arc::clone(constraint),
            variables: variables.collect(),
        }
    }
}

impl Propagator for GridConstraint {
    fn variables(&self) -> &[Variable] {
        &self.variables
    }

    fn propagate(&self, domains: &mut [Domain]) -> bool {
        let values = |domain: &Domain| Values::from_bits(domain.bits() as u32);
        let mut candidates: Vec<Values> = domains.iter().map(values).collect();
        let possible = self.constraint.propagate(&mut candidates);
        for (domain, left) in domains.iter_mut().zip(candidates) {
            *domain = domain.and(Domain::from_bits(u64::from(left.bits())));
        }
        possible
    }
}
