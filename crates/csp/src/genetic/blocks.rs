//! The building blocks of an individual: sets of variables that hold a permutation, and single
//! variables that hold any value.

use crate::csp::Rule;
use crate::{Csp, Domain, Value, Variable};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

/// A division of the variables into blocks.
#[derive(Clone, Debug, Default)]
pub(super) struct Blocks {
    /// The variables of each block that have a choice. A block of one is a free variable.
    list: Vec<Block>,
    /// Variables with a single value.
    fixed: Vec<(Variable, Value)>,
    /// Whether some variable has no value at all.
    hopeless: bool,
}

/// Variables that share out certain values among them.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) variables: Vec<Variable>,
    /// As many as variables, if it is a permutation; otherwise one variable and all its values.
    values: Domain,
}

impl Block {
    pub(super) fn is_permutation(&self) -> bool {
        self.variables.len() > 1
    }
}

impl Blocks {
    /// The division that leaves the fewest individuals: on a Sudoku, by rows, by columns or by boxes,
    /// depending on where the givens are.
    pub(super) fn of(csp: &Csp) -> Self {
        let rules = csp.rules().iter();
        let permutations: Vec<&Rule> = rules.filter(|rule| csp.is_permutation(rule)).collect();
        let divisions = (0..permutations.len().max(1)).map(|start| {
            let (before, after) = permutations.split_at(start.min(permutations.len()));
            Blocks::divide(csp, after.iter().chain(before).map(|rule| &*rule.scope))
        });
        divisions
            .min_by(|one, other| one.freedom().total_cmp(&other.freedom()))
            .unwrap_or_default()
    }

    /// Takes each of the scopes, in this order, that shares no variable with one taken before; what
    /// is left is free.
    fn divide<'s>(csp: &Csp, scopes: impl Iterator<Item = &'s [Variable]>) -> Self {
        let domain = |&variable: &Variable| csp.domain(variable);
        let mut taken = vec![false; csp.len()];
        let mut list = Vec::new();
        for scope in scopes {
            if scope.iter().any(|variable| taken[variable.index()]) {
                continue;
            }
            for variable in scope {
                taken[variable.index()] = true;
            }
            let all = csp.union(scope);
            let given: Domain = scope.iter().filter_map(|v| domain(v).single()).collect();
            let open = |variable: &&Variable| domain(variable).len() != 1;
            let variables: Vec<Variable> = scope.iter().filter(open).copied().collect();
            if !variables.is_empty() {
                list.push(Block {
                    variables,
                    values: all.without(given),
                });
            }
        }
        let mut fixed = Vec::new();
        for variable in csp.variables() {
            let values = domain(&variable);
            match values.single() {
                Some(value) => fixed.push((variable, value)),
                None if taken[variable.index()] => {}
                None => list.push(Block {
                    variables: vec![variable],
                    values,
                }),
            }
        }
        let hopeless = list
            .iter()
            .any(|block| block.values.len() < block.variables.len());
        Blocks {
            list,
            fixed,
            hopeless,
        }
    }

    /// The logarithm of the number of individuals, if the domains within a permutation are not asked.
    fn freedom(&self) -> f64 {
        let choices = |block: &Block| -> f64 {
            let values = block.values.len();
            let left = (0..block.variables.len()).map(|used| values.saturating_sub(used).max(1));
            left.map(|choices| (choices as f64).ln()).sum()
        };
        self.list.iter().map(choices).sum()
    }

    /// About the bytes that a division takes.
    pub(super) fn bytes(csp: &Csp) -> u64 {
        (csp.len() * (size_of::<Block>() + size_of::<(Variable, Value)>())) as u64
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Block> {
        self.list.iter()
    }

    /// A random individual; `None` if some variable or block has no values to deal.
    pub(super) fn deal(&self, csp: &Csp, rng: &mut Pcg64) -> Option<Vec<Value>> {
        if self.hopeless {
            return None;
        }
        let mut values = vec![0; csp.len()];
        for &(variable, value) in &self.fixed {
            values[variable.index()] = value;
        }
        let mut blocks = self.list.iter();
        blocks
            .all(|block| block.deal(csp, &mut values, rng))
            .then_some(values)
    }

    /// Takes about half of the blocks from another individual; `taken` is told of each.
    pub(super) fn cross(
        &self,
        values: &mut [Value],
        other: &[Value],
        rng: &mut Pcg64,
        mut taken: impl FnMut(&Block),
    ) {
        for block in &self.list {
            if rng.random::<bool>() {
                taken(block);
                for variable in &block.variables {
                    values[variable.index()] = other[variable.index()];
                }
            }
        }
    }

    /// Changes each block with the given probability: two values change places, or, as often, the
    /// block is dealt anew.
    pub(super) fn mutate(
        &self,
        csp: &Csp,
        values: &mut [Value],
        probability: f64,
        rng: &mut Pcg64,
    ) {
        for block in &self.list {
            if rng.random::<f64>() < probability {
                if block.is_permutation() && rng.random::<bool>() {
                    block.swap_any(csp, values, rng);
                } else {
                    block.deal(csp, values, rng);
                }
            }
        }
    }
}

