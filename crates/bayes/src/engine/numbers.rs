//! The kind of numbers that the tables of an engine hold: real ones, or complex ones where the
//! settings ask for roots of unity.

use super::core::{Core, Question};
use super::{InferenceError, Marginals, Posterior};
use crate::account::Statistics;
use crate::evidence::Evidence;
use crate::graph::Graph;
use crate::model::Model;
use crate::observer::Observer;
use crate::order::Triangulation;
use crate::preparation::{Auxiliary, Cancelling, Decompose, Prepared, needs_complex_numbers};
use crate::variable::Variable;
use num_complex::Complex64;

pub(super) enum Numbers {
    Real(Core<f64>),
    Complex(Core<Complex64>),
}

/// Does the same with either core.
macro_rules! with {
    ($numbers:expr, $core:ident => $action:expr) => {
        match $numbers {
            Numbers::Real($core) => $action,
            Numbers::Complex($core) => $action,
        }
    };
}

impl Numbers {
    pub(super) fn new(model: &Model, decompose: Decompose) -> Self {
        if needs_complex_numbers(model, decompose) {
            Numbers::Complex(Core::new(model, Prepared::new(model, decompose)))
        } else {
            Numbers::Real(Core::new(model, Prepared::new(model, decompose)))
        }
    }

    /// The core, if it holds no negative number.
    pub(super) fn plain(&self) -> Option<&Core<f64>> {
        match self {
            Numbers::Real(core) if self.cancelling().is_empty() => Some(core),
            _ => None,
        }
    }

    pub(super) fn auxiliaries(&self) -> &[Auxiliary] {
        with!(self, core => &core.prepared().auxiliaries)
    }

    pub(super) fn cancelling(&self) -> &[Cancelling] {
        with!(self, core => &core.prepared().cancelling)
    }

    pub(super) fn refresh(&mut self, variable: Variable, evidence: &Evidence) {
        with!(self, core => core.refresh(variable, evidence));
    }

    pub(super) fn triangulation(
        &self,
        question: &Question<'_>,
    ) -> Result<(Graph, Triangulation), InferenceError> {
        with!(self, core => core.triangulation(question))
    }

    pub(super) fn posterior(
        &self,
        question: &Question<'_>,
        targets: &[Variable],
        observer: &mut dyn Observer,
    ) -> Result<Posterior, InferenceError> {
        let answer = with!(self, core => core.posterior(question, targets, observer));
        let mut answer = self.drowned_if_impossible(answer)?;
        self.clean(answer.distribution.values_mut())?;
        Ok(answer)
    }

    pub(super) fn marginals(
        &self,
        question: &Question<'_>,
        targets: &[Variable],
        observer: &mut dyn Observer,
    ) -> Result<Marginals, InferenceError> {
        let answer = with!(self, core => core.marginals(question, targets, observer));
        let mut answer = self.drowned_if_impossible(answer)?;
        for distribution in &mut answer.of {
            self.clean(distribution)?;
        }
        Ok(answer)
    }

    pub(super) fn log_evidence(
        &self,
        question: &Question<'_>,
        observer: &mut dyn Observer,
    ) -> Result<(f64, Statistics), InferenceError> {
        let answer = with!(self, core => core.log_evidence(question, observer));
        let (log, statistics) = self.drowned_if_impossible(answer)?;
        if log.is_nan() {
            return Err(InferenceError::Drowned);
        }
        Ok((log, statistics))
    }

    /// Numbers that cancel never show that evidence is impossible: where they seem to, they have lost the
    /// answer.
    fn drowned_if_impossible<T>(
        &self,
        answer: Result<T, InferenceError>,
    ) -> Result<T, InferenceError> {
        answer.map_err(|error| match error {
            InferenceError::Impossible if self.plain().is_none() => InferenceError::Drowned,
            other => other,
        })
    }

    /// Removes what rounding left below zero. Terms that are too large for a number are an error.
    fn clean(&self, distribution: &mut [f64]) -> Result<(), InferenceError> {
        if self.plain().is_some() || distribution.iter().all(|&number| number >= 0.0) {
            return Ok(());
        }
        if distribution.iter().any(|number| !number.is_finite()) {
            return Err(InferenceError::Drowned);
        }
        for number in &mut *distribution {
            *number = number.max(0.0);
        }
        let sum: f64 = distribution.iter().sum();
        for number in distribution {
            *number /= sum;
        }
        Ok(())
    }
}
