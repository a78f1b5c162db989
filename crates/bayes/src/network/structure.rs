//! Tables that say less than they could: sums and certain states written out in full.

use super::Network;
use crate::conditional::{Conditional, rows_of};
use crate::variable::Variable;

impl Network {
    /// The same network, with every full table that is exactly the sum of the parents' states, or
    /// certain in every row, written as [`Conditional::Sum`] or [`Conditional::Deterministic`]. File
    /// formats know only full tables.
    ///
    /// ```
    /// use atisbo_bayes::{Conditional, Network};
    ///
    /// let mut builder = Network::builder();
    /// let coins = ["A", "B"].map(|name| builder.variable(name, ["tails", "heads"]));
    /// let [one, other] = [coins[0].clone()?, coins[1].clone()?];
    /// let heads = builder.variable("heads", ["0", "1", "2"])?;
    /// builder.table(one, &[], vec![0.5, 0.5])?;
    /// builder.table(other, &[], vec![0.5, 0.5])?;
    /// let written_out = vec![1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0];
    /// builder.table(heads, &[one, other], written_out)?;
    /// let network = builder.build()?.recognise_structure();
    /// assert_eq!(network.conditional(heads), &Conditional::Sum);
    /// # Ok::<(), atisbo_bayes::NetworkError>(())
    /// ```
    #[must_use]
    pub fn recognise_structure(&self) -> Self {
        let mut network = self.clone();
        for variable in self.variables().all() {
            let found = if self.is_sum(variable) {
                Some(Conditional::Sum)
            } else {
                self.certain_states(variable)
                    .map(Conditional::Deterministic)
            };
            if let Some(conditional) = found {
                network.nodes[variable.index()].conditional = conditional;
            }
        }
        network
    }

    /// Whether the variable is the sum of at least two parents, however it is written.
    pub(crate) fn is_sum(&self, variable: Variable) -> bool {
        let sizes = self.parent_sizes(variable);
        let size = self.variables[variable].size();
        let sums = rows_of(&sizes).map(|parents| parents.iter().sum::<usize>());
        let written_out = sizes.len() >= 2 && sizes.iter().map(|n| n - 1).sum::<usize>() < size;
        match self.conditional(variable) {
            Conditional::Sum => sizes.len() >= 2,
            Conditional::NoisyMax(_) => false,
            Conditional::Deterministic(states) => written_out && sums.eq(states.iter().copied()),
            Conditional::Table(values) => {
                let certain = |(row, sum): (&[f64], usize)| certain_state(row) == Some(sum);
                written_out && values.chunks_exact(size).zip(sums).all(certain)
            }
        }
    }

    /// The state of each row of a full table, if every row has a certain one.
    fn certain_states(&self, variable: Variable) -> Option<Vec<usize>> {
        let size = self.variables[variable].size();
        match self.conditional(variable) {
            Conditional::Table(values) => values.chunks_exact(size).map(certain_state).collect(),
            _ => None,
        }
    }
}

/// The state that has all the probability, if one has.
#[expect(clippy::float_cmp, reason = "only what is exactly certain is meant")]
fn certain_state(row: &[f64]) -> Option<usize> {
    let state = row.iter().position(|&number| number != 0.0)?;
    let alone = row[state] == 1.0 && row[state + 1..].iter().all(|&number| number == 0.0);
    alone.then_some(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(values: Vec<f64>) -> (Network, Variable) {
        let mut builder = Network::builder();
        let one = builder.variable("one", ["0", "1"]).unwrap();
        let other = builder.variable("other", ["0", "1"]).unwrap();
        let child = builder.variable("child", ["0", "1", "2"]).unwrap();
        builder.table(one, &[], vec![0.5, 0.5]).unwrap();
        builder.table(other, &[], vec![0.25, 0.75]).unwrap();
        builder.table(child, &[one, other], values).unwrap();
        (builder.build().unwrap(), child)
    }

    #[test]
    fn a_table_that_is_almost_a_sum_stays_a_table() {
        let mut values = vec![1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0];
        assert!(network(values.clone()).0.is_sum(Variable(2)));
        values[9] = 1e-9;
        values[11] = 1.0 - 1e-9;
        let (network, child) = network(values);
        assert!(!network.is_sum(child));
        assert_eq!(network.recognise_structure(), network);
    }

    #[test]
    fn another_certain_table_is_deterministic() {
        let values = vec![1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0];
        let (network, child) = network(values);
        let found = network.recognise_structure();
        assert_eq!(
            found.conditional(child),
            &Conditional::Deterministic(vec![0, 1, 1, 1])
        );
        assert_eq!(found.recognise_structure(), found);
    }
}
