//! A student's predicate on any number of variables.

use crate::callback::Guard;
use atisbo_csp::{Domain, Propagator, Value, Variable};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::sync::Arc;

/// A student's predicate on several variables.
#[derive(Debug)]
pub(super) struct Predicate {
    pub(super) scope: Vec<Variable>,
    pub(super) values: Vec<Vec<Py<PyAny>>>,
    pub(super) code: Py<PyAny>,
    pub(super) guard: Arc<Guard>,
}

impl Predicate {
    /// Whether it holds for these values.
    fn holds(&self, py: Python<'_>, numbers: &[Value]) -> bool {
        let said = self.guard.call(py, || {
            let values = self.values.iter().zip(numbers);
            let values = values.map(|(values, &number)| values.get(usize::from(number)));
            let arguments = PyTuple::new(py, values.collect::<Vec<_>>())?;
            self.code.bind(py).call1(arguments)?.is_truthy()
        });
        said.unwrap_or(false)
    }
}

impl Propagator for Predicate {
    fn variables(&self) -> &[Variable] {
        &self.scope
    }

    /// Asks for each value of the last variable that has several. With more than one such variable nothing is concluded.
    fn propagate(&self, domains: &mut [Domain]) -> bool {
        let mut open = (0..domains.len()).filter(|&at| domains[at].single().is_none());
        let at = open.next().unwrap_or(0);
        if open.next().is_some() {
            return true;
        }
        let mut numbers: Vec<Value> = domains.iter().map(|d| d.first().unwrap_or(0)).collect();
        let Some(&values) = domains.get(at) else {
            return Python::attach(|py| self.holds(py, &[]));
        };
        let left: Domain = Python::attach(|py| {
            let holds = values.iter().filter(|&value| {
                numbers[at] = value;
                !self.guard.look(py) && self.holds(py, &numbers)
            });
            holds.collect()
        });
        domains[at] = left;
        !left.is_empty()
    }
}
