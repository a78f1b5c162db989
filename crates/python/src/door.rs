//! The door: a request as JSON in, its answer as JSON out.

use crate::errors;
use crate::limits::Limits;
use crate::work;
use atisbo_api::verb::Cost;
use atisbo_door::TABLE;
use pyo3::prelude::*;

/// Answers a request of the door, given as JSON, in JSON.
#[pyfunction]
#[pyo3(signature = (request, *, seconds=None, nodes=None, bytes=None, progress=None))]
pub(crate) fn ask(
    py: Python<'_>,
    request: &str,
    seconds: Option<&Bound<'_, PyAny>>,
    nodes: Option<&Bound<'_, PyAny>>,
    bytes: Option<&Bound<'_, PyAny>>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<String> {
    let limits = Limits::new(py, seconds, nodes, bytes)?;
    let question = TABLE.read(request.as_bytes());
    let question = question.map_err(|error| errors::no_request(py, error))?;
    let answer = if question.cost() == Cost::Quick {
        // Quicker than the change to another thread.
        work::here(py, || question.ask(&(), &limits.budget))
    } else {
        work::run(py, limits, progress, move |observer, budget| {
            question.ask(observer, budget)
        })
    };
    let reply = answer?.map_err(|error| errors::error(py, &error))?;
    String::from_utf8(reply.json).map_err(|error| errors::defect(py, &error.to_string()))
}
