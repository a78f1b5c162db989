//! Distributions as answers give them: by the names of variables and states.

use atisbo_base::{Meter, Stop};
use atisbo_bayes::{Domain, Evidence, Factor, Finding, Variable, Variables};
use serde::ser::{Serialize, Serializer};
use std::collections::BTreeMap;

/// The distribution of one variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    /// The variable's name.
    pub variable: String,
    /// Its states in order, each with its probability.
    pub states: Vec<(String, Probability)>,
}

/// A probability, with its standard error if it is an estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Probability {
    /// The probability.
    pub value: f64,
    /// The standard error.
    pub error: Option<f64>,
}

impl Serialize for Probability {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value)
    }
}

/// State by state.
impl Serialize for Distribution {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.states.iter().map(|(state, p)| (state, p)))
    }
}

impl Distribution {
    pub(super) fn new(domain: &Domain, values: &[f64], errors: Option<&[f64]>) -> Self {
        let states = domain.states().iter().zip(values).enumerate();
        let states = states.map(|(index, (state, &value))| {
            let error = errors.map(|errors| errors[index]);
            (state.clone(), Probability { value, error })
        });
        Distribution {
            variable: domain.name().to_owned(),
            states: states.collect(),
        }
    }

    /// The probabilities alone.
    pub(super) fn values(&self) -> Vec<f64> {
        self.states.iter().map(|(_, p)| p.value).collect()
    }

    /// The most probable state.
    pub fn likeliest(&self) -> Option<&(String, Probability)> {
        let value = |state: &&(String, Probability)| state.1.value;
        self.states
            .iter()
            .max_by(|one, other| value(one).total_cmp(&value(other)))
    }
}

/// Several as one object: variable, state, number.
pub(super) fn by_variable<S: Serializer>(
    distributions: &[Distribution],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(distributions.iter().map(|one| (&one.variable, one)))
}

/// Variables and their states as one object.
pub(super) fn as_map<S: Serializer>(
    pairs: &[(String, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, state)| (name, state)))
}

/// The standard errors by variable and state.
pub type StandardErrors = BTreeMap<String, BTreeMap<String, f64>>;

/// The standard errors of these distributions; only for estimates.
pub(super) fn errors_by_variable(distributions: &[Distribution]) -> Option<StandardErrors> {
    let of = |one: &Distribution| {
        let states = one.states.iter();
        let errors = states.map(|(state, p)| Some((state.clone(), p.error?)));
        Some((one.variable.clone(), errors.collect::<Option<_>>()?))
    };
    let all: Option<StandardErrors> = distributions.iter().map(of).collect();
    all.filter(|all| !all.is_empty())
}

/// A joint distribution: one line for each combination of states.
#[derive(Clone, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct Joint {
    /// The variables.
    pub variables: Vec<String>,
    /// The states of each line, in that order, with their probability.
    pub rows: Vec<(Vec<String>, f64)>,
}

impl Joint {
    /// What a row takes beside the names of its states, and what each of these takes.
    const BYTES: (usize, usize) = (64, 40);

    pub(super) fn new(
        variables: &Variables,
        factor: &Factor,
        meter: &mut Meter,
    ) -> Result<Self, Stop> {
        let (of_row, of_state) = Self::BYTES;
        let bytes = factor.values().len() * (of_row + of_state * factor.scope().len());
        if let Some(stop) = meter.check_bytes(bytes as u64) {
            return Err(stop);
        }
        let scope = || factor.scope().iter().map(|&one| &variables[one]);
        let row = |(states, value): (Vec<usize>, f64)| {
            let states = scope().zip(states);
            let names = states.map(|(domain, state)| domain.states()[state].clone());
            (names.collect(), value)
        };
        let rows = factor.rows().map(|one| {
            let stop = meter.work(one.0.len() as u64 + 1);
            stop.map_or_else(|| Ok(row(one)), Err)
        });
        Ok(Joint {
            rows: rows.collect::<Result<_, Stop>>()?,
            variables: scope().map(|domain| domain.name().to_owned()).collect(),
        })
    }
}

/// Evidence as people write it.
pub(super) fn evidence_text(variables: &Variables, evidence: &Evidence) -> Vec<(String, String)> {
    let findings = evidence.iter();
    findings
        .map(|(variable, finding)| finding_text(variables, variable, finding))
        .collect()
}

/// One finding as people write it.
pub(super) fn finding_text(
    variables: &Variables,
    variable: Variable,
    finding: &Finding,
) -> (String, String) {
    let domain = &variables[variable];
    let state = match finding {
        Finding::State(state) => domain.states()[*state].clone(),
        Finding::Likelihood(weights) => {
            let weights: Vec<String> = weights.iter().map(f64::to_string).collect();
            weights.join(":")
        }
    };
    (domain.name().to_owned(), state)
}
