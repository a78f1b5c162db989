//! Factors: tables of numbers over an ordered scope of variables.

mod alignment;
pub(crate) mod contraction;
pub(crate) mod join;
mod sparse;

pub use sparse::SparseFactor;

use crate::conditional::{row_of, rows_of};
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::Budget;
use contraction::{Fold, contract};
use serde::Serialize;
use smallvec::SmallVec;
use thiserror::Error;

/// A table with one number for each combination of states of its variables.
///
/// The numbers lie in one block of memory; the last variable of the scope changes fastest.
///
/// ```
/// use atisbo_bayes::{Factor, Variable};
///
/// let (rain, wet) = (Variable(0), Variable(1));
/// let prior = Factor::new(&[(rain, 2)], vec![0.8, 0.2])?;
/// let wet_if_rain = Factor::new(&[(rain, 2), (wet, 2)], vec![0.9, 0.1, 0.25, 0.75])?;
/// let joint = prior.product(&wet_if_rain)?;
/// assert_eq!(joint.values(), [0.8 * 0.9, 0.8 * 0.1, 0.2 * 0.25, 0.2 * 0.75]);
/// let seen_wet = joint.reduce(wet, 1);
/// let rain_if_wet = seen_wet.normalise().unwrap();
/// assert!((rain_if_wet.values()[1] - 0.15 / 0.23).abs() < 1e-15);
/// # Ok::<(), atisbo_bayes::FactorError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Factor<N = f64> {
    scope: Few<Variable>,
    sizes: Few<usize>,
    strides: Few<usize>,
    values: Vec<N>,
}

/// A list with something for each variable of a scope, or for each of some tables. Most are short, and
/// then need no memory of their own.
pub(crate) type Few<T> = SmallVec<[T; 8]>;

/// A variable with its number of states.
pub(crate) type Dimension = (Variable, usize);

/// The largest table that the operations of [`Factor`] make on their own: 2 GB of probabilities. The
/// methods of inference work under a budget instead.
pub const MOST_ENTRIES: usize = 1 << 28;

impl<N: Number> Factor<N> {
    /// A table over the scope, given as variables with their numbers of states.
    ///
    /// # Errors
    ///
    /// If a variable occurs twice or has no states, or the number of values is not the product of the
    /// sizes.
    pub fn new(scope: &[(Variable, usize)], values: Vec<N>) -> Result<Self, FactorError> {
        for (index, (variable, _)) in scope.iter().enumerate() {
            if scope[..index].iter().any(|(other, _)| other == variable) {
                return Err(FactorError::Repeated(*variable));
            }
        }
        if let Some(&(variable, _)) = scope.iter().find(|(_, size)| *size == 0) {
            return Err(FactorError::NoStates(variable));
        }
        let sizes: Few<usize> = scope.iter().map(|&(_, size)| size).collect();
        let expected = entries(&sizes).ok_or_else(|| FactorError::TooLarge {
            entries: sizes.to_vec(),
        })?;
        if expected != values.len() {
            let found = values.len();
            return Err(FactorError::Length { expected, found });
        }
        let scope: Few<Variable> = scope.iter().map(|&(variable, _)| variable).collect();
        Ok(Self::from_parts(&scope, &sizes, values))
    }

    /// A table without variables.
    pub fn constant(value: N) -> Self {
        Self::from_parts(&[], &[], vec![value])
    }

    pub(crate) fn from_parts(scope: &[Variable], sizes: &[usize], values: Vec<N>) -> Self {
        debug_assert_eq!(entries(sizes), Some(values.len()));
        Factor {
            scope: Few::from_slice(scope),
            sizes: Few::from_slice(sizes),
            strides: strides(sizes),
            values,
        }
    }

    /// Its variables, in order.
    pub fn scope(&self) -> &[Variable] {
        &self.scope
    }

    /// The number of states of each variable of the scope.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// The numbers; the last variable changes fastest.
    pub fn values(&self) -> &[N] {
        &self.values
    }

    /// The numbers, to change in place.
    pub(crate) fn values_mut(&mut self) -> &mut [N] {
        &mut self.values
    }

    /// Whether the variable is in the scope.
    pub fn contains(&self, variable: Variable) -> bool {
        self.scope.contains(&variable)
    }

    /// The number of states of a variable of the scope.
    pub(crate) fn size_of(&self, variable: Variable) -> Option<usize> {
        self.position(variable).map(|position| self.sizes[position])
    }

