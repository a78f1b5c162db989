//! Which value is tried first.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition,
//! section 6.3.1 (least constraining value).

use super::{Backtracking, OPEN};
use crate::{Observer, Value, ValueOrder, Variable};
use atisbo_base::seed;
use rand::seq::SliceRandom;

impl<O: Observer> Backtracking<'_, O> {
    /// Puts the values of a variable on the list, the first to try at its end. Gives them with what each rules out, the
    /// first to try first, where that was counted.
    pub(super) fn line_up_values(&mut self, variable: Variable) -> Vec<(usize, Value)> {
        let first = self.untried.len();
        self.untried
            .extend(self.bench.store.domain(variable).iter());
        match self.settings.values {
            ValueOrder::Ascending => {
                self.untried[first..].reverse();
                Vec::new()
            }
            // The same order whenever the search comes back to the same place.
            ValueOrder::Random => {
                let mut rng = seed::rng(self.seed, u64::from(variable.0));
                self.untried[first..].shuffle(&mut rng);
                Vec::new()
            }
            ValueOrder::LeastConstraining => {
                let mut ranked: Vec<(usize, Value)> = self
                    .untried
                    .drain(first..)
                    .map(|value| (0, value))
                    .collect();
                for (ruled_out, value) in &mut ranked {
                    *ruled_out = self.ruled_out_by(variable, *value);
                }
                ranked.sort_unstable();
                self.untried
                    .extend(ranked.iter().rev().map(|&(_, value)| value));
                ranked
            }
        }
    }

    /// How many values of unassigned neighbours do not go with a value.
    fn ruled_out_by(&mut self, variable: Variable, value: Value) -> usize {
        let csp = self.bench.csp;
        let open = |to: Variable| self.level_of[to.index()] == OPEN;
        let mut ruled_out = 0;
        for arc in csp.arcs_from(variable).iter().filter(|arc| open(arc.to)) {
            let domain = self.bench.store.domain(arc.to);
            self.bench.tally.statistics.checks += domain.len() as u64;
            ruled_out += domain.without(csp.allows(arc, value)).len();
        }
        ruled_out
    }
}
