//! The engine: a model, what was observed, and the questions one asks.

mod core;
mod holders;
mod numbers;
mod trust;

use crate::account::{Allowance, Limit, Statistics};
use crate::evidence::{Evidence, EvidenceError, Finding};
use crate::factor::{Factor, FactorError};
use crate::graph::Graph;
use crate::model::Model;
use crate::most_probable::{Explanation, most_probable};
use crate::observer::Observer;
use crate::order::{Order, Triangulation};
use crate::preparation::{Auxiliary, Cancelling, Decompose};
use crate::variable::Variable;
use atisbo_base::{Budget, Name, Stop};
use core::{Core, Question};
use numbers::Numbers;
use serde::Serialize;
use std::sync::OnceLock;
use thiserror::Error;
use trust::Trust;

/// How marginals are computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
#[name(schema = "Inference")]
pub enum Method {
    /// As many junction trees, each over what its targets need, as the estimate of their costs
    /// suggests.
    #[default]
    Auto,
    /// Variable elimination, once for each target.
    #[name("ve", "variable-elimination")]
    VariableElimination,
    /// One junction tree for all targets.
    #[name("jt", "junction-tree", "clique-tree")]
    JunctionTree,
}

/// What can be switched. No switch changes an answer; each changes what it costs. There is one
/// exception: a rank-one decomposition with real points may lose digits, see [`Engine::cancelling`].
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
    /// Apply evidence to the tables once, and keep them so; otherwise at every query.
    pub keep_evidence: bool,
    /// How the tables of sums and noisy-max nodes take part.
    pub decompose: Decompose,
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
            decompose: Decompose::Auto,
            seed: 0,
        }
    }
}

