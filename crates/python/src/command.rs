//! The program `atisbo`.

use crate::work;
use pyo3::prelude::*;
use std::ffi::OsString;

/// Runs the program with these arguments, the first of which is its name. What comes back is its exit code.
#[pyfunction]
pub(crate) fn command(py: Python<'_>, arguments: Vec<OsString>) -> PyResult<u8> {
    work::here(py, || atisbo::run(arguments))
}