impl Block {
    /// Shares the values out at random, each variable getting one of its domain; whether that is
    /// possible. Kuhn's algorithm finds the matching, in random order.
    fn deal(&self, csp: &Csp, values: &mut [Value], rng: &mut Pcg64) -> bool {
        let mut order: Vec<usize> = (0..self.variables.len()).collect();
        order.shuffle(rng);
        let mut preference: Vec<Value> = self.values.iter().collect();
        preference.shuffle(rng);
        let mut holder = [None; Domain::CAPACITY];
        for &position in &order {
            let mut seen = Domain::EMPTY;
            if !self.place(csp, position, &preference, &mut holder, &mut seen) {
                return false;
            }
        }
        for (value, position) in holder.iter().enumerate() {
            if let Some(position) = position {
                values[self.variables[*position].index()] = value as Value;
            }
        }
        true
    }

    /// Finds a value for a variable, making others give way where they can.
    fn place(
        &self,
        csp: &Csp,
        position: usize,
        preference: &[Value],
        holder: &mut [Option<usize>; Domain::CAPACITY],
        seen: &mut Domain,
    ) -> bool {
        let domain = csp.domains()[self.variables[position].index()];
        for &value in preference {
            if !domain.contains(value) || seen.contains(value) {
                continue;
            }
            seen.insert(value);
            let gives_way = match holder[usize::from(value)] {
                None => true,
                Some(other) => self.place(csp, other, preference, holder, seen),
            };
            if gives_way {
                holder[usize::from(value)] = Some(position);
                return true;
            }
        }
        false
    }

    /// Swaps two random values, if the domains allow it.
    fn swap_any(&self, csp: &Csp, values: &mut [Value], rng: &mut Pcg64) {
        let size = self.variables.len();
        let (a, b) = (rng.random_range(0..size), rng.random_range(0..size));
        let (a, b) = (self.variables[a].index(), self.variables[b].index());
        if csp.domains()[a].contains(values[b]) && csp.domains()[b].contains(values[a]) {
            values.swap(a, b);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Model;

    #[test]
    fn the_division_with_the_fewest_individuals_is_taken() {
        // Two rows of three cells, and one cell more.
        let mut model = Model::new();
        let cells = model.variables(7, 0..3).expect("small");
        // Once the first is taken, no row can be taken: 3! times 3 to the power of 4 individuals, where the
        // rows leave 3! times 3! times 3.
        for scope in [[2, 3, 6], [0, 1, 2], [3, 4, 5]] {
            let scope = scope.map(|cell| cells[cell]);
            model.all_different(scope).expect("they exist");
        }
        let blocks = Blocks::of(&model.build());
        let sizes: Vec<usize> = blocks.iter().map(|block| block.variables.len()).collect();
        assert_eq!(sizes, [3, 3, 1]);
    }
}
