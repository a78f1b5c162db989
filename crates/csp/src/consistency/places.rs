//! Places: a value of a full all-different constraint that has one place left takes it.
//!
//! Arcs see an all-different constraint only pair by pair. Where it has as many values as variables,
//! each value is needed, and a value without a place is a failure. Players of Sudoku call the rule
//! *hidden single*. It is the cheap half of what a matching would find (Régin, "A filtering algorithm
//! for constraints of difference in CSPs", AAAI 1994).

use super::Agenda;
use crate::workbench::{Blame, Failed, Workbench};
use crate::{Cause, ConstraintId, Csp, Domain, Observer, Reason};

/// The all-different constraints that use each of their values.
#[derive(Debug)]
pub(crate) struct Places(Vec<(ConstraintId, Domain)>);

impl Places {
    pub(crate) fn new(csp: &Csp) -> Self {
        let rules = csp.rules().iter().zip((0..).map(ConstraintId));
        let full = rules.filter(|(rule, _)| csp.is_permutation(rule));
        let full = full.map(|(rule, constraint)| (constraint, csp.union(&rule.scope)));
        Places(full.collect())
    }

    /// Puts each value with one place into it, and what hangs on that on the agenda; whether there
    /// was any.
    pub(crate) fn fill<O: Observer>(
        &self,
        bench: &mut Workbench<'_, O>,
        agenda: &mut Agenda,
    ) -> Result<bool, Failed> {
        let mut filled = false;
        for &(constraint, all) in &self.0 {
            let scope = bench.csp.scope(constraint);
            let (mut once, mut twice) = (Domain::EMPTY, Domain::EMPTY);
            for &variable in scope {
                let domain = bench.store.domain(variable);
                twice = twice.or(once.and(domain));
                once = once.or(domain);
            }
            bench.tally.statistics.checks += 1;
            if let Some(value) = all.without(once).first() {
                let cause = Cause::NoPlace { constraint, value };
                return Err(Failed::Conflict(cause, Blame::Scope(constraint)));
            }
            let lonely = once.without(twice);
            for &variable in scope {
                let here = bench.store.domain(variable).and(lonely);
                if !here.is_empty()
                    && bench.cut(variable, here, Reason::Constraint { constraint })?
                {
                    filled = true;
                    agenda.add_from(bench.csp, variable, bench.store.domain(variable));
                }
            }
        }
        Ok(filled)
    }
}
