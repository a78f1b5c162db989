//! The table of a node, over those of its family that were not observed.

use super::Network;
use crate::account::{Limit, go_on};
use crate::conditional::Conditional;
use crate::engine::InferenceError;
use crate::evidence::Evidence;
use crate::factor::{Factor, FactorError, Few, fitting_entries, strides};
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::{Budget, Meter};

impl Network {
    /// The variable's conditional distribution as a full table: its parents, then itself.
    ///
    /// # Errors
    ///
    /// If the table has more than [`MOST_ENTRIES`](crate::MOST_ENTRIES) entries.
    #[expect(
        clippy::unreachable,
        reason = "only a size or a limit ends it, and there is no limit"
    )]
    pub fn factor(&self, variable: Variable) -> Result<Factor, FactorError> {
        let mut meter = Budget::unlimited().meter();
        match self.factor_under(variable, &Evidence::none(), &mut meter) {
            Ok(factor) => Ok(factor),
            Err(InferenceError::Table(error)) => Err(error),
            Err(other) => unreachable!("an unlimited budget never stops: {other}"),
        }
    }

    /// The part of that table in which everything observed has the state it was seen in. The rest of
    /// it is never made.
    pub(crate) fn factor_under<N: Number>(
        &self,
        variable: Variable,
        evidence: &Evidence,
        meter: &mut Meter,
    ) -> Result<Factor<N>, InferenceError> {
        let parents = self.parents(variable);
        let family: Few<Variable> = parents.iter().copied().chain([variable]).collect();
        let family_sizes: Few<usize> = self.variables.sizes_of(&family);
        let mut states: Few<usize> = Few::new();
        let mut free: Few<usize> = Few::new();
        for (place, &member) in family.iter().enumerate() {
            let seen = evidence.state(member);
            states.push(seen.unwrap_or(0));
            if seen.is_none() {
                free.push(place);
            }
        }
        let scope: Few<Variable> = free.iter().map(|&place| family[place]).collect();
        let sizes: Few<usize> = free.iter().map(|&place| family_sizes[place]).collect();
        let count = fitting_entries(&sizes)?;
        let bytes = (count * size_of::<N>()) as u64;
        go_on(meter.check_bytes(bytes)).map_err(|stop| Limit {
            stop,
            table: Some(count as u64),
        })?;
        let conditional = self.conditional(variable);
        if let Conditional::Table(values) = conditional
            && free.len() == family.len()
        {
            go_on(meter.work(count as u64))?;
            let values = values.iter().map(|&value| N::from(value)).collect();
            return Ok(Factor::from_parts(&scope, &sizes, values));
        }
        let walk = Walk::new(conditional, &family_sizes);
        let mut at = walk.start(&states);
        let (states, free, steps) = (&mut states[..], &free[..], &walk.steps[..]);
        let mut values = Vec::with_capacity(count);
        for _ in 0..count {
            go_on(meter.work(family_sizes.len() as u64))?;
            values.push(N::from(walk.value(at, states)));
            for &place in free.iter().rev() {
                states[place] += 1;
                at += steps[place];
                if states[place] < family_sizes[place] {
                    break;
                }
                at -= steps[place] * family_sizes[place];
                states[place] = 0;
            }
        }
        Ok(Factor::from_parts(&scope, &sizes, values))
    }
}

/// How to walk through a conditional distribution without looking at all states for each cell.
struct Walk<'c> {
    conditional: &'c Conditional,
    /// How far one more state of each member of the family, the child last, moves the walk: through
    /// the cells of a table, the rows of a certain one, the sums of the parents.
    steps: Few<usize>,
}

impl<'c> Walk<'c> {
    fn new(conditional: &'c Conditional, family_sizes: &[usize]) -> Self {
        let child = family_sizes.len() - 1;
        let mut steps = match conditional {
            Conditional::Table(_) => {
                return Walk {
                    conditional,
                    steps: strides(family_sizes),
                };
            }
            Conditional::Deterministic(_) => strides(&family_sizes[..child]),
            Conditional::Sum | Conditional::NoisyMax(_) => Few::from_elem(1, child),
        };
        steps.push(0);
        Walk { conditional, steps }
    }

