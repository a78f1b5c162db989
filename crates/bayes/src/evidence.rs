//! What was observed.

use crate::variable::{Variable, Variables};
use serde::Serialize;
use std::collections::BTreeMap;
use thiserror::Error;

/// What is known of one variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// It has this state.
    State(usize),
    /// The observation is this many times as likely in each state: virtual evidence.
    Likelihood(Vec<f64>),
}

impl Finding {
    /// Checks that it fits a variable.
    pub(crate) fn check(
        &self,
        variables: &Variables,
        variable: Variable,
    ) -> Result<(), EvidenceError> {
        if !variables.contains(variable) {
            return Err(EvidenceError::NoVariable(format!("number {}", variable.0)));
        }
        let domain = &variables[variable];
        let bad = |weight: &f64| !weight.is_finite() || *weight < 0.0;
        match self {
            Finding::State(state) if *state >= domain.size() => {
                Err(no_state(variables, variable, &state.to_string()))
            }
            Finding::Likelihood(weights)
                if weights.len() != domain.size()
                    || weights.iter().any(bad)
                    || weights.iter().all(|&weight| weight == 0.0) =>
            {
                Err(EvidenceError::Likelihood {
                    variable: domain.name().to_owned(),
                    states: domain.size(),
                })
            }
            _ => Ok(()),
        }
    }
}

/// Observations: at most one finding for each variable.
///
/// ```
/// use atisbo_bayes::{Evidence, Finding, Variables};
///
/// let mut variables = Variables::new();
/// let rain = variables.add("Rain", ["no", "yes"])?;
/// let evidence = Evidence::parse(&variables, "Rain=yes").unwrap();
/// assert_eq!(evidence.of(rain), Some(&Finding::State(1)));
/// let error = Evidence::parse(&variables, "Rain=maybe").unwrap_err();
/// assert_eq!(error.to_string(), "\"Rain\" has no state \"maybe\"; its states are no, yes");
/// # Ok::<(), atisbo_bayes::VariableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    findings: BTreeMap<Variable, Finding>,
}

impl Evidence {
    /// Nothing was observed.
    pub fn none() -> Self {
        Self::default()
    }

    /// Also: the variable has this state.
    #[must_use]
    pub fn and(mut self, variable: Variable, state: usize) -> Self {
        self.set(variable, Finding::State(state));
        self
    }

    /// Takes note of a finding, in place of an earlier one of the same variable.
    pub fn set(&mut self, variable: Variable, finding: Finding) {
        self.findings.insert(variable, finding);
    }

    /// Takes a finding back.
    pub fn forget(&mut self, variable: Variable) -> Option<Finding> {
        self.findings.remove(&variable)
    }

    /// What is known of a variable.
    pub fn of(&self, variable: Variable) -> Option<&Finding> {
        self.findings.get(&variable)
    }

    /// The state a variable was seen in, if it was.
    pub fn state(&self, variable: Variable) -> Option<usize> {
        match self.findings.get(&variable) {
            Some(&Finding::State(state)) => Some(state),
            _ => None,
        }
    }

