//! What the chains have shown so far.
//!
//! References: Geyer, "Introduction to Markov chain Monte Carlo" (2011), for batch means; Gelman and
//! others, *Bayesian Data Analysis*, section 11.4, for the ratio of split chains.

use crate::evidence::Evidence;
use crate::sampling::{Estimate, Mixing, at_least, places};
use crate::variable::Variable;
use atisbo_base::Stop;

/// Batches of each chain, if it has that many samples.
const BATCHES: u64 = 16;

/// Counts of every state of every variable: of each half of each chain, and of batches.
pub(super) struct Record {
    sizes: Vec<usize>,
    first: Vec<usize>,
    states: usize,
    /// Samples in a batch.
    batch: u64,
    /// Samples in the first half of a chain.
    half: u64,
    chains: Vec<ChainRecord>,
    /// Batches finished, and for every state the sum of its shares in them, and of their squares.
    batches: u64,
    shares: Vec<f64>,
    squares: Vec<f64>,
}

struct ChainRecord {
    samples: u64,
    /// For every state the samples that have it in either half of the chain, and in this batch.
    halves: [Vec<u64>; 2],
    batch: Vec<u64>,
}

impl Record {
    /// For chains with this many samples each.
    pub(super) fn new(sizes: Vec<usize>, chains: usize, each: u64) -> Self {
        let (first, states) = places(&sizes);
        let chain = || ChainRecord {
            samples: 0,
            halves: [vec![0; states], vec![0; states]],
            batch: vec![0; states],
        };
        Record {
            sizes,
            first,
            states,
            batch: (each / BATCHES).max(1),
            half: each / 2,
            chains: (0..chains).map(|_| chain()).collect(),
            batches: 0,
            shares: vec![0.0; states],
            squares: vec![0.0; states],
        }
    }

    /// What the lists for this many chains take.
    pub(super) fn bytes(sizes: &[usize], chains: usize) -> u64 {
        let (_, states) = places(sizes);
        (states * 8 * (2 + 3 * chains)) as u64
    }

    /// Samples in a batch.
    pub(super) fn batch(&self) -> u64 {
        self.batch
    }

    /// Samples of all chains.
    pub(super) fn samples(&self) -> u64 {
        self.chains.iter().map(|chain| chain.samples).sum()
    }

    /// Counts a sample of a chain.
    pub(super) fn add(&mut self, chain: usize, states: &[usize]) {
        let chain = &mut self.chains[chain];
        let half = &mut chain.halves[usize::from(chain.samples >= self.half)];
        for (first, state) in self.first.iter().zip(states) {
            half[first + state] += 1;
            chain.batch[first + state] += 1;
        }
        chain.samples += 1;
        if chain.samples.is_multiple_of(self.batch) {
            self.batches += 1;
            let sums = self.shares.iter_mut().zip(&mut self.squares);
            for (count, (sum, squares)) in chain.batch.iter_mut().zip(sums) {
                let share = std::mem::take(count) as f64 / self.batch as f64;
                *sum += share;
                *squares += share * share;
            }
        }
    }

    /// What the samples say; `moved` tells which variables ever changed their state.
    pub(super) fn estimate(
        &self,
        evidence: &Evidence,
        moved: impl Fn(Variable) -> bool,
        stop: Option<Stop>,
    ) -> Estimate {
        let samples = self.samples();
        let of: Vec<f64> = (0..self.states)
            .map(|state| self.count(state) as f64 / samples as f64)
            .collect();
        let errors: Vec<f64> = (0..self.states)
            .map(|state| self.error(state, of[state]))
            .collect();
        let effective = |(share, error): (&f64, &f64)| {
            let variance = share * (1.0 - share);
            (variance > 0.0).then(|| variance / (error * error))
        };
        let effective = of.iter().zip(&errors).filter_map(effective);
        let effective = effective.fold(samples as f64, f64::min);
        let observed = |index: usize| evidence.state(Variable(index as u32)).is_some();
        let widened: Vec<f64> = errors
            .iter()
            .map(|&error| at_least(error, effective))
            .collect();
        let mut error = self.by_variable(&widened);
        for (_, error) in error
            .iter_mut()
            .enumerate()
            .filter(|(index, _)| observed(*index))
        {
            error.fill(0.0);
        }
        let ratios: Vec<f64> = (0..self.states).map(|state| self.ratio(state)).collect();
        let ratios = self.by_variable(&ratios).into_iter();
        let all = (0..self.sizes.len() as u32).map(Variable);
        Estimate {
            of: self.by_variable(&of),
            error,
            samples,
            effective,
            log_evidence: None,
            mixing: Some(Mixing {
                r_hat: ratios
                    .map(|of| of.into_iter().fold(1.0, f64::max))
                    .collect(),
                unmoved: all
                    .filter(|&one| !observed(one.index()) && !moved(one))
                    .collect(),
            }),
            stop,
        }
    }

    fn by_variable(&self, of_state: &[f64]) -> Vec<Vec<f64>> {
        let places = self.first.iter().zip(&self.sizes);
        places
            .map(|(&first, &size)| of_state[first..first + size].to_vec())
            .collect()
    }

    /// The samples that have a state.
    fn count(&self, state: usize) -> u64 {
        let chains = self.chains.iter();
        chains
            .map(|chain| chain.halves[0][state] + chain.halves[1][state])
            .sum()
    }

    /// The standard error of a state's share: from the spread of the batches, or from that of the
    /// chains if it is larger, as it is where each chain keeps to its own part of the distribution.
    fn error(&self, state: usize, share: f64) -> f64 {
        if self.batches < 2 {
            // Nothing is known of how samples depend on one another: they may all be as one.
            return (share * (1.0 - share)).sqrt();
        }
        let batches = self.batches as f64;
        let mean = self.shares[state] / batches;
        let spread = (self.squares[state] / batches - mean * mean).max(0.0);
        let of_batches = (spread / (batches - 1.0)).sqrt();
        let means: Vec<f64> = self
            .chains
            .iter()
            .filter(|chain| chain.samples > 0)
            .map(|chain| {
                (chain.halves[0][state] + chain.halves[1][state]) as f64 / chain.samples as f64
            })
            .collect();
        let of_chains = (variance(&means) / means.len() as f64).sqrt();
        of_batches.max(of_chains)
    }

    /// How much wider the halves of all chains spread together than each alone.
    fn ratio(&self, state: usize) -> f64 {
        let mut means = Vec::new();
        let mut within = 0.0;
        let mut length = f64::INFINITY;
        for chain in &self.chains {
            let lengths = [
                chain.samples.min(self.half),
                chain.samples.saturating_sub(self.half),
            ];
            for (half, samples) in chain.halves.iter().zip(lengths) {
                if samples < 2 {
                    continue;
                }
                let samples = samples as f64;
                let share = half[state] as f64 / samples;
                within += share * (1.0 - share) * samples / (samples - 1.0);
                length = length.min(samples);
                means.push(share);
            }
        }
        within /= means.len() as f64;
        let between = variance(&means);
        if between == 0.0 {
            return 1.0;
        }
        ((length - 1.0) / length + between / within).sqrt()
    }
}

/// The variance of a sample; 0 if it has fewer than two.
fn variance(values: &[f64]) -> f64 {
    if values.len() < 2 {
        return 0.0;
    }
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    squares / (values.len() as f64 - 1.0)
}
