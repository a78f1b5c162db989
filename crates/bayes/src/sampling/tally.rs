//! Weighted counts of the states of every variable.

use super::{Estimate, Measured, SamplingError};
use crate::evidence::Evidence;
use crate::variable::Variable;
use atisbo_base::Stop;

/// Counts samples by their weights.
///
/// Weights come as logarithms, since the probability of much evidence may be too small for a number;
/// the sums are kept relative to the largest weight so far.
///
/// Reference: for the errors of a weighted mean, Koller and Friedman, *Probabilistic Graphical Models*,
/// section 12.2.3.
pub(super) struct Tally {
    sizes: Vec<usize>,
    /// For every variable the place of its first state in the lists.
    first: Vec<usize>,
    /// For every state the sum of the weights of the samples that have it,
    weights: Vec<f64>,
    /// and of their squares.
    squares: Vec<f64>,
    total: f64,
    total_squares: f64,
    log_largest: f64,
}

impl Tally {
    /// Of variables with this many states.
    pub(super) fn new(sizes: Vec<usize>) -> Self {
        let (first, states) = places(&sizes);
        Tally {
            first,
            weights: vec![0.0; states],
            squares: vec![0.0; states],
            sizes,
            total: 0.0,
            total_squares: 0.0,
            log_largest: f64::NEG_INFINITY,
        }
    }

    /// What the lists for variables with this many states take.
    pub(super) fn bytes(sizes: &[usize]) -> u64 {
        let (_, states) = places(sizes);
        (2 * states * size_of::<f64>()) as u64
    }

    /// Counts a sample.
    pub(super) fn add(&mut self, states: &[usize], log_weight: f64) {
        if log_weight > self.log_largest {
            let shrink = (self.log_largest - log_weight).exp();
            self.scale(shrink);
            self.log_largest = log_weight;
        }
        let weight = (log_weight - self.log_largest).exp();
        let square = weight * weight;
        self.total += weight;
        self.total_squares += square;
        for (first, state) in self.first.iter().zip(states) {
            self.weights[first + state] += weight;
            self.squares[first + state] += square;
        }
    }

    fn scale(&mut self, by: f64) {
        self.total *= by;
        self.total_squares *= by * by;
        for weight in &mut self.weights {
            *weight *= by;
        }
        for square in &mut self.squares {
            *square *= by * by;
        }
    }

    /// What the samples say, of which there were `samples` with those that do not agree with the
    /// evidence.
    pub(super) fn estimate(
        &self,
        evidence: &Evidence,
        samples: u64,
        stop: Option<Stop>,
    ) -> Result<Estimate, SamplingError> {
        if self.total <= 0.0 {
            return Err(SamplingError::NoneAgrees { samples, stop });
        }
        let effective = self.total * self.total / self.total_squares;
        let mut of = Vec::with_capacity(self.sizes.len());
        let mut error = Vec::with_capacity(self.sizes.len());
        for (index, (&first, &size)) in self.first.iter().zip(&self.sizes).enumerate() {
            let places = first..first + size;
            let weights = &self.weights[places.clone()];
            let shares: Vec<f64> = weights.iter().map(|weight| weight / self.total).collect();
            let observed = evidence.state(Variable(index as u32)).is_some();
            let errors = shares.iter().zip(&self.squares[places]);
            let errors = errors.map(|(&share, &square)| {
                // The sum of weight² (hit - share)² over all samples, hits and others.
                let spread = square * (1.0 - 2.0 * share) + share * share * self.total_squares;
                if observed {
                    0.0
                } else {
                    at_least(spread.max(0.0).sqrt() / self.total, effective)
                }
            });
            error.push(errors.collect());
            of.push(shares);
        }
        let samples_f = samples as f64;
        Ok(Estimate {
            of,
            error,
            samples,
            effective,
            log_evidence: Some(Measured {
                value: self.log_largest + (self.total / samples_f).ln(),
                error: ((samples_f / effective - 1.0).max(0.0) / samples_f).sqrt(),
            }),
            mixing: None,
            stop,
        })
    }
}

/// The standard error of a share, widened as Wilson's interval is: from this many samples no share can
/// be known better than to half of one, even if none or all of them have the state.
pub(crate) fn at_least(error: f64, effective: f64) -> f64 {
    error.hypot(0.5 / effective)
}

/// For every variable the place of its first state in a list of all states, and the list's length.
pub(crate) fn places(sizes: &[usize]) -> (Vec<usize>, usize) {
    let mut length = 0;
    let first = sizes.iter().map(|size| {
        let first = length;
        length += size;
        first
    });
    let first = first.collect();
    (first, length)
}