    /// How far apart two cells lie whose states of this variable are neighbours; 0 outside the scope.
    pub(crate) fn stride_of(&self, variable: Variable) -> usize {
        self.position(variable)
            .map_or(0, |position| self.strides[position])
    }

    fn position(&self, variable: Variable) -> Option<usize> {
        self.scope.iter().position(|&other| other == variable)
    }

    /// All combinations of states, in the order of the scope, each with its number.
    pub fn rows(&self) -> impl Iterator<Item = (Vec<usize>, N)> {
        rows_of(&self.sizes).zip(self.values.iter().copied())
    }

    /// The number for a combination of states, in the order of the scope.
    pub fn get(&self, states: &[usize]) -> Option<N> {
        let mut pairs = states.iter().zip(&self.sizes);
        let fits = states.len() == self.sizes.len() && pairs.all(|(state, size)| state < size);
        fits.then(|| self.values[row_of(&self.sizes, states)])
    }

    /// The number at the states that `state_of` gives for each variable of the scope.
    #[inline]
    pub(crate) fn at(&self, state_of: impl Fn(Variable) -> usize) -> N {
        let steps = self.scope.iter().zip(&self.strides);
        let place: usize = steps
            .map(|(&variable, stride)| state_of(variable) * stride)
            .sum();
        self.values[place]
    }

    /// The product: its scope is this scope followed by what the other adds to it.
    ///
    /// # Errors
    ///
    /// If the result would have more than [`MOST_ENTRIES`] entries.
    pub fn product(&self, other: &Self) -> Result<Self, FactorError> {
        let mut keep = self.scope.clone();
        let added = other.scope.iter().copied();
        keep.extend(added.filter(|&variable| !self.contains(variable)));
        let size_of = |&variable: &Variable| {
            let size = self.size_of(variable).or_else(|| other.size_of(variable));
            size.unwrap_or(1)
        };
        let sizes: Few<usize> = keep.iter().map(size_of).collect();
        fitting_entries(&sizes)?;
        Ok(contract_all(&[self, other], &keep, Fold::Sum))
    }

    /// The sum over all states of the variables outside `keep`; the result's scope is `keep`, in
    /// that order, each variable once and without what this table does not know.
    #[must_use]
    pub fn marginal(&self, keep: &[Variable]) -> Self {
        self.fold(keep, Fold::Sum)
    }

    /// The largest number over all states of the variables outside `keep`.
    #[must_use]
    pub fn maximum(&self, keep: &[Variable]) -> Self {
        self.fold(keep, Fold::Max)
    }

    /// The table with every number replaced.
    pub(crate) fn map<M: Number>(&self, number: impl Fn(N) -> M) -> Factor<M> {
        let values = self.values.iter().map(|&value| number(value)).collect();
        Factor::from_parts(&self.scope, &self.sizes, values)
    }

    fn fold(&self, keep: &[Variable], fold: Fold) -> Self {
        let mut kept = Vec::with_capacity(keep.len());
        for &variable in keep {
            if self.contains(variable) && !kept.contains(&variable) {
                kept.push(variable);
            }
        }
        contract_all(&[self], &kept, fold)
    }

    /// The part of the table in which the variable has this state; the variable leaves the scope. A
    /// variable the table does not know changes nothing.
    ///
    /// # Panics
    ///
    /// If the variable does not have this many states.
    #[must_use]
    pub fn reduce(&self, variable: Variable, state: usize) -> Self {
        let Some(position) = self.position(variable) else {
            return self.clone();
        };
        assert!(
            state < self.sizes[position],
            "variable {} has no state {state}",
            variable.0
        );
        let run = self.strides[position];
        let slices = self.values.chunks_exact(run * self.sizes[position]);
        let values = slices
            .flat_map(|slice| slice.iter().skip(state * run).take(run))
            .copied()
            .collect();
        let mut scope = self.scope.clone();
        scope.remove(position);
        let mut sizes = self.sizes.clone();
        sizes.remove(position);
        Self::from_parts(&scope, &sizes, values)
    }

    /// Divides all numbers by the largest magnitude, so that products of many tables neither
    /// underflow nor overflow. Gives that magnitude; 0 if all numbers are zero, and then nothing
    /// changes.
    pub fn rescale(&mut self) -> f64 {
        let largest = self.values.iter().fold(0.0, |largest: f64, value| {
            let magnitude = value.magnitude();
            if magnitude > largest {
                magnitude
            } else {
                largest
            }
        });
        if largest > 0.0 {
            let inverse = N::from(1.0 / largest);
            for value in &mut self.values {
                *value *= inverse;
            }
        }
        largest
    }
}

