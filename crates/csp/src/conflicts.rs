//! A complete assignment and its conflicts, kept up to date as values change.

use crate::csp::Csp;
use crate::domain::{Domain, Value};
use crate::model::{ConstraintId, Variable};

/// A complete assignment that knows, for each value of each variable, with how many neighbours it
/// is (or would be) in conflict. Changing a value costs as much as the variable has neighbours.
#[derive(Debug)]
pub(crate) struct Conflicts<'c> {
    csp: &'c Csp,
    values: Vec<Value>,
    /// By variable and value.
    counts: Vec<u32>,
    width: usize,
    /// Whether each constraint that no arc stands for is broken.
    broken: Vec<bool>,
    total: u32,
    /// How often it was asked whether two values go together.
    pub(crate) checks: u64,
}

impl<'c> Conflicts<'c> {
    /// Everything has its first value; a variable without values has 0.
    pub(crate) fn new(csp: &'c Csp) -> Self {
        let largest = csp
            .domains()
            .iter()
            .filter_map(|domain| domain.last())
            .max();
        let width = largest.map_or(1, |value| usize::from(value) + 1);
        let first = |domain: &Domain| domain.first().unwrap_or(0);
        let mut conflicts = Conflicts {
            csp,
            values: csp.domains().iter().map(first).collect(),
            counts: vec![0; width * csp.len()],
            width,
            broken: vec![false; csp.constraints()],
            total: 0,
            checks: 0,
        };
        conflicts.count();
        conflicts
    }

    /// The bytes it takes.
    pub(crate) fn bytes(csp: &Csp) -> u64 {
        let largest = csp
            .domains()
            .iter()
            .filter_map(|domain| domain.last())
            .max();
        let width = largest.map_or(1, |value| usize::from(value) + 1);
        (csp.len() * (4 * width + 1) + csp.constraints()) as u64
    }

    /// Replaces the whole assignment.
    pub(crate) fn load(&mut self, values: &[Value]) {
        self.values.copy_from_slice(values);
        self.count();
    }

    fn count(&mut self) {
        self.counts.fill(0);
        self.total = 0;
        for arc in self.csp.arcs() {
            let allowed = self.csp.allows(arc, self.values[arc.from.index()]);
            let domain = self.csp.domains()[arc.to.index()];
            for value in domain.without(allowed).iter() {
                self.counts[arc.to.index() * self.width + usize::from(value)] += 1;
            }
        }
        for variable in self.csp.variables() {
            self.total += self.with(variable, self.values[variable.index()]);
        }
        // Each conflict was seen from both ends.
        self.total /= 2;
        for constraint in self.csp.general() {
            let broken = !self.csp.holds(constraint, &self.values);
            self.broken[constraint.index()] = broken;
            self.total += u32::from(broken);
        }
    }

    pub(crate) fn values(&self) -> &[Value] {
        &self.values
    }

    pub(crate) fn value(&self, variable: Variable) -> Value {
        self.values[variable.index()]
    }

    /// How many pairs of neighbours are in conflict, and how many other constraints are broken.
    pub(crate) fn total(&self) -> u32 {
        self.total
    }

    /// How many neighbours a value is in conflict with.
    #[inline]
    fn with(&self, variable: Variable, value: Value) -> u32 {
        self.counts[variable.index() * self.width + usize::from(value)]
    }

    /// Whether a variable has a part in a conflict.
    pub(crate) fn concern(&self, variable: Variable) -> bool {
        let broken = |constraint: &ConstraintId| self.broken[constraint.index()];
        self.with(variable, self.value(variable)) > 0
            || self.csp.general_on(variable).iter().any(broken)
    }

    /// What the total would be if a variable had another value.
    pub(crate) fn total_with(&mut self, variable: Variable, value: Value) -> u32 {
        self.checks += 1;
        let present = self.value(variable);
        let mut total = self.total - self.with(variable, present) + self.with(variable, value);
        if !self.csp.general_on(variable).is_empty() {
            self.values[variable.index()] = value;
            for &constraint in self.csp.general_on(variable) {
                total -= u32::from(self.broken[constraint.index()]);
                total += u32::from(!self.csp.holds(constraint, &self.values));
            }
            self.values[variable.index()] = present;
        }
        total
    }

    /// Gives a variable another value of its domain.
    pub(crate) fn set(&mut self, variable: Variable, value: Value) {
        let csp = self.csp;
        let before = std::mem::replace(&mut self.values[variable.index()], value);
        self.total = self.total - self.with(variable, before) + self.with(variable, value);
        for arc in csp.arcs_from(variable) {
            let (old, new) = (csp.allows(arc, before), csp.allows(arc, value));
            let domain = csp.domains()[arc.to.index()];
            let row = &mut self.counts[arc.to.index() * self.width..];
            for freed in new.without(old).and(domain).iter() {
                row[usize::from(freed)] -= 1;
            }
            for lost in old.without(new).and(domain).iter() {
                row[usize::from(lost)] += 1;
            }
        }
        self.checks += csp.arcs_from(variable).len() as u64;
        for &constraint in csp.general_on(variable) {
            let holds = csp.holds(constraint, &self.values);
            let broken = std::mem::replace(&mut self.broken[constraint.index()], !holds);
            self.total = self.total - u32::from(broken) + u32::from(!holds);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Model;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_counts_stay_what_counting_anew_gives(
            moves in proptest::collection::vec((0u32..6, 0u8..4), 0..40),
        ) {
            let mut model = Model::new();
            let all: Vec<_> = (0..6).map(|_| model.variable(0..4).expect("small")).collect();
            model.all_different(all[..4].iter().copied()).expect("they exist");
            for pair in all.windows(2) {
                model.binary(pair[0], pair[1], |a, b| a != b + 1).expect("they exist");
            }
            let csp = model.build();
            let mut conflicts = Conflicts::new(&csp);
            for (variable, value) in moves {
                let expected = conflicts.total_with(Variable(variable), value);
                conflicts.set(Variable(variable), value);
                let mut anew = Conflicts::new(&csp);
                anew.load(conflicts.values());
                prop_assert_eq!(conflicts.total(), anew.total());
                prop_assert_eq!(conflicts.total(), expected);
                prop_assert_eq!(&conflicts.counts, &anew.counts);
                prop_assert_eq!(conflicts.total() == 0, csp.is_solved_by(conflicts.values()));
            }
        }
    }
}
