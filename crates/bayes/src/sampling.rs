//! What the methods that draw samples share: what they are asked, and what they answer.

mod ancestral;
mod log;
mod tally;

pub use ancestral::Ancestral;
pub(crate) use log::Log;
pub(crate) use tally::{at_least, places};

use crate::engine::InferenceError;
use crate::evidence::{Evidence, EvidenceError};
use crate::model::Model;
use crate::observer::{Event, Followed, Observer};
use crate::variable::Variable;
use atisbo_base::{Budget, Stop, seed};
use rand_pcg::Pcg64;
use serde::{Deserialize, Serialize};
use tally::Tally;
use thiserror::Error;

/// The settings of methods that sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "Samples")]
#[serde(default)]
pub struct Sampling {
    /// How many samples to draw.
    pub samples: u64,
    /// The same seed gives the same samples.
    pub seed: u64,
    /// How many Markov chains, each with its own start, for Gibbs sampling; at least one is run, and
    /// at most 256 are.
    pub chains: u32,
    /// How many sweeps of each chain are dropped as burn-in. A sweep redraws once every variable that
    /// is not observed.
    pub burn_in: u64,
}

impl Default for Sampling {
    fn default() -> Self {
        Sampling {
            samples: 10_000,
            seed: 0,
            chains: 4,
            burn_in: 500,
        }
    }
}

/// What samples say about every variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The estimated distribution of every variable given the evidence, by number.
    pub of: Vec<Vec<f64>>,
    /// The standard error of each of these numbers: they are rarely off by more than two of them,
    /// hardly ever by more than four. Never zero except for observed variables: what no sample
    /// showed may still be.
    pub error: Vec<Vec<f64>>,
    /// How many samples were drawn.
    pub samples: u64,
    /// How many independent samples from the posterior would have told as much. For forward sampling
    /// it is the number of samples that agree with the evidence; for a Markov chain it is that of
    /// the variable it tells least about.
    pub effective: f64,
    /// The natural logarithm of the probability of the evidence, if the method estimates it.
    pub log_evidence: Option<Measured>,
    /// How well the chains mix, if the samples come from Markov chains.
    pub mixing: Option<Mixing>,
    /// Why there are fewer samples than asked for, if so.
    pub stop: Option<Stop>,
}

/// A number with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The number.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

/// Signs that Markov chains did not reach all of the distribution they draw from. That they did reach it
/// cannot be proved.
#[derive(Clone, Debug, PartialEq)]
pub struct Mixing {
    /// For every variable Gelman and Rubin's ratio: how much wider the chains together spread than
    /// each alone. Near 1 where they agree; above about 1.1 they should run longer; infinite where
    /// each stays at a state of its own.
    pub r_hat: Vec<f64>,
    /// The variables that kept one state in all chains all the time: they are certain, or no single
    /// change leads away from that state.
    pub unmoved: Vec<Variable>,
}

impl Mixing {
    /// The largest ratio of all variables; 1 if there is none.
    pub fn worst(&self) -> f64 {
        self.r_hat.iter().copied().fold(1.0, f64::max)
    }
}

/// Why samples give no answer.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum SamplingError {
    /// A finding does not fit its variable.
    #[error(transparent)]
    Evidence(#[from] EvidenceError),
    /// The method follows the arcs of a Bayesian network.
    #[error("this method samples along the arcs of a Bayesian network; use Gibbs sampling instead")]
    Undirected,
    /// No sample agrees with the evidence.
    #[error(
        "none of {samples} samples agrees with the evidence: it is impossible, or improbable enough to ask for an exact method{}",
        in_parentheses(*.stop)
    )]
    NoneAgrees {
        /// How many were drawn.
        samples: u64,
        /// Why there were not more.
        stop: Option<Stop>,
    },
    /// No chain came to its first sample: there is no state of positive probability to start from, or
    /// the budget ended before.
    #[error("no chain came to its first sample: {0}")]
    NoStart(InferenceError),
}

fn in_parentheses(stop: Option<Stop>) -> String {
    stop.map(|stop| format!(" ({stop})")).unwrap_or_default()
}

/// The Bayesian network of a model, ready to draw samples from, if the evidence fits it.
pub(crate) fn ancestral<'m>(
    model: &'m Model,
    evidence: &Evidence,
) -> Result<Ancestral<'m>, SamplingError> {
    let network = model.bayes().ok_or(SamplingError::Undirected)?;
    evidence.check(network.variables())?;
    Ok(Ancestral::new(network))
}

/// An estimate from independent samples, drawn until there are enough or the budget is used up, one node
/// of it for each.
///
/// `draw` fills in the state of every variable and gives the logarithm of the sample's weight, minus
/// infinity if it does not agree with the evidence. Sample `i` has random numbers of its own that
/// depend on the seed and on `i` alone.
pub(crate) fn estimate(
    model: &Model,
    evidence: &Evidence,
    sampling: &Sampling,
    budget: &Budget,
    observer: &mut dyn Observer,
    mut draw: impl FnMut(&mut Pcg64, &mut [usize], &mut Log) -> f64,
) -> Result<Estimate, SamplingError> {
    let mut meter = budget.meter();
    let sizes = model.variables().sizes();
    let bytes = Tally::bytes(&sizes);
    if let Some(stop) = meter.check_bytes(bytes) {
        return Err(SamplingError::NoneAgrees {
            samples: 0,
            stop: Some(stop),
        });
    }
    let mut followed = Followed::new(observer, &sizes);
    let mut counted = 0;
    let mut tally = Tally::new(sizes);
    let mut states = vec![0; model.variables().len()];
    for index in 0..sampling.samples {
        let stop = meter.check(index, bytes);
        if let Some(stop) = stop.or_else(|| meter.work(states.len() as u64)) {
            return tally.estimate(evidence, index, Some(stop));
        }
        let mut log = Log::new(observer.watches());
        let rng = &mut seed::rng(sampling.seed, index);
        let log_weight = draw(rng, &mut states, &mut log);
        let counts = log_weight > f64::NEG_INFINITY;
        if counts {
            tally.add(&states, log_weight);
        }
        if observer.watches() {
            if counts {
                counted += 1;
                followed.add(&states, log_weight);
            }
            observer.notice(Event::Sample {
                number: index + 1,
                chain: None,
                drawn: log.drawn,
                states: if counts { states.clone() } else { Vec::new() },
                weight: log_weight.exp(),
                rejected: log.rejected,
                counted,
                estimate: followed.so_far(),
            });
        }
    }
    tally.estimate(evidence, sampling.samples, None)
}
