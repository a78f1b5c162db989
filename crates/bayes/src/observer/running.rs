//! What samples and states say so far about the variables that an observer follows.

use super::{Observer, Running};
use crate::variable::Variable;

/// Weights of the states of the variables that are followed.
pub(crate) struct Followed {
    variables: Vec<Variable>,
    weights: Vec<Vec<f64>>,
    /// Weights may be too small for a number: they are kept relative to the first.
    log_first: Option<f64>,
}

impl Followed {
    /// Those that the observer follows; `sizes` are the numbers of states of all variables.
    pub(crate) fn new(observer: &dyn Observer, sizes: &[usize]) -> Self {
        let variables = observer.followed().to_vec();
        Followed {
            weights: variables
                .iter()
                .map(|one| vec![0.0; sizes[one.index()]])
                .collect(),
            variables,
            log_first: None,
        }
    }

    /// Counts a state of all variables.
    pub(crate) fn add(&mut self, states: &[usize], log_weight: f64) {
        let first = *self.log_first.get_or_insert(log_weight);
        let weight = (log_weight - first).exp();
        for (variable, weights) in self.variables.iter().zip(&mut self.weights) {
            weights[states[variable.index()]] += weight;
        }
    }

    /// The shares so far.
    pub(crate) fn so_far(&self) -> Vec<Running<Variable>> {
        let running = |(&variable, weights): (&Variable, &Vec<f64>)| {
            let total: f64 = weights.iter().sum();
            let share = |weight: &f64| weight / total;
            Running {
                variable,
                shares: if total > 0.0 {
                    weights.iter().map(share).collect()
                } else {
                    Vec::new()
                },
            }
        };
        self.variables
            .iter()
            .zip(&self.weights)
            .map(running)
            .collect()
    }
}
