//! Stating a problem: variables with their domains, and the constraints between them.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.1.

use crate::csp::{Kind, Rule};
use crate::{Csp, Domain, Propagator, Value};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A variable of a problem, by its number. Variables are numbered from 0 in the order in which they
/// were added.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Variable(pub u32);

impl Variable {
    /// Its number, to index a list with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A constraint of a problem, by its number. Constraints are numbered from 0 in the order in which
/// they were added.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct ConstraintId(pub u32);

impl ConstraintId {
    /// Its number, to index a list with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is wrong with a statement about a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// A value is too large for a [`Domain`].
    #[error("value {0} is too large: values are numbered from 0 to 63")]
    ValueTooLarge(Value),
    /// A constraint names a variable that was not added.
    #[error("variable {} does not exist: there are {count}, numbered from 0", .variable.0)]
    UnknownVariable {
        /// The variable that does not exist.
        variable: Variable,
        /// How many variables there are.
        count: usize,
    },
    /// A constraint names a variable twice.
    #[error("variable {} occurs twice in one constraint", .0.0)]
    RepeatedVariable(Variable),
    /// There are more variables than numbers for them.
    #[error("there are too many variables")]
    TooManyVariables,
}

/// A problem that is being stated. [`Model::build`] makes it a [`Csp`] that methods can solve.
///
/// ```
/// use atisbo_csp::Model;
///
/// // Two digits below 5, the second twice the first.
/// let mut model = Model::new();
/// let first = model.variable(0..5)?;
/// let second = model.variable(0..5)?;
/// model.binary(first, second, |a, b| b == 2 * a)?;
/// model.not_equal(first, second)?;
/// let csp = model.build();
/// assert!(csp.is_solved_by(&[1, 2]));
/// assert!(!csp.is_solved_by(&[0, 0]));
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Model {
    domains: Vec<Domain>,
    rules: Vec<Rule>,
}

impl Model {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a variable that may take these values.
    ///
    /// # Errors
    ///
    /// If a value is 64 or more.
    pub fn variable(
        &mut self,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<Variable, ModelError> {
        self.variable_in(domain(values)?)
    }

    /// Adds this many variables that may take these values.
    ///
    /// # Errors
    ///
    /// If a value is 64 or more, or there are more variables than a `u32` can number.
    pub fn variables(
        &mut self,
        count: usize,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<Vec<Variable>, ModelError> {
        let domain = domain(values)?;
        (0..count).map(|_| self.variable_in(domain)).collect()
    }

    /// Adds a variable with this domain.
    ///
    /// # Errors
    ///
    /// If there are more variables than a `u32` can number.
    pub fn variable_in(&mut self, domain: Domain) -> Result<Variable, ModelError> {
        let number = u32::try_from(self.domains.len()).ok();
        let number = number.filter(|&number| number < u32::MAX);
        self.domains.push(domain);
        number.map(Variable).ok_or(ModelError::TooManyVariables)
    }

    /// Demands that two variables differ.
    ///
    /// # Errors
    ///
    /// If a variable does not exist or both are the same.
    pub fn not_equal(&mut self, a: Variable, b: Variable) -> Result<ConstraintId, ModelError> {
        self.add(Kind::NotEqual, vec![a, b])
    }

    /// Demands that `allowed(value of a, value of b)` is true. It is asked once for each pair of
    /// values and never again.
    ///
    /// # Errors
    ///
    /// If a variable does not exist or both are the same.
    pub fn binary(
        &mut self,
        a: Variable,
        b: Variable,
        allowed: impl Fn(Value, Value) -> bool,
    ) -> Result<ConstraintId, ModelError> {
        self.check(&[a, b])?;
        let (rows, columns) = (self.domains[a.index()], self.domains[b.index()]);
        let size = rows.last().map_or(0, |last| usize::from(last) + 1);
        let mut table = vec![Domain::EMPTY; size];
        for row in rows.iter() {
            table[usize::from(row)] = columns.iter().filter(|&c| allowed(row, c)).collect();
        }
        self.add(Kind::Table(table), vec![a, b])
    }

    /// Demands that the values of these variables all differ.
    ///
    /// # Errors
    ///
    /// If a variable does not exist or occurs twice.
    pub fn all_different(
        &mut self,
        variables: impl IntoIterator<Item = Variable>,
    ) -> Result<ConstraintId, ModelError> {
        self.add(Kind::AllDifferent, variables.into_iter().collect())
    }

    /// Demands whatever `propagator` demands of any number of variables.
    ///
    /// # Errors
    ///
    /// If a variable does not exist or occurs twice.
    pub fn general(&mut self, propagator: Arc<dyn Propagator>) -> Result<ConstraintId, ModelError> {
        let scope = propagator.variables().to_vec();
        self.add(Kind::General(propagator), scope)
    }

    /// The problem as stated.
    pub fn build(self) -> Csp {
        Csp::new(self.domains, self.rules)
    }

    fn add(&mut self, kind: Kind, scope: Vec<Variable>) -> Result<ConstraintId, ModelError> {
        self.check(&scope)?;
        let id = ConstraintId(self.rules.len() as u32);
        self.rules.push(Rule { kind, scope });
        Ok(id)
    }

    /// Every variable exists, and none occurs twice.
    fn check(&self, scope: &[Variable]) -> Result<(), ModelError> {
        let count = self.domains.len();
        if let Some(&variable) = scope.iter().find(|variable| variable.index() >= count) {
            return Err(ModelError::UnknownVariable { variable, count });
        }
        let mut sorted = scope.to_vec();
        sorted.sort_unstable();
        match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(ModelError::RepeatedVariable(pair[0])),
            None => Ok(()),
        }
    }
}

/// The domain of these values, if none is too large.
fn domain(values: impl IntoIterator<Item = Value>) -> Result<Domain, ModelError> {
    let check = |value| {
        if usize::from(value) < Domain::CAPACITY {
            Ok(value)
        } else {
            Err(ModelError::ValueTooLarge(value))
        }
    };
    values.into_iter().map(check).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_that_make_no_sense_are_refused() {
        let mut model = Model::new();
        assert_eq!(model.variable([64]), Err(ModelError::ValueTooLarge(64)));
        let x = model.variable(0..64).expect("64 values fit");
        let missing = Variable(7);
        let unknown = ModelError::UnknownVariable {
            variable: missing,
            count: 1,
        };
        assert_eq!(model.not_equal(x, missing), Err(unknown));
        assert_eq!(model.binary(missing, x, |_, _| true), Err(unknown));
        let repeated = ModelError::RepeatedVariable(x);
        assert_eq!(model.not_equal(x, x), Err(repeated));
        assert_eq!(model.all_different([x, x]), Err(repeated));
    }
}
