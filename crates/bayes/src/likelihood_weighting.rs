//! Likelihood weighting: observed variables keep their states, all others are drawn after their
//! parents, and a sample counts for the probability of what was observed in it.
//!
//! References: Fung and Chang, "Weighing and integrating evidence for stochastic simulation in Bayesian
//! networks" (1990); Shachter and Peot, "Simulation approaches to general probabilistic inference on
//! belief networks" (1990).

use crate::evidence::{Evidence, Finding};
use crate::model::Model;
use crate::observer::Observer;
use crate::sampling::{Estimate, Log, Sampling, SamplingError, ancestral, estimate};
use atisbo_base::Budget;
use rand_pcg::Pcg64;

/// Estimates every variable's distribution given the evidence, and the probability of the evidence,
/// from weighted samples. Good where the evidence is near the roots; where improbable evidence is at
/// the leaves, few samples carry most of the weight, as [`Estimate::effective`] shows.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_bayes::{Evidence, Model, Network, Sampling, likelihood_weighting};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
/// let model = Model::from(builder.build()?);
/// let seen_wet = Evidence::none().and(wet, 1);
/// let sampling = Sampling { seed: 1, ..Sampling::default() };
/// let answer = likelihood_weighting(&model, &seen_wet, &sampling, &Budget::unlimited(), &mut ())?;
/// let (found, error) = (answer.of[rain.index()][1], answer.error[rain.index()][1]);
/// assert!((found - 0.15 / 0.23).abs() < 3.0 * error);
/// assert!((answer.log_evidence.unwrap().value.exp() - 0.23).abs() < 0.01);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the model is a Markov network, a finding does not fit its variable, or no sample agrees with
/// the evidence. When the budget is used up, the answer is what the samples until then say.
pub fn likelihood_weighting(
    model: &Model,
    evidence: &Evidence,
    sampling: &Sampling,
    budget: &Budget,
    observer: &mut dyn Observer,
) -> Result<Estimate, SamplingError> {
    let ancestral = ancestral(model, evidence)?;
    let nodes = ancestral.nodes().iter();
    let findings: Vec<Option<&Finding>> = nodes.map(|node| evidence.of(node.variable())).collect();
    let draw = |rng: &mut Pcg64, states: &mut [usize], log: &mut Log| {
        let mut weight = LogProduct::new();
        for (node, finding) in ancestral.nodes().iter().zip(&findings) {
            let index = node.variable().index();
            match finding {
                Some(Finding::State(observed)) => {
                    states[index] = *observed;
                    weight.multiply(node.probability(states));
                }
                Some(Finding::Likelihood(weights)) => {
                    states[index] = node.draw(states, rng);
                    weight.multiply(weights[states[index]]);
                }
                None => states[index] = node.draw(states, rng),
            }
            let observed = matches!(finding, Some(Finding::State(_)));
            log.drawn(node, states, observed);
            if weight.is_zero() {
                log.rejected(
                    node.variable(),
                    states[index],
                    evidence.state(node.variable()),
                );
                break;
            }
        }
        weight.ln()
    };
    estimate(model, evidence, sampling, budget, observer, draw)
}

/// A product of many numbers as a logarithm, which is taken only now and then.
struct LogProduct {
    product: f64,
    log: f64,
}

impl LogProduct {
    fn new() -> Self {
        LogProduct {
            product: 1.0,
            log: 0.0,
        }
    }

    fn multiply(&mut self, by: f64) {
        self.product *= by;
        if !(1e-100..1e100).contains(&self.product) && self.product != 0.0 {
            self.log += self.product.ln();
            self.product = 1.0;
        }
    }

    fn is_zero(&self) -> bool {
        self.product == 0.0
    }

    fn ln(&self) -> f64 {
        self.log + self.product.ln()
    }
}
