//! Forward sampling: ancestral samples, of which those that disagree with the evidence are thrown
//! away (rejection sampling, also called logic sampling).
//!
//! Reference: Henrion, "Propagating uncertainty in Bayesian networks by probabilistic logic sampling"
//! (1988).

use crate::evidence::{Evidence, Finding};
use crate::model::Model;
use crate::observer::Observer;
use crate::sampling::{Estimate, Log, Sampling, SamplingError, ancestral, estimate};
use atisbo_base::Budget;
use rand::RngExt;
use rand_pcg::Pcg64;

/// Estimates every variable's distribution given the evidence from the share of samples that agree
/// with it. Good without evidence or with probable evidence; of evidence with probability p only the
/// p-th part of the samples counts.
///
/// A likelihood keeps a sample with a probability in proportion to it.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_bayes::{Evidence, Model, Network, Sampling, forward_sampling};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
/// let model = Model::from(builder.build()?);
/// let seen_wet = Evidence::none().and(wet, 1);
/// let sampling = Sampling { seed: 1, ..Sampling::default() };
/// let answer = forward_sampling(&model, &seen_wet, &sampling, &Budget::unlimited(), &mut ())?;
/// let (found, error) = (answer.of[rain.index()][1], answer.error[rain.index()][1]);
/// assert!((found - 0.15 / 0.23).abs() < 3.0 * error);
/// assert!((answer.effective / 10_000.0 - 0.23).abs() < 0.02);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the model is a Markov network, a finding does not fit its variable, or no sample agrees with
/// the evidence. When the budget is used up, the answer is what the samples until then say.
pub fn forward_sampling(
    model: &Model,
    evidence: &Evidence,
    sampling: &Sampling,
    budget: &Budget,
    observer: &mut dyn Observer,
) -> Result<Estimate, SamplingError> {
    let ancestral = ancestral(model, evidence)?;
    let mut log_chance_lost = 0.0;
    let checks: Vec<Check> = ancestral
        .nodes()
        .iter()
        .map(|node| match evidence.of(node.variable()) {
            None => Check::None,
            Some(Finding::State(state)) => Check::State(*state),
            Some(Finding::Likelihood(weights)) => {
                let largest = weights.iter().copied().fold(0.0, f64::max);
                log_chance_lost += largest.ln();
                Check::Keep(weights.iter().map(|weight| weight / largest).collect())
            }
        })
        .collect();
    let draw = |rng: &mut Pcg64, states: &mut [usize], log: &mut Log| {
        for (node, check) in ancestral.nodes().iter().zip(&checks) {
            let state = node.draw(states, rng);
            states[node.variable().index()] = state;
            log.drawn(node, states, false);
            let agrees = match check {
                Check::None => true,
                Check::State(observed) => state == *observed,
                Check::Keep(chance) => rng.random::<f64>() < chance[state],
            };
            if !agrees {
                log.rejected(node.variable(), state, evidence.state(node.variable()));
                return f64::NEG_INFINITY;
            }
        }
        0.0
    };
    let mut estimate = estimate(model, evidence, sampling, budget, observer, draw)?;
    if let Some(log_evidence) = &mut estimate.log_evidence {
        log_evidence.value += log_chance_lost;
    }
    Ok(estimate)
}

/// What a sample must pass at a variable.
enum Check {
    None,
    State(usize),
    /// The chance to be kept, for each state.
    Keep(Vec<f64>),
}
