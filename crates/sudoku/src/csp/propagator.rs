//! A rule beyond the regions, as a constraint of the general problem.

use crate::{Constraint, Shape, Values};
use atisbo_csp::{Domain, Propagator, Variable};
use std::sync::Arc;

/// A [`Constraint`] that sees only the domains of its own cells; of the others it sees that they
/// might be anything.
#[derive(Debug)]
pub(super) struct GridConstraint {
    constraint: Arc<dyn Constraint>,
    variables: Vec<Variable>,
    shape: Shape,
}

impl GridConstraint {
    pub(super) fn new(constraint: &Arc<dyn Constraint>, shape: Shape) -> Self {
        let variables = constraint.cells().iter().map(|&cell| Variable(cell as u32));
        GridConstraint {
            constraint: Arc::clone(constraint),
            variables: variables.collect(),
            shape,
        }
    }
}

impl Propagator for GridConstraint {
    fn variables(&self) -> &[Variable] {
        &self.variables
    }

    fn propagate(&self, domains: &mut [Domain]) -> bool {
        let mut candidates = vec![Values::up_to(self.shape.size()); self.shape.cells()];
        for (variable, domain) in self.variables.iter().zip(domains.iter()) {
            candidates[variable.index()] = Values::from_bits(domain.bits() as u32);
        }
        let possible = self.constraint.propagate(&mut candidates);
        for (variable, domain) in self.variables.iter().zip(domains.iter_mut()) {
            let left = u64::from(candidates[variable.index()].bits());
            *domain = domain.and(Domain::from_bits(left));
        }
        possible
    }
}
