//! Markov networks: undirected, given by factors.

use crate::factor::Factor;
use crate::variable::{Variable, Variables};
use serde::Serialize;
use thiserror::Error;

/// A discrete Markov network: the probability of a state of all variables is proportional to the
/// product of the factors.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkovNetwork {
    variables: Variables,
    factors: Vec<Factor>,
}

impl MarkovNetwork {
    /// A network of these variables and factors.
    ///
    /// # Errors
    ///
    /// If a factor has a variable or a size that does not fit, or a number that is negative or not
    /// finite.
    pub fn new(variables: Variables, factors: Vec<Factor>) -> Result<Self, MarkovError> {
        for (index, factor) in factors.iter().enumerate() {
            for (&variable, &size) in factor.scope().iter().zip(factor.sizes()) {
                if !variables.contains(variable) {
                    return Err(MarkovError::NoVariable {
                        factor: index,
                        variable,
                    });
                }
                let states = variables[variable].size();
                if states != size {
                    let variable = variables[variable].name().to_owned();
                    return Err(MarkovError::Size {
                        factor: index,
                        variable,
                        states,
                        size,
                    });
                }
            }
            let wrong = |&value: &f64| value.is_nan() || value.is_infinite() || value < 0.0;
            if let Some(value) = factor.values().iter().copied().find(wrong) {
                return Err(MarkovError::Value {
                    factor: index,
                    value,
                });
            }
        }
        Ok(MarkovNetwork { variables, factors })
    }

    /// Its variables.
    pub fn variables(&self) -> &Variables {
        &self.variables
    }

    /// Its factors.
    pub fn factors(&self) -> &[Factor] {
        &self.factors
    }
}

/// What is wrong with a Markov network.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum MarkovError {
    /// A factor over a variable that does not exist.
    #[error("factor {factor} has variable number {}, which does not exist", .variable.0)]
    NoVariable {
        /// The number of the factor, from 0.
        factor: usize,
        /// The number of the variable.
        variable: Variable,
    },
    /// A factor with another number of states than the variable has.
    #[error("factor {factor} gives \"{variable}\" {size} states, it has {states}")]
    Size {
        /// The number of the factor, from 0.
        factor: usize,
        /// Which variable.
        variable: String,
        /// How many states it has.
        states: usize,
        /// How many the factor gives it.
        size: usize,
    },
    /// A number that is no weight.
    #[error("factor {factor} holds {value}; weights are finite and not negative")]
    Value {
        /// The number of the factor, from 0.
        factor: usize,
        /// The number.
        value: f64,
    },
}
