//! A complete assignment and its conflicts, kept up to date as values change.

use crate::{ConstraintId, Csp, Value, Variable};

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
    /// Without values yet. Nothing is allocated before [`load`](Self::load), so that a run that has no
    /// memory for it can leave it at that.
    pub(crate) fn new(csp: &'c Csp) -> Self {
        Conflicts {
            csp,
            values: Vec::new(),
            counts: Vec::new(),
            width: width(csp),
            broken: Vec::new(),
            total: 0,
            checks: 0,
        }
    }

    /// The bytes it takes once an assignment is loaded.
    pub(crate) fn bytes(csp: &Csp) -> u64 {
        (csp.len() * (size_of::<u32>() * width(csp) + 1) + csp.constraints()) as u64
    }

    /// Replaces the whole assignment: a value for each variable.
    pub(crate) fn load(&mut self, values: &[Value]) {
        self.values.clear();
        self.values.extend_from_slice(values);
        self.broken.resize(self.csp.constraints(), false);
        self.count();
    }

    fn count(&mut self) {
        self.counts.clear();
        self.counts.resize(self.width * self.csp.len(), 0);
        self.total = 0;
        for arc in self.csp.arcs() {
            let allowed = self.csp.allows(arc, self.values[arc.from.index()]);
            let domain = self.csp.domain(arc.to);
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

    /// What the total would be if two variables changed places that must differ, and of which no
    /// other constraint says anything together.
    #[inline]
    pub(crate) fn total_with_swap(&mut self, a: Variable, b: Variable) -> u32 {
        self.checks += 1;
        let (of_a, of_b) = (self.value(a), self.value(b));
        // Either is counted against the other's present value, which it will no longer meet.
        self.total + self.with(a, of_b) + self.with(b, of_a)
            - self.with(a, of_a)
            - self.with(b, of_b)
            - 2
    }

    /// What the total would be if any two variables changed places.
    pub(crate) fn total_by_trial_swap(&mut self, a: Variable, b: Variable) -> u32 {
        let (of_a, of_b) = (self.value(a), self.value(b));
        self.set(a, of_b);
        self.set(b, of_a);
        let total = self.total;
        self.set(a, of_a);
        self.set(b, of_b);
        total
    }

    /// Gives a variable another value of its domain.
    pub(crate) fn set(&mut self, variable: Variable, value: Value) {
        let csp = self.csp;
        let before = std::mem::replace(&mut self.values[variable.index()], value);
        self.total = self.total - self.with(variable, before) + self.with(variable, value);
        for arc in csp.arcs_from(variable) {
            if arc.is_not_equal() {
                let domain = csp.domain(arc.to);
                let row = &mut self.counts[arc.to.index() * self.width..];
                row[usize::from(before)] -= u32::from(domain.contains(before));
                row[usize::from(value)] += u32::from(domain.contains(value));
                continue;
            }
            let (old, new) = (csp.allows(arc, before), csp.allows(arc, value));
            let domain = csp.domain(arc.to);
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

/// How many values a variable has room for in the list of counts.
fn width(csp: &Csp) -> usize {
    csp.width().max(1)
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
            let all = model.variables(6, 0..4).expect("small");
            model.all_different(all[..4].iter().copied()).expect("they exist");
            for pair in all.windows(2) {
                model.binary(pair[0], pair[1], |a, b| a != b + 1).expect("they exist");
            }
            let csp = model.build();
            let mut conflicts = Conflicts::new(&csp);
            conflicts.load(&[0; 6]);
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
