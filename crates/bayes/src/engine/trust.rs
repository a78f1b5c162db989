//! What numbers that cancel are worth.
//!
//! Tables of a rank-one decomposition hold numbers of different signs. Their sum is a probability up
//! to rounding errors, which are small beside the terms but not beside a small sum; in particular a
//! sum that should be zero is not. So nothing is read from a sum near the rounding errors. If
//! the probability of the evidence is not far above them, the engine asks the chain of partial
//! results, which has no negative number and in which only what is impossible has the sum zero: it
//! decides whether the evidence is possible, and answers in place of roots of unity and of the
//! noisy-max's differences where the two disagree. Real points, which are there to show what they
//! lose, keep the word as long as their sum is positive.

use super::core::{Core, Question};
use super::{Engine, InferenceError, Posterior, Settings};
use crate::account::{Allowance, Statistics};
use crate::evidence::Evidence;
use crate::preparation::{Decompose, Prepared};
use crate::variable::Variable;
use atisbo_base::Budget;

/// How far, as a factor, a sum must stand above the magnitude of its terms to be believed: rounding
/// errors are near 1e-16 of it, so that nine digits are right.
const SAFE: f64 = 1e-6;

/// How well the logarithms of a doubtful sum and of the chain's must agree.
const AGREEMENT: f64 = 1e-9;

/// What to make of the engine's tables under its evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trust {
    /// Ask them.
    AsIs,
    /// Ask the chain.
    Lost,
}

impl Engine<'_> {
    /// Whether the engine's own tables answer, for any question under the evidence. Takes one
    /// elimination, once for each state of the evidence, and only where numbers cancel.
    ///
    /// # Errors
    ///
    /// If the evidence is impossible, or a limit was reached.
    pub(super) fn trust(&self, allowance: &Allowance) -> Result<Trust, InferenceError> {
        if self.numbers.plain().is_some() || self.evidence.is_empty() {
            return Ok(Trust::AsIs);
        }
        if let Some(&trust) = self.trust.get() {
            return Ok(trust);
        }
        let trust = self.examine(allowance)?;
        Ok(*self.trust.get_or_init(|| trust))
    }

    fn examine(&self, allowance: &Allowance) -> Result<Trust, InferenceError> {
        // The magnitude of the terms is at most what the nodes and the likelihoods amplify.
        let nodes = self.cancelling().iter().map(|node| node.amplification);
        let likelihoods = self.evidence.likelihoods();
        let likelihoods =
            likelihoods.filter_map(|(_, weights)| weights.iter().copied().reduce(f64::max));
        let terms: f64 = nodes.chain(likelihoods).map(f64::ln).sum();
        let doubtful = terms + SAFE.ln();
        let question = Question::new(self.model, &self.settings, &self.evidence, allowance);
        let sum = match self.numbers.log_evidence(&question, &mut ()) {
            Ok((log, _)) if log > doubtful => return Ok(Trust::AsIs),
            Ok((log, _)) => Some(log),
            Err(InferenceError::Drowned) => None,
            Err(error) => return Err(error),
        };
        let (exact, _) = self.in_plain(&self.evidence, allowance, |core, question| {
            core.log_evidence(question, &mut ())
        })?;
        let real_points = self.settings.decompose != Decompose::RankOne;
        let agrees = sum.is_some_and(|log| (log - exact).abs() <= AGREEMENT);
        Ok(if agrees || real_points {
            Trust::AsIs
        } else {
            Trust::Lost
        })
    }

    /// The posterior under other evidence than the engine's own.
    pub(crate) fn posterior_given(
        &self,
        evidence: &Evidence,
        targets: &[Variable],
        budget: &Budget,
    ) -> Result<Posterior, InferenceError> {
        self.in_plain(evidence, &Allowance::new(budget), |core, question| {
            core.posterior(question, targets, &mut ())
        })
    }

    /// The logarithm of the probability of other evidence than the engine's own.
    pub(crate) fn log_evidence_given(
        &self,
        evidence: &Evidence,
        budget: &Budget,
    ) -> Result<(f64, Statistics), InferenceError> {
        self.in_plain(evidence, &Allowance::new(budget), |core, question| {
            core.log_evidence(question, &mut ())
        })
    }

    /// Asks tables without negative numbers, under any evidence: the engine's own, or else the chain.
    pub(super) fn in_plain<T>(
        &self,
        evidence: &Evidence,
        allowance: &Allowance,
        ask: impl FnOnce(&Core<f64>, &Question<'_>) -> T,
    ) -> T {
        let chain = || {
            let prepared = Prepared::new(self.model, Decompose::ParentDivorcing);
            Core::new(self.model, prepared)
        };
        let own = self.numbers.plain();
        let core = own.unwrap_or_else(|| self.plain.get_or_init(chain));
        // What the core keeps of earlier evidence is not this evidence.
        let settings = Settings {
            keep_evidence: false,
            ..self.settings.clone()
        };
        let question = Question::new(self.model, &settings, evidence, allowance);
        ask(core, &question)
    }
}
