//! Forward checking: the unassigned neighbours lose what does not go with a new value.
//!
//! Source: Haralick and Elliott, "Increasing tree search efficiency for constraint satisfaction
//! problems", Artificial Intelligence 14, 1980. Constraints on more than two variables say what they
//! can once for each new value of one of theirs.

use super::{Backtracking, OPEN};
use crate::workbench::Failed;
use crate::{Observer, Reason, Variable};

impl<O: Observer> Backtracking<'_, O> {
    pub(super) fn check_forward(&mut self, variable: Variable) -> Result<(), Failed> {
        let csp = self.bench.csp;
        let Some(value) = self.bench.store.domain(variable).single() else {
            return Ok(());
        };
        for arc in csp.arcs_from(variable) {
            if self.level_of[arc.to.index()] != OPEN {
                continue;
            }
            self.bench.tally.statistics.checks += self.bench.store.domain(arc.to).len() as u64;
            let reason = Reason::Arc {
                constraint: arc.constraint,
                support: variable,
            };
            self.bench.cut(arc.to, csp.allows(arc, value), reason)?;
        }
        for &constraint in csp.general_on(variable) {
            self.bench.consult(constraint, |_| ())?;
        }
        Ok(())
    }
}
