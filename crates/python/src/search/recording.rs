//! A trace that holds the student's states and actions themselves, so that a notebook can draw them.

use super::number::Numbers;
use super::problem::Own;
use super::state::State;
use crate::errors;
use atisbo_search::trace::Reasons;
use atisbo_search::why::{Hint, Why};
use atisbo_search::{Event, Limit, Node, Observer, Real, Seen};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde::Serialize;
use serde_json::Value;

/// About how many bytes an event takes, its state aside.
const EVENT_BYTES: u64 = 2000;

/// Keeps the first events as Python has them, and counts the others.
pub(super) struct Recording<'g, 'py> {
    problem: &'g Own<'g, 'py>,
    limit: usize,
    reasons: Reasons<Real>,
    events: Vec<Bound<'py, PyDict>>,
    left_out: u64,
}

impl<'g, 'py> Recording<'g, 'py> {
    pub(super) fn new(problem: &'g Own<'g, 'py>, limit: usize) -> Self {
        Recording {
            problem,
            limit,
            reasons: Reasons::default(),
            events: Vec::new(),
            left_out: 0,
        }
    }

    /// The events that were kept, and how many were not.
    pub(super) fn finish(self) -> PyResult<(Bound<'py, PyList>, u64)> {
        Ok((PyList::new(self.problem.py(), self.events)?, self.left_out))
    }

    fn written(
        &self,
        event: &Seen<'_, Own<'g, 'py>>,
        why: Option<&Why<Real>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(self.problem.py());
        let (kind, node) = match event {
            Event::Generated(node) => ("generated", Some(node)),
            Event::Expanded(node) => ("expanded", Some(node)),
            Event::Duplicate(node) => ("duplicate", Some(node)),
            Event::Pruned { node, .. } => ("pruned", Some(node)),
            Event::Goal(node) => ("goal", Some(node)),
            Event::LimitRaised { .. } => ("limit_raised", None),
        };
        dict.set_item("event", kind)?;
        if let Some(node) = node {
            self.write_node(&dict, node)?;
        }
        match event {
            Event::Pruned { reason, .. } => dict.set_item("reason", self.name(reason)?)?,
            Event::LimitRaised { limit } => self.write_limit(&dict, *limit)?,
            _ => {}
        }
        if let Some(why) = why {
            let why = serde_json::to_value(why)
                .map_err(|_| errors::defect(self.problem.py(), "a reason that is no JSON"))?;
            dict.set_item("why", self.write_value(&why)?)?;
        }
        Ok(dict)
    }

    /// What JSON says, as Python has it: a cost that is whole is an `int`.
    fn write_value(&self, value: &Value) -> PyResult<Bound<'py, PyAny>> {
        let py = self.problem.py();
        match value {
            Value::Null => Ok(py.None().into_bound(py)),
            Value::Bool(yes) => yes.into_bound_py_any(py),
            Value::Number(number) => match number.as_f64().and_then(Real::new) {
                Some(cost) => Numbers(py).write(cost),
                None => Err(errors::defect(py, "a number that is no cost")),
            },
            Value::String(text) => text.into_bound_py_any(py),
            Value::Array(list) => {
                let list = list.iter().map(|one| self.write_value(one));
                Ok(PyList::new(py, list.collect::<PyResult<Vec<_>>>()?)?.into_any())
            }
            Value::Object(fields) => {
                let dict = PyDict::new(py);
                for (field, one) in fields {
                    dict.set_item(field, self.write_value(one)?)?;
                }
                Ok(dict.into_any())
            }
        }
    }

    fn has_room(&self) -> bool {
        let guard = self.problem.guard();
        let bytes = EVENT_BYTES.saturating_mul(self.events.len() as u64 + 1);
        self.events.len() < self.limit && guard.has_bytes(bytes)
    }

    fn write_node(
        &self,
        dict: &Bound<'py, PyDict>,
        node: &Node<&State<'g, 'py>, &Bound<'py, PyAny>, Real>,
    ) -> PyResult<()> {
        let numbers = Numbers(self.problem.py());
        dict.set_item("id", node.id)?;
        dict.set_item("parent", node.parent)?;
        dict.set_item("action", node.action)?;
        dict.set_item("state", node.state.object())?;
        dict.set_item("g", numbers.write(node.g)?)?;
        dict.set_item("h", node.h.map(|h| numbers.write(h)).transpose()?)?;
        dict.set_item("depth", node.depth)
    }

    fn write_limit(&self, dict: &Bound<'py, PyDict>, limit: Limit<Real>) -> PyResult<()> {
        let (name, limit) = match limit {
            Limit::Depth(depth) => ("depth", Real::from(depth)),
            Limit::Bound(bound) => ("bound", bound),
            Limit::Discrepancies(most) => ("discrepancies", Real::from(most)),
        };
        let limits = PyDict::new(self.problem.py());
        limits.set_item(name, Numbers(self.problem.py()).write(limit)?)?;
        dict.set_item("limit", limits)
    }

    /// A name as JSON has it.
    fn name(&self, data: &impl Serialize) -> PyResult<String> {
        let name = serde_json::to_value(data).ok();
        let name = name.as_ref().and_then(serde_json::Value::as_str);
        let name = name.ok_or_else(|| errors::defect(self.problem.py(), "a name that is no text"));
        Ok(name?.to_owned())
    }
}

impl<'g, 'py> Observer<Own<'g, 'py>> for Recording<'g, 'py> {
    fn notice(&mut self, event: &Seen<'_, Own<'g, 'py>>) {
        if !self.has_room() {
            self.left_out += 1;
            return;
        }
        let why = self.reasons.why(event);
        match self.written(event, why.as_ref()) {
            Ok(event) => self.events.push(event),
            Err(error) => self.problem.guard().fail(error),
        }
    }

    fn watches(&self) -> bool {
        self.has_room()
    }

    fn explain(&mut self, hint: Hint<Real>) {
        self.reasons.hint(hint);
    }
}
