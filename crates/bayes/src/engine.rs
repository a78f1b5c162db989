//! The engine: a model, what was observed, and the questions one asks.

mod core;

use crate::account::{Limit, Statistics};
use crate::evidence::{Evidence, EvidenceError, Finding};
use crate::factor::{Factor, FactorError};
use crate::model::Model;
use crate::observer::Observer;
use crate::order::Order;
use crate::variable::Variable;
use atisbo_base::{Budget, UnknownName};
use core::Core;
use std::str::FromStr;
use thiserror::Error;

/// How marginals are computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Method {
    /// As many junction trees, each over what its targets need, as the estimate of their costs
    /// suggests.
    #[default]
    Auto,
    /// Variable elimination, once for each target.
    VariableElimination,
    /// One junction tree for all targets.
    JunctionTree,
}

impl Method {
    /// All of them.
    pub const ALL: [Method; 3] = [
        Method::Auto,
        Method::VariableElimination,
        Method::JunctionTree,
    ];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Method::Auto => "auto",
            Method::VariableElimination => "ve",
            Method::JunctionTree => "jt",
        }
    }
}

impl FromStr for Method {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

/// What can be switched. No switch changes an answer; each changes what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How marginals are computed.
    pub method: Method,
    /// How the elimination order is found.
    pub order: Order,
    /// Leave out what is no ancestor of query or evidence.
    pub prune_barren: bool,
    /// Leave out what the evidence cuts off from the query.
    pub prune_separated: bool,
    /// Apply evidence to the tables when it comes, and keep them so; otherwise at every query.
    pub keep_evidence: bool,
    /// The seed of the random rounds of [`Order::Best`].
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            method: Method::Auto,
            order: Order::Best,
            prune_barren: true,
            prune_separated: true,
            keep_evidence: true,
            seed: 0,
        }
    }
}

/// A model with evidence, to ask questions of.
pub struct Engine<'m> {
    model: &'m Model,
    settings: Settings,
    evidence: Evidence,
    core: Core<f64>,
}

/// The answer to a question about some variables together.
#[derive(Clone, Debug, PartialEq)]
pub struct Posterior {
    /// The distribution, in the order asked for.
    pub distribution: Factor,
    /// What it cost.
    pub statistics: Statistics,
}

/// The answer to the question about every variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Marginals {
    /// The distribution of every variable, by number; of observed ones too.
    pub of: Vec<Vec<f64>>,
    /// The natural logarithm of the probability of the evidence (of a Markov network: of the
    /// partition function under it).
    pub log_evidence: f64,
    /// What it cost.
    pub statistics: Statistics,
}

impl<'m> Engine<'m> {
    /// An engine for the model, with nothing observed.
    pub fn new(model: &'m Model, settings: Settings) -> Self {
        Engine {
            core: Core::new(model),
            model,
            settings,
            evidence: Evidence::none(),
        }
    }

    /// Takes note of a finding, in place of an earlier one of the same variable.
    ///
    /// # Errors
    ///
    /// If it does not fit the variable.
    pub fn observe(&mut self, variable: Variable, finding: Finding) -> Result<(), InferenceError> {
        let mut alone = Evidence::none();
        alone.set(variable, finding.clone());
        alone.check(self.model.variables())?;
        let known = self.evidence.of(variable).is_some();
        self.evidence.set(variable, finding);
        if self.settings.keep_evidence {
            if known {
                self.core.apply_anew(&self.evidence);
            } else {
                self.core.apply(variable, &self.evidence);
            }
        }
        Ok(())
    }

    /// Takes note of several findings.
    ///
    /// # Errors
    ///
    /// If one does not fit its variable.
    pub fn observe_all(&mut self, evidence: &Evidence) -> Result<(), InferenceError> {
        for (variable, finding) in evidence.iter() {
            self.observe(variable, finding.clone())?;
        }
        Ok(())
    }

    /// Takes a finding back.
    pub fn forget(&mut self, variable: Variable) {
        if self.evidence.forget(variable).is_some() && self.settings.keep_evidence {
            self.core.apply_anew(&self.evidence);
        }
    }

    /// What was observed.
    pub fn evidence(&self) -> &Evidence {
        &self.evidence
    }

    /// The joint distribution of the targets given the evidence.
    ///
    /// # Errors
    ///
    /// If the evidence is impossible, a table is too large, or the budget is used up.
    pub fn posterior(
        &self,
        targets: &[Variable],
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Posterior, InferenceError> {
        let question = core::Question::new(self.model, &self.settings, &self.evidence, budget);
        self.core.posterior(&question, targets, observer)
    }

    /// The distribution of every variable given the evidence.
    ///
    /// # Errors
    ///
    /// As [`Engine::posterior`].
    pub fn marginals(
        &self,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Marginals, InferenceError> {
        let question = core::Question::new(self.model, &self.settings, &self.evidence, budget);
        self.core.marginals(&question, observer)
    }

    /// The natural logarithm of the probability of the evidence.
    ///
    /// # Errors
    ///
    /// As [`Engine::posterior`].
    pub fn log_evidence(
        &self,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<f64, InferenceError> {
        let question = core::Question::new(self.model, &self.settings, &self.evidence, budget);
        let (log, _) = self.core.log_evidence(&question, observer)?;
        Ok(log)
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum InferenceError {
    /// A finding does not fit its variable.
    #[error(transparent)]
    Evidence(#[from] EvidenceError),
    /// The observations cannot occur together.
    #[error("impossible evidence: these observations have probability zero")]
    Impossible,
    /// A conditional distribution cannot be written out as a full table.
    #[error(transparent)]
    Table(#[from] FactorError),
    /// A limit was reached.
    #[error("{}{}", .0.stop, too_large(.0))]
    Limit(Limit),
}

impl From<Limit> for InferenceError {
    fn from(limit: Limit) -> Self {
        InferenceError::Limit(limit)
    }
}

fn too_large(limit: &Limit) -> String {
    let table = |entries| format!(": the next table would have {entries} entries");
    limit.table.map(table).unwrap_or_default()
}
