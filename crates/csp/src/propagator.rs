//! A constraint on any number of variables that knows how to reason about itself.

use crate::{Domain, Variable};
use std::fmt;

/// A constraint on any number of variables.
///
/// ```
/// use atisbo_csp::{Domain, Propagator, Variable};
///
/// /// The values add up to a total.
/// #[derive(Debug)]
/// struct Sum {
///     variables: Vec<Variable>,
///     total: u32,
/// }
///
/// impl Propagator for Sum {
///     fn variables(&self) -> &[Variable] {
///         &self.variables
///     }
///
///     fn propagate(&self, domains: &mut [Domain]) -> bool {
///         let low: u32 = domains.iter().filter_map(|d| d.first()).map(u32::from).sum();
///         let high: u32 = domains.iter().filter_map(|d| d.last()).map(u32::from).sum();
///         (low..=high).contains(&self.total)
///     }
/// }
/// ```
pub trait Propagator: fmt::Debug + Send + Sync {
    /// The variables it is about, each once.
    fn variables(&self) -> &[Variable];

    /// Removes values that cannot be part of a solution from the domains of its variables, which
    /// come in the order of [`variables`](Propagator::variables); `false` if the constraint cannot
    /// hold any more. Where every domain is a single value it must decide. It must be monotone: on
    /// smaller domains it may not keep what it would remove on larger ones.
    fn propagate(&self, domains: &mut [Domain]) -> bool;
}
