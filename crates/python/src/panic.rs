//! A panic on each of the ways on which work is done, for the tests: no request is known that leads to one.

use crate::limits::Limits;
use crate::work;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Panics with these words, in work that is done `here`, `attached` or on the threads of the `pool`.
#[pyfunction]
#[expect(clippy::panic, reason = "it is what the tests want to see")]
pub(crate) fn panic(py: Python<'_>, way: &str, words: String) -> PyResult<()> {
    match way {
        "here" => work::here(py, || panic!("{words}")),
        "attached" => work::attached(py, || panic!("{words}")),
        "pool" => {
            let limits = Limits::new(py, None, None, None)?;
            work::run(py, limits, None, move |_, _| panic!("{words}"))
        }
        _ => Err(PyValueError::new_err("here, attached or pool")),
    }
}