impl Factor {
    /// Divides by a table over a part of this scope. Where both are zero the result is zero, as a
    /// message that is taken back asks for.
    ///
    /// # Errors
    ///
    /// If the divisor has a variable that this table does not have.
    pub fn divide(&self, divisor: &Self) -> Result<Self, FactorError> {
        let mut scope = divisor.scope.iter();
        if let Some(&variable) = scope.find(|&&variable| !self.contains(variable)) {
            return Err(FactorError::Foreign(variable));
        }
        self.product(&divisor.map(|value| if value == 0.0 { 0.0 } else { 1.0 / value }))
    }

    /// The table divided by its sum; none if the sum is zero.
    pub fn normalise(&self) -> Option<Self> {
        let sum: f64 = self.values.iter().sum();
        (sum > 0.0).then(|| self.map(|value| value / sum))
    }
}

/// The variables of all factors, each once.
pub(crate) fn dimensions<N: Number>(factors: &[&Factor<N>]) -> Few<Dimension> {
    let mut dimensions: Few<Dimension> = Few::new();
    for factor in factors {
        for (&variable, &size) in factor.scope.iter().zip(&factor.sizes) {
            if !dimensions.iter().any(|&(known, _)| known == variable) {
                dimensions.push((variable, size));
            }
        }
    }
    dimensions
}

/// A contraction that nothing can interrupt; each variable of `keep` is in a factor.
#[expect(
    clippy::unreachable,
    reason = "only a limit ends a contraction, and this one has none"
)]
fn contract_all<N: Number>(factors: &[&Factor<N>], keep: &[Variable], fold: Fold) -> Factor<N> {
    let mut dimensions = dimensions(factors);
    dimensions.sort_by_key(|(variable, _)| {
        let place = keep.iter().position(|kept| kept == variable);
        place.unwrap_or(keep.len())
    });
    let mut meter = Budget::unlimited().meter();
    match contract(factors, &dimensions, keep.len(), fold, &mut meter) {
        Ok(factor) => factor,
        Err(stop) => unreachable!("an unlimited budget never stops: {stop}"),
    }
}

/// The number of combinations, if it can be counted.
pub(crate) fn entries(sizes: &[usize]) -> Option<usize> {
    sizes
        .iter()
        .try_fold(1_usize, |product, &size| product.checked_mul(size))
}

/// The number of combinations; an error if it is more than [`MOST_ENTRIES`].
pub(crate) fn fitting_entries(sizes: &[usize]) -> Result<usize, FactorError> {
    let fitting = entries(sizes).filter(|&entries| entries <= MOST_ENTRIES);
    fitting.ok_or_else(|| FactorError::TooLarge {
        entries: sizes.to_vec(),
    })
}

/// How far apart the neighbours in each dimension of a table lie, the last dimension being the fastest.
pub(crate) fn strides(sizes: &[usize]) -> Few<usize> {
    let mut strides = Few::from_elem(1, sizes.len());
    for index in (1..sizes.len()).rev() {
        strides[index - 1] = strides[index] * sizes[index];
    }
    strides
}

/// Why a table cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum FactorError {
    /// A variable occurs twice in the scope.
    #[error("variable number {} occurs twice in the scope", .0.0)]
    Repeated(Variable),
    /// A variable has no states.
    #[error("variable number {} has no states", .0.0)]
    NoStates(Variable),
    /// The divisor has a variable that the dividend does not have.
    #[error("the divisor has variable number {}, the dividend has not", .0.0)]
    Foreign(Variable),
    /// Too many or too few numbers.
    #[error("the scope asks for {expected} numbers, there are {found}")]
    Length {
        /// The product of the sizes.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// More entries than can be stored.
    #[error("a table of {} entries is too large", product(.entries))]
    TooLarge {
        /// The sizes whose product it would have.
        entries: Vec<usize>,
    },
}

/// The product as people write it.
fn product(sizes: &[usize]) -> String {
    let exact = entries(sizes).map(|entries| entries.to_string());
    let log: f64 = sizes.iter().map(|&size| (size as f64).log2()).sum();
    exact.unwrap_or_else(|| format!("about 2^{log:.0}"))
}
