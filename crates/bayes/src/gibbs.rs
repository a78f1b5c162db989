//! Gibbs sampling: a Markov chain that redraws one variable after another from its distribution given
//! the states of all others.
//!
//! Only the tables that know a variable have a say in its next state, so a step is cheap in networks of
//! any width. The price is that the samples depend on one another, and that a chain may never reach
//! parts of the distribution that no single change leads to: see [`Mixing`](crate::Mixing).
//!
//! References: Geman and Geman, "Stochastic relaxation, Gibbs distributions, and the Bayesian
//! restoration of images" (1984); Pearl, "Evidential reasoning using stochastic simulation of causal
//! models" (1987).

mod blanket;
mod chain;
mod record;

use crate::account::go_on;
use crate::engine::InferenceError;
use crate::evidence::Evidence;
use crate::model::Model;
use crate::most_probable::most_probable;
use crate::observer::{Draw, Event, Followed, Observer};
use crate::order::Order;
use crate::sampling::{Estimate, Sampling, SamplingError};
use crate::variable::Variable;
use atisbo_base::{Budget, Meter, Stop};
use blanket::Blankets;
use chain::Chain;
use record::Record;

/// The most chains that are run: more would take memory and add nothing.
pub const MOST_CHAINS: u32 = 256;

/// How often a chain looks for a start by drawing one before the most probable state is computed.
const ATTEMPTS: u32 = 100;

/// The memory for that computation if the budget names none.
const START_BYTES: u64 = 1 << 30;

/// Estimates every variable's distribution given the evidence from the samples of all chains together,
/// in Bayesian and in Markov networks. One node of the budget is one sweep of one chain.
///
/// The errors come from the means of consecutive batches and from the differences between the chains,
/// so they take into account that samples depend on one another.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_bayes::{Evidence, Model, Network, Sampling, gibbs};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
/// let model = Model::from(builder.build()?);
/// let sampling = Sampling { seed: 1, ..Sampling::default() };
/// let answer = gibbs(&model, &Evidence::none(), &sampling, &Budget::unlimited(), &mut ())?;
/// let (found, error) = (answer.of[wet.index()][1], answer.error[wet.index()][1]);
/// assert!((found - 0.23).abs() < 3.0 * error);
/// assert!(answer.mixing.unwrap().worst() < 1.1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If a finding does not fit its variable, no state of positive probability is found to start from, or
/// the budget ends before there is a sample. When it ends later, the answer is what the samples until
/// then say.
pub fn gibbs(
    model: &Model,
    evidence: &Evidence,
    sampling: &Sampling,
    budget: &Budget,
    observer: &mut dyn Observer,
) -> Result<Estimate, SamplingError> {
    evidence.check(model.variables())?;
    let budget = budget.started();
    let blankets = Blankets::new(model, evidence);
    let count = sampling.chains.clamp(1, MOST_CHAINS);
    let each = sampling.samples.div_ceil(count.into());
    let sizes = model.variables().sizes();
    let bytes = Record::bytes(&sizes, count as usize);
    if budget.max_bytes().is_some_and(|most| bytes > most) {
        return Err(ended(Stop::Bytes));
    }
    let mut record = Record::new(sizes, count as usize, each);
    let mut meter = budget.meter();
    let seed = sampling.seed;
    let chains = start(model, evidence, seed, count, &blankets, &budget, &mut meter)?;
    let mut run = Run {
        meter,
        sweeps: 0,
        bytes,
        steps: blankets.steps(),
        sizes: blankets.sizes.clone(),
        chains,
    };
    let stop = run
        .samples(sampling.burn_in, each, &mut record, observer)
        .err();
    if record.samples() == 0 {
        let none = SamplingError::NoneAgrees { samples: 0, stop };
        return Err(stop.map_or(none, ended));
    }
    let moved = |variable| run.chains.iter().any(|chain| chain.moved(variable));
    Ok(record.estimate(evidence, moved, stop))
}

/// The budget ended before there was a sample.
fn ended(stop: Stop) -> SamplingError {
    SamplingError::NoStart(InferenceError::Limit(stop.into()))
}

/// All chains, at states of positive probability.
fn start<'b>(
    model: &Model,
    evidence: &Evidence,
    seed: u64,
    count: u32,
    blankets: &'b Blankets<'_>,
    budget: &Budget,
    meter: &mut Meter,
) -> Result<Vec<Chain<'b>>, SamplingError> {
    if !blankets.observed_agree(evidence) {
        return Err(SamplingError::NoStart(InferenceError::Impossible));
    }
    let mut explanation = None;
    let mut chains = Vec::new();
    for number in 0..count {
        let mut chain = Chain::new(blankets, evidence, seed, number);
        // Starts far apart show where chains stay in different parts of the distribution.
        let weighted = number % 2 == 0;
        let mut started = false;
        for _ in 0..ATTEMPTS {
            go_on(meter.work(blankets.steps())).map_err(ended)?;
            started = chain.draw_start(weighted);
            if started {
                break;
            }
        }
        if !started {
            if explanation.is_none() {
                let bytes = budget.max_bytes().unwrap_or(START_BYTES);
                let budget = budget.clone().bytes(bytes);
                let found = most_probable(model, evidence, &Order::Best, seed, &budget, &mut ());
                explanation = Some(found.map_err(SamplingError::NoStart)?);
            }
            if let Some(explanation) = &explanation {
                chain.start_at(&explanation.states);
            }
        }
        chains.push(chain);
    }
    Ok(chains)
}

/// Chains under way. They take turns, so that all have about as many samples when the budget ends.
struct Run<'b> {
    meter: Meter,
    sweeps: u64,
    bytes: u64,
    /// Of one sweep.
    steps: u64,
    /// The number of states of every variable.
    sizes: Vec<usize>,
    chains: Vec<Chain<'b>>,
}

impl Run<'_> {
    fn sweep(&mut self, chain: usize, notes: Option<&mut Vec<Draw<Variable>>>) -> Result<(), Stop> {
        go_on(self.meter.check(self.sweeps, self.bytes))?;
        go_on(self.meter.work(self.steps))?;
        self.sweeps += 1;
        self.chains[chain].sweep(notes);
        Ok(())
    }

    fn samples(
        &mut self,
        burn_in: u64,
        each: u64,
        record: &mut Record,
        observer: &mut dyn Observer,
    ) -> Result<(), Stop> {
        for chain in 0..self.chains.len() {
            for _ in 0..burn_in {
                self.sweep(chain, None)?;
            }
            if observer.watches() {
                observer.notice(Event::Started {
                    chain: chain + 1,
                    states: self.chains[chain].states().to_vec(),
                    burn_in,
                });
            }
        }
        let mut followed = Followed::new(observer, &self.sizes);
        let mut done = 0;
        while done < each {
            let turn = record.batch().min(each - done);
            for chain in 0..self.chains.len() {
                for _ in 0..turn {
                    let mut notes = observer.watches().then(Vec::new);
                    self.sweep(chain, notes.as_mut())?;
                    let states = self.chains[chain].states();
                    record.add(chain, states);
                    if let Some(drawn) = notes {
                        followed.add(states, 0.0);
                        observer.notice(Event::Sample {
                            number: record.samples(),
                            chain: Some(chain + 1),
                            drawn,
                            states: states.to_vec(),
                            weight: 1.0,
                            rejected: None,
                            counted: record.samples(),
                            estimate: followed.so_far(),
                        });
                    }
                }
            }
            done += turn;
        }
        Ok(())
    }
}
