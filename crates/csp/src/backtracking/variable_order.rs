//! Which variable is next.
//!
//! Sources: minimum remaining values and degree, Russell and Norvig, section 6.3.1; dom/wdeg,
//! Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints",
//! ECAI 2004.

use super::{Backtracking, OPEN};
use crate::{Cause, ConstraintId, Csp, Inference, Observer, Settings, Variable, VariableOrder};
use std::cmp::Reverse;

impl<O: Observer> Backtracking<'_, O> {
    /// The next variable to assign; one is left.
    pub(super) fn choose_variable(&mut self) -> Variable {
        if self.settings.variables.asks_for_values() {
            self.count_values();
        }
        let left = |variable: &Variable| self.values_left[variable.index()];
        let chosen = match self.settings.variables {
            VariableOrder::First => self.open().next(),
            VariableOrder::FewestValues => self.open().min_by_key(left),
            VariableOrder::Degree => self.open().min_by_key(|&v| Reverse(self.degree(v))),
            VariableOrder::FewestValuesDegree => {
                let fewest = self.open().map(|v| left(&v)).min();
                let tied = self.open().filter(|v| Some(left(v)) == fewest);
                tied.min_by_key(|&v| Reverse(self.degree(v)))
            }
            VariableOrder::WeightedDegree => self.lightest(),
        };
        chosen.unwrap_or_default()
    }

    pub(super) fn open(&self) -> impl Iterator<Item = Variable> {
        let levels = self.level_of.iter().enumerate();
        levels
            .filter(|&(_, &level)| level == OPEN)
            .map(|(index, _)| Variable(index as u32))
    }

    /// Counts the values that each unassigned variable can still take. Inference leaves them in the
    /// domains; without it, each value is compared with the values assigned.
    fn count_values(&mut self) {
        let csp = self.bench.csp;
        for index in 0..csp.len() {
            if self.level_of[index] != OPEN {
                continue;
            }
            let variable = Variable(index as u32);
            let mut domain = self.bench.store.domain(variable);
            if self.settings.inference == Inference::Check {
                for arc in csp.arcs_from(variable) {
                    if self.level_of[arc.to.index()] == OPEN {
                        continue;
                    }
                    let back = &csp.arcs()[arc.reverse as usize];
                    if let Some(value) = self.bench.store.domain(arc.to).single() {
                        self.bench.tally.statistics.checks += domain.len() as u64;
                        domain = domain.and(csp.allows(back, value));
                    }
                }
            }
            self.values_left[index] = domain.len() as u32;
        }
    }

    /// The number of unassigned neighbours.
    pub(super) fn degree(&self, variable: Variable) -> usize {
        let arcs = self.bench.csp.arcs_from(variable).iter();
        arcs.filter(|arc| self.level_of[arc.to.index()] == OPEN)
            .count()
    }

    /// The fewest values for the weight of the constraints. The fractions are compared by cross
    /// multiplication.
    fn lightest(&self) -> Option<Variable> {
        let fraction = |v: Variable| (u64::from(self.values_left[v.index()]), self.weight(v));
        let fractions = self.open().map(|v| (v, fraction(v)));
        let lightest = fractions.reduce(|best, next| {
            let ((_, (values, weight)), (_, (other_values, other_weight))) = (best, next);
            if other_values * weight < values * other_weight {
                next
            } else {
                best
            }
        });
        lightest.map(|(variable, _)| variable)
    }

    /// The weight of the constraints that a variable shares with another unassigned one.
    pub(super) fn weight(&self, variable: Variable) -> u64 {
        let csp = self.bench.csp;
        let active = |constraint: &&ConstraintId| {
            let open = |other: &&Variable| self.level_of[other.index()] == OPEN;
            csp.scope(**constraint).iter().filter(open).nth(1).is_some()
        };
        let active = csp.constraints_on(variable).iter().filter(active);
        active
            .map(|&constraint| self.weights.of(constraint))
            .sum::<u64>()
            .max(1)
    }
}

/// How often each constraint caused a failure, plus one.
#[derive(Debug)]
pub(super) struct Weights(Vec<u64>);

impl Weights {
    /// Weights are kept only for the order that asks for them. Limited discrepancy search keeps
    /// none, because each of its iterations must see the same tree.
    pub(super) fn new(csp: &Csp, settings: Settings) -> Self {
        let wanted =
            settings.variables == VariableOrder::WeightedDegree && !settings.limited_discrepancy;
        Weights(if wanted {
            vec![1; csp.constraints()]
        } else {
            Vec::new()
        })
    }

    pub(super) fn note(&mut self, cause: Cause) {
        let constraint = match cause {
            Cause::EmptyDomain { constraint, .. } => constraint,
            Cause::Violated { constraint } | Cause::NoPlace { constraint, .. } => Some(constraint),
        };
        if let Some(weight) = constraint.and_then(|c| self.0.get_mut(c.index())) {
            *weight += 1;
        }
    }

    fn of(&self, constraint: ConstraintId) -> u64 {
        self.0.get(constraint.index()).copied().unwrap_or(1)
    }
}