    fn start(&self, states: &[usize]) -> usize {
        let moves = states.iter().zip(&self.steps);
        moves.map(|(state, step)| state * step).sum()
    }

    /// The probability that the walk finds here, where the family has these states.
    fn value(&self, at: usize, states: &[usize]) -> f64 {
        let (parents, child) = states.split_at(states.len() - 1);
        match self.conditional {
            Conditional::Table(values) => values[at],
            Conditional::Deterministic(rows) => f64::from(rows[at] == child[0]),
            Conditional::Sum => f64::from(at == child[0]),
            Conditional::NoisyMax(noisy) => noisy.probability(parents, child[0]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conditional::NoisyMax;
    use proptest::prelude::*;

    /// A child of two parents by each kind of distribution; the parents come first.
    fn network(sizes: [usize; 3], kind: usize) -> Network {
        let mut builder = Network::builder();
        let variable = |builder: &mut crate::Builder, name: &str, size: usize| {
            let states = (0..size).map(|state| state.to_string());
            builder.variable(name, states).unwrap()
        };
        let one = variable(&mut builder, "one", sizes[0]);
        let two = variable(&mut builder, "two", sizes[1]);
        let child = variable(&mut builder, "child", sizes[2] + sizes[0] + sizes[1]);
        let size = builder.variables()[child].size();
        let row = |from: usize| -> Vec<f64> {
            let weights: Vec<f64> = (0..size)
                .map(|state| ((state + from) % 5 + 1) as f64)
                .collect();
            let sum: f64 = weights.iter().sum();
            weights.iter().map(|weight| weight / sum).collect()
        };
        let rows = sizes[0] * sizes[1];
        let conditional = match kind {
            0 => Conditional::Table((0..rows).flat_map(row).collect()),
            1 => Conditional::Deterministic((0..rows).map(|row| row * 7 % size).collect()),
            2 => Conditional::Sum,
            _ => Conditional::NoisyMax(NoisyMax {
                causes: sizes[..2]
                    .iter()
                    .map(|&size| (0..size).map(row).collect())
                    .collect(),
                leak: row(3),
            }),
        };
        for (parent, size) in [(one, sizes[0]), (two, sizes[1])] {
            builder
                .table(parent, &[], vec![1.0 / size as f64; size])
                .unwrap();
        }
        builder
            .conditional(child, &[one, two], conditional)
            .unwrap();
        builder.build().unwrap()
    }

    proptest! {
        #[test]
        fn a_table_under_evidence_is_the_reduced_full_table(
            sizes in [1..4_usize, 1..4_usize, 0..3_usize],
            kind in 0..4_usize,
            seen in [proptest::option::of(0..100_usize), proptest::option::of(0..100_usize), proptest::option::of(0..100_usize)],
        ) {
            let network = network(sizes, kind);
            let child = Variable(2);
            let conditional = network.conditional(child);
            let size = network.variables()[child].size();
            let table = conditional.table(&network.parent_sizes(child), size).unwrap();
            let family: Vec<_> = network.variables().all().zip(network.variables().sizes()).collect();
            let mut expected = Factor::new(&family, table).unwrap();
            prop_assert_eq!(&network.factor(child).unwrap(), &expected);
            let mut evidence = Evidence::none();
            for (&(variable, size), state) in family.iter().zip(seen) {
                if let Some(state) = state {
                    evidence = evidence.and(variable, state % size);
                    expected = expected.reduce(variable, state % size);
                }
            }
            prop_assert_eq!(network.factor_under::<f64>(child, &evidence, &mut Budget::unlimited().meter()).unwrap(), expected);
        }
    }
}
