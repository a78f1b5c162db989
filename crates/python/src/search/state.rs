//! A state of a student's problem: any hashable Python object.

use crate::callback::Guard;
use crate::errors;
use atisbo_api::text::Message;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::hash::{Hash, Hasher};

/// A Python object with its hash, which is asked for once.
#[derive(Clone)]
pub(super) struct State<'g, 'py> {
    object: Bound<'py, PyAny>,
    hash: isize,
    bytes: u64,
    guard: &'g Guard,
}

impl<'g, 'py> State<'g, 'py> {
    pub(super) fn new(object: Bound<'py, PyAny>, bytes: u64, guard: &'g Guard) -> PyResult<Self> {
        let hash = object.hash().map_err(|error| explained(&object, error))?;
        Ok(State {
            object,
            hash,
            bytes,
            guard,
        })
    }

    pub(super) fn object(&self) -> &Bound<'py, PyAny> {
        &self.object
    }

    /// About how many bytes it takes.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// The same object is equal to itself, as in Python's own tables; others are asked.
impl PartialEq for State<'_, '_> {
    fn eq(&self, other: &Self) -> bool {
        let py = self.object.py();
        self.hash == other.hash
            && (self.object.is(&other.object)
                || self
                    .guard
                    .call(py, || self.object.eq(&other.object))
                    .unwrap_or(false))
    }
}

impl Eq for State<'_, '_> {}

impl Hash for State<'_, '_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_isize(self.hash);
    }
}

/// What Python says of an object without a hash, with what to do. Whatever a `__hash__` of the student raises stays as it is.
fn explained(object: &Bound<'_, PyAny>, error: PyErr) -> PyErr {
    let py = object.py();
    let is_unhashable = error.is_instance_of::<PyTypeError>(py)
        && error.value(py).to_string().starts_with("unhashable type");
    if !is_unhashable {
        return error;
    }
    let name = object.get_type().name();
    let name = name.map_or_else(|_| "?".to_owned(), |name| name.to_string());
    let message = Message::new("python-unhashable")
        .with("type", name)
        .with("reason", error.value(py).to_string());
    let clear = errors::wrong_type(py, &message);
    clear.set_cause(py, Some(error));
    clear
}
