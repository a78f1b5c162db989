//! The web page, for widgets in notebooks.

use crate::work;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// All that a widget needs of the web page, as the text of a module with no imports.
#[pyfunction]
pub(crate) fn page(py: Python<'_>) -> PyResult<String> {
    work::here(py, atisbo_web::widget)?.map_err(|error| PyRuntimeError::new_err(error.to_string()))
}
