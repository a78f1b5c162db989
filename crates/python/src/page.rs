//! The web page, for widgets in notebooks.

use crate::work;
use pyo3::prelude::*;

/// A file of the web page as text, its words (`api/v1/texts/en`) or its lists (`api/v1/catalogue`); None if there is none.
#[pyfunction]
pub(crate) fn page(py: Python<'_>, path: &str) -> PyResult<Option<String>> {
    work::here(py, || atisbo_web::page(path))
}
