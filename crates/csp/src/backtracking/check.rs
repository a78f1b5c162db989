//! No inference: a new value is compared with those assigned before.

use super::{Backtracking, OPEN};
use crate::workbench::{Blame, Failed};
use crate::{Cause, ConstraintId, Domain, Observer, Retreat, Variable};

impl<O: Observer> Backtracking<'_, O> {
    /// Whether the value of a variable goes with all values assigned before. Backjumping wants to
    /// know the earliest that it does not go with, because that allows the longest jump.
    pub(super) fn check(&mut self, variable: Variable) -> Result<(), Failed> {
        let csp = self.bench.csp;
        let value = self.bench.store.domain(variable);
        let mut culprit: Option<(u32, ConstraintId, Variable)> = None;
        for arc in csp.arcs_from(variable) {
            let level = self.level_of[arc.to.index()];
            if level == OPEN {
                continue;
            }
            self.bench.tally.statistics.checks += 1;
            let allowed = value
                .first()
                .map_or(Domain::EMPTY, |value| csp.allows(arc, value));
            if allowed.and(self.bench.store.domain(arc.to)).is_empty()
                && culprit.is_none_or(|(earliest, ..)| level < earliest)
            {
                culprit = Some((level, arc.constraint, arc.to));
                if self.settings.retreat == Retreat::Chronological {
                    break;
                }
            }
        }
        if let Some((_, constraint, neighbour)) = culprit {
            let cause = Cause::Violated { constraint };
            return Err(Failed::Conflict(cause, Blame::Variable(neighbour)));
        }
        for &constraint in csp.general_on(variable) {
            let assigned = |variable: &Variable| self.level_of[variable.index()] != OPEN;
            if csp.scope(constraint).iter().all(assigned) {
                self.bench.consult(constraint, |_| ())?;
            }
        }
        Ok(())
    }
}
