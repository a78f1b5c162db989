//! A student's constraint problem, and the same as the methods see it.

use super::predicate::Predicate;
use crate::callback::Guard;
use crate::errors;
use atisbo_base::Stop;
use atisbo_csp::{Csp, Model, ModelError, Value, Variable};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use std::sync::Arc;

/// What a student gives, as `atisbo/csp.py` passes it on: everything by its number.
#[derive(FromPyObject)]
pub(crate) struct Given<'py> {
    /// What variables are called by the constraint.
    pub(super) variables: Vec<Bound<'py, PyAny>>,
    /// For each variable, what its values are called by their numbers.
    values: Vec<Vec<Bound<'py, PyAny>>>,
    /// For each variable, the numbers of its values.
    domains: Vec<Vec<Value>>,
    /// Variables under the constraint, and whether it is asked in both orders.
    pairs: Vec<(u32, u32, bool)>,
    constraint: Option<Bound<'py, PyAny>>,
    /// Groups of variables that all differ, where equal values have equal numbers.
    different: Vec<Vec<u32>>,
    /// Pairs of variables that differ, whatever the numbers.
    unequal: Vec<(u32, u32)>,
    /// Predicates on several variables.
    predicates: Vec<(Vec<u32>, Py<PyAny>)>,
}

/// The problem as the methods see it; none if a limit or an exception, which the guard keeps, came first.
pub(super) fn model(
    py: Python<'_>,
    given: &Given<'_>,
    guard: &Arc<Guard>,
) -> PyResult<Option<Csp>> {
    if !guard.has_bytes(given.bytes()) {
        guard.stop(Stop::Bytes);
        return Ok(None);
    }
    let refused = |error: ModelError| errors::defect(py, &error.to_string());
    let mut model = Model::new();
    for domain in &given.domains {
        let domain = domain.iter().copied();
        model.variable(domain).map_err(refused)?;
    }
    // A table may have thousands of entries, and each may take the student's code long.
    let asked = |code: &dyn Fn() -> PyResult<bool>| {
        !guard.look(py) && guard.call(py, code).unwrap_or(false)
    };
    for &(a, b, both) in &given.pairs {
        if guard.is_over() {
            return Ok(None);
        }
        let allowed = |x, y| {
            asked(&|| given.allows(a, x, b, y)) && (!both || asked(&|| given.allows(b, y, a, x)))
        };
        let allowed = model.binary(Variable(a), Variable(b), allowed);
        allowed.map_err(refused)?;
    }
    for &(a, b) in &given.unequal {
        if guard.is_over() {
            return Ok(None);
        }
        let differ = |x, y| asked(&|| given.value(a, x)?.ne(given.value(b, y)?));
        let differ = model.binary(Variable(a), Variable(b), differ);
        differ.map_err(refused)?;
    }
    for scope in &given.different {
        let scope = scope.iter().copied().map(Variable);
        model.all_different(scope).map_err(refused)?;
    }
    for (scope, predicate) in &given.predicates {
        let values = scope.iter().map(|&variable| given.objects(variable));
        model
            .general(Arc::new(Predicate {
                scope: scope.iter().copied().map(Variable).collect(),
                values: values.collect(),
                code: predicate.clone_ref(py),
                guard: Arc::clone(guard),
            }))
            .map_err(refused)?;
    }
    Ok((!guard.is_over()).then(|| model.build()))
}

impl<'py> Given<'py> {
    /// About how many bytes the problem takes as the methods see it.
    fn bytes(&self) -> u64 {
        // An arc each way.
        const PAIR: u64 = 64;
        let rows = |variable: u32| self.values.get(variable as usize).map_or(0, Vec::len) as u64;
        let pairs = self.pairs.iter().map(|&(a, b, _)| (a, b));
        let pairs = pairs.chain(self.unequal.iter().copied());
        let tables = pairs.map(|(a, b)| PAIR + 24 * (rows(a) + rows(b)));
        let different = self.different.iter().map(|scope| scope.len() as u64);
        let arcs = different.map(|size| size.saturating_mul(size).saturating_mul(PAIR));
        let scopes = self.predicates.iter().flat_map(|(scope, _)| scope);
        let values = scopes.map(|&variable| PAIR + 8 * rows(variable));
        let all = tables.chain(arcs).chain(values);
        all.fold(0, u64::saturating_add)
    }

    /// What the constraint says of two variables and their values.
    fn allows(&self, a: u32, x: Value, b: u32, y: Value) -> PyResult<bool> {
        let Some(constraint) = &self.constraint else {
            return Ok(true);
        };
        let name = |of: u32| self.variables.get(of as usize);
        let arguments = (name(a), self.value(a, x)?, name(b), self.value(b, y)?);
        constraint.call1(arguments)?.is_truthy()
    }

    /// A value of a variable.
    fn value(&self, of: u32, number: Value) -> PyResult<&Bound<'py, PyAny>> {
        let values = self.values.get(of as usize);
        let value = values.and_then(|values| values.get(usize::from(number)));
        value.ok_or_else(|| PyIndexError::new_err((of, number)))
    }

    /// The values of a variable by their numbers, to keep.
    fn objects(&self, of: u32) -> Vec<Py<PyAny>> {
        let values = self.values.get(of as usize).into_iter().flatten();
        values.map(|value| value.clone().unbind()).collect()
    }
}