/// A model with evidence, to ask questions of.
pub struct Engine<'m> {
    model: &'m Model,
    settings: Settings,
    evidence: Evidence,
    numbers: Numbers,
    /// Tables without negative numbers, once a question needed them because those above have some.
    plain: OnceLock<Core<f64>>,
    /// What the tables above are worth under the evidence, once a question needed to know.
    trust: OnceLock<Trust>,
    /// Set once the evidence was found to be possible.
    possible: OnceLock<()>,
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
    /// The distribution of every variable asked for, by number; of observed ones too. Nothing for the
    /// others.
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
            numbers: Numbers::new(model, settings.decompose),
            model,
            settings,
            evidence: Evidence::none(),
            plain: OnceLock::new(),
            trust: OnceLock::new(),
            possible: OnceLock::new(),
        }
    }

    /// Takes note of a finding, in place of an earlier one of the same variable.
    ///
    /// # Errors
    ///
    /// If it does not fit the variable.
    pub fn observe(&mut self, variable: Variable, finding: Finding) -> Result<(), InferenceError> {
        finding.check(self.model.variables(), variable)?;
        self.evidence.set(variable, finding);
        self.refresh(variable);
        Ok(())
    }

    /// Takes back what was found out under other evidence on the variable.
    fn refresh(&mut self, variable: Variable) {
        self.trust.take();
        self.possible.take();
        self.numbers.refresh(variable, &self.evidence);
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
        if self.evidence.forget(variable).is_some() {
            self.refresh(variable);
        }
    }

    /// The model.
    pub fn model(&self) -> &'m Model {
        self.model
    }

    /// What was observed.
    pub fn evidence(&self) -> &Evidence {
        &self.evidence
    }

    /// The joint distribution of the targets given the evidence.
    ///
    /// # Errors
    ///
    /// If a target does not exist or is named twice, the evidence is impossible, a table is too large, or the budget is used up.
    pub fn posterior(
        &self,
        targets: &[Variable],
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Posterior, InferenceError> {
        check_targets(self.model, targets)?;
        let allowance = &Allowance::new(budget);
        self.check_possible(allowance)?;
        let question = Question::new(self.model, &self.settings, &self.evidence, allowance);
        match self.trust(allowance)? {
            Trust::AsIs => self.numbers.posterior(&question, targets, observer),
            Trust::Lost => self.in_plain(&self.evidence, allowance, |core, question| {
                core.posterior(question, targets, observer)
            }),
        }
    }

    /// What the evidence separates from a query is left out of it, so that it may be impossible
    /// without being noticed there. Takes one elimination, once for each state of the evidence.
    fn check_possible(&self, allowance: &Allowance) -> Result<(), InferenceError> {
        // The tables of a Bayesian network alone are always possible, the factors of a Markov network
        // need not be.
        let sure = self.evidence.is_empty() && self.model.bayes().is_some();
        if !sure && self.settings.prune_separated && self.possible.get().is_none() {
            self.log_evidence_within(allowance, &mut ())?;
        }
        Ok(())
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
        let all: Vec<Variable> = self.model.variables().all().collect();
        self.marginals_of(&all, budget, observer)
    }

    /// The distribution of each of some variables given the evidence. What only the others need is
    /// left out.
    ///
    /// # Errors
    ///
    /// As [`Engine::posterior`].
    pub fn marginals_of(
        &self,
        targets: &[Variable],
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Marginals, InferenceError> {
        check_targets(self.model, targets)?;
        let allowance = &Allowance::new(budget);
        let question = Question::new(self.model, &self.settings, &self.evidence, allowance);
        match self.trust(allowance)? {
            Trust::AsIs => self.numbers.marginals(&question, targets, observer),
            Trust::Lost => self.in_plain(&self.evidence, allowance, |core, question| {
                core.marginals(question, targets, observer)
            }),
        }
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
        let (log, _) = self.log_evidence_with_cost(budget, observer)?;
        Ok(log)
    }

    /// The same, with what it cost: for questions that share a budget with it.
    ///
    /// # Errors
    ///
    /// As [`Engine::posterior`].
    pub fn log_evidence_with_cost(
        &self,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<(f64, Statistics), InferenceError> {
        let allowance = Allowance::new(budget);
        let log = self.log_evidence_within(&allowance, observer)?;
        Ok((log, allowance.spent()))
    }

    fn log_evidence_within(
        &self,
        allowance: &Allowance,
        observer: &mut dyn Observer,
    ) -> Result<f64, InferenceError> {
        let question = Question::new(self.model, &self.settings, &self.evidence, allowance);
        let (log, _) = match self.trust(allowance)? {
            Trust::AsIs => self.numbers.log_evidence(&question, observer)?,
            Trust::Lost => self.in_plain(&self.evidence, allowance, |core, question| {
                core.log_evidence(question, observer)
            })?,
        };
        self.possible.get_or_init(|| ());
        Ok(log)
    }

    /// The most probable state of all variables together given the evidence: see [`most_probable`].
    ///
    /// # Errors
    ///
    /// As [`Engine::posterior`].
    pub fn most_probable(
        &self,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Explanation, InferenceError> {
        let Settings { order, seed, .. } = &self.settings;
        most_probable(self.model, &self.evidence, order, *seed, budget, observer)
    }

    /// The graph on which the settings lead to work, and what the elimination order makes of it:
    /// variables are neighbours if a table knows both, observed ones are gone, auxiliary ones are
    /// there. Nothing is pruned, for no question is asked yet.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_bayes::{Conditional, Decompose, Engine, Model, Network, Settings};
    ///
    /// let mut builder = Network::builder();
    /// let mut mines = Vec::new();
    /// for number in 0..10 {
    ///     let mine = builder.variable(format!("mine {number}"), ["0", "1"])?;
    ///     builder.table(mine, &[], vec![0.8, 0.2])?;
    ///     mines.push(mine);
    /// }
    /// let clue = builder.variable("clue", (0..=10).map(|count| count.to_string()))?;
    /// builder.conditional(clue, &mines, Conditional::Sum)?;
    /// let model = Model::from(builder.build()?);
    /// let largest = |decompose| {
    ///     let settings = Settings { decompose, ..Settings::default() };
    ///     let engine = Engine::new(&model, settings);
    ///     engine.triangulation(&Budget::unlimited()).unwrap().1.largest
    /// };
    /// assert_eq!(largest(Decompose::FullTable), 1024.0 * 11.0);
    /// assert_eq!(largest(Decompose::ParentDivorcing), 10.0 * 2.0 * 11.0);
    /// assert_eq!(largest("rank-one".parse()?), 11.0 * 11.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a table is too large to be made, or a limit is reached before there is an order. A limit that is reached
    /// while a better one is looked for is noted in the answer.
    pub fn triangulation(&self, budget: &Budget) -> Result<(Graph, Triangulation), InferenceError> {
        let allowance = Allowance::new(budget);
        let question = Question::new(self.model, &self.settings, &self.evidence, &allowance);
        self.numbers.triangulation(&question)
    }

    /// The variables that decompositions added, numbered after the model's.
    pub fn auxiliaries(&self) -> &[Auxiliary] {
        self.numbers.auxiliaries()
    }

    /// The nodes that take part with numbers that cancel, and by how much that may amplify rounding
    /// errors: not at all with roots of unity, beyond any use with many integer points.
    pub fn cancelling(&self) -> &[Cancelling] {
        self.numbers.cancelling()
    }

    /// The names of all variables by number, auxiliary ones too: for traces and graphs.
    pub fn names(&self) -> Vec<String> {
        let variables = self.model.variables();
        let own = variables.all().map(|one| variables[one].name().to_owned());
        let added = self.auxiliaries().iter().map(|one| one.name(variables));
        own.chain(added).collect()
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum InferenceError {
    /// A finding does not fit its variable.
    #[error(transparent)]
    Evidence(#[from] EvidenceError),
    /// The observations cannot occur together.
    #[error("impossible evidence: these observations have probability zero")]
    Impossible,
    /// The points of a rank-one decomposition leave no digit of the answer.
    #[error(
        "rounding errors of the rank-one decomposition drown the answer; use roots of unity, or the chain"
    )]
    Drowned,
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

impl From<Stop> for InferenceError {
    fn from(stop: Stop) -> Self {
        InferenceError::Limit(stop.into())
    }
}

/// An error if a target does not exist or is named twice.
pub(crate) fn check_targets(model: &Model, targets: &[Variable]) -> Result<(), InferenceError> {
    let mut seen = vec![false; model.variables().len()];
    for &target in targets {
        if !model.variables().contains(target) {
            return Err(EvidenceError::NoVariable(format!("number {}", target.0)).into());
        }
        if std::mem::replace(&mut seen[target.index()], true) {
            return Err(FactorError::Repeated(target).into());
        }
    }
    Ok(())
}

fn too_large(limit: &Limit) -> String {
    let table = |entries| format!(": the next table would have {entries} entries");
    limit.table.map(table).unwrap_or_default()
}