    /// All findings, by variable.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Variable, &Finding)> {
        let findings = self.findings.iter();
        findings.map(|(&variable, finding)| (variable, finding))
    }

    /// The variables that were seen in a state, with that state.
    pub fn states(&self) -> impl Iterator<Item = (Variable, usize)> {
        self.iter().filter_map(|(variable, finding)| match finding {
            Finding::State(state) => Some((variable, *state)),
            Finding::Likelihood(_) => None,
        })
    }

    /// The variables with virtual evidence, with the likelihood of each state.
    pub fn likelihoods(&self) -> impl Iterator<Item = (Variable, &[f64])> {
        self.iter().filter_map(|(variable, finding)| match finding {
            Finding::State(_) => None,
            Finding::Likelihood(weights) => Some((variable, weights.as_slice())),
        })
    }

    /// How many findings there are.
    pub fn len(&self) -> usize {
        self.findings.len()
    }

    /// Whether nothing was observed.
    pub fn is_empty(&self) -> bool {
        self.findings.is_empty()
    }

    /// Reads findings as people type them: `Rain=yes,Wet=1`. A state may be given by its name or, if
    /// no state has that name, by its number from 0. A likelihood is written `Rain=0.2:0.9`.
    ///
    /// # Errors
    ///
    /// If a variable or a state is unknown, or a part is not of that form.
    pub fn parse(variables: &Variables, text: &str) -> Result<Self, EvidenceError> {
        let mut evidence = Evidence::none();
        let parts = text.split(',').map(str::trim);
        for part in parts.filter(|part| !part.is_empty()) {
            let Some((name, state)) = part.split_once('=') else {
                return Err(EvidenceError::Form(part.to_owned()));
            };
            evidence.add(variables, name.trim(), state.trim())?;
        }
        Ok(evidence)
    }

    /// Adds what people say of a variable: the name of its state, the number of its state from 0, or a
    /// likelihood.
    ///
    /// # Errors
    ///
    /// If the variable or the state is unknown, or there is a finding of it already.
    pub fn add(
        &mut self,
        variables: &Variables,
        name: &str,
        state: &str,
    ) -> Result<(), EvidenceError> {
        let variable = variables.find(name);
        let variable = variable.ok_or_else(|| EvidenceError::NoVariable(name.to_owned()))?;
        if self.of(variable).is_some() {
            return Err(EvidenceError::Twice(name.to_owned()));
        }
        self.set(variable, finding(variables, variable, state)?);
        self.check(variables)
    }

    /// Checks that every finding fits its variable.
    ///
    /// # Errors
    ///
    /// If a variable or a state does not exist, or a likelihood has the wrong length, a negative
    /// number, or only zeros.
    pub fn check(&self, variables: &Variables) -> Result<(), EvidenceError> {
        let mut findings = self.iter();
        findings.try_for_each(|(variable, finding)| finding.check(variables, variable))
    }
}

impl FromIterator<(Variable, usize)> for Evidence {
    fn from_iter<I: IntoIterator<Item = (Variable, usize)>>(states: I) -> Self {
        let states = states.into_iter();
        let findings = states.map(|(variable, state)| (variable, Finding::State(state)));
        findings.collect()
    }
}

impl FromIterator<(Variable, Finding)> for Evidence {
    fn from_iter<I: IntoIterator<Item = (Variable, Finding)>>(findings: I) -> Self {
        Evidence {
            findings: findings.into_iter().collect(),
        }
    }
}

fn finding(
    variables: &Variables,
    variable: Variable,
    text: &str,
) -> Result<Finding, EvidenceError> {
    let domain = &variables[variable];
    let by_number = || text.parse().ok().filter(|&state| state < domain.size());
    if let Some(state) = domain.state(text).or_else(by_number) {
        return Ok(Finding::State(state));
    }
    match text.split(':').map(str::parse).collect() {
        Ok(weights) if text.contains(':') => Ok(Finding::Likelihood(weights)),
        _ => Err(no_state(variables, variable, text)),
    }
}

fn no_state(variables: &Variables, variable: Variable, state: &str) -> EvidenceError {
    EvidenceError::NoState {
        variable: variables[variable].name().to_owned(),
        state: state.to_owned(),
        known: variables[variable].states().to_vec(),
    }
}

/// What is wrong with a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum EvidenceError {
    /// Not of the form `variable=state`.
    #[error("\"{0}\" is no observation; write variable=state")]
    Form(String),
    /// No such variable.
    #[error("there is no variable \"{0}\"")]
    NoVariable(String),
    /// Two findings for one variable.
    #[error("there are two observations of \"{0}\"; keep one")]
    Twice(String),
    /// No such state.
    #[error("\"{variable}\" has no state \"{state}\"; its states are {}", .known.join(", "))]
    NoState {
        /// Which variable.
        variable: String,
        /// The state that was asked for.
        state: String,
        /// The states there are.
        known: Vec<String>,
    },
    /// A likelihood that cannot be one.
    #[error("the likelihood of \"{variable}\" needs {states} numbers, none negative, not all zero")]
    Likelihood {
        /// Which variable.
        variable: String,
        /// How many states it has.
        states: usize,
    },
}
