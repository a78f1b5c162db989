//! Whether a heuristic of the user's own is admissible and consistent.

use super::number::Numbers;
use super::problem::{Given, Own, OwnHeuristic};
use super::state::State;
use crate::callback::{Guard, Nested};
use crate::errors::{self, shown};
use crate::limits::Limits;
use crate::work;
use atisbo_api::text::Message;
use atisbo_base::Stop;
use atisbo_search::Real;
use atisbo_search::check::{Finding, Inconsistency, Overestimate, Sampling, check_heuristic};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;

/// What was compared, but for the counter-examples.
#[derive(Serialize)]
struct Compared {
    sentences: [Message; 2],
    judged: u64,
    undecided: u64,
    steps: u64,
    budget: Option<Stop>,
}

/// Whether a property holds (None if that is not known), and the counter-example.
type Judged<'py> = (Option<bool>, Option<Bound<'py, PyDict>>);

/// Compares a heuristic of the user's own with true costs. What comes back is what was compared as JSON, and whether the
/// heuristic is admissible and consistent.
#[pyfunction]
#[pyo3(signature = (problem, sampling, *, seconds=None, nodes=None, bytes=None, progress=None))]
pub(crate) fn check<'py>(
    py: Python<'py>,
    problem: Given<'py>,
    sampling: &str,
    seconds: Option<&Bound<'py, PyAny>>,
    nodes: Option<&Bound<'py, PyAny>>,
    bytes: Option<&Bound<'py, PyAny>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<(String, Judged<'py>, Judged<'py>)> {
    let sampling: Sampling = errors::read(py, sampling)?;
    let _nested = Nested::enter(py)?;
    let (guard, budget) = Guard::new(Limits::new(py, seconds, nodes, bytes)?, progress);
    let problem = Own::new(py, problem, &guard)?;
    let check = work::attached(py, || {
        check_heuristic(&problem, OwnHeuristic, &sampling, &budget)
    })?;
    guard.finish()?;
    let admissible = match &check.admissible {
        Finding::Holds => Message::new("python-admissible-holds"),
        Finding::NotRefuted => Message::new("python-admissible-unknown")
            .with("judged", check.judged)
            .with("undecided", check.undecided),
        Finding::Fails(found) => Message::new("python-admissible-fails")
            .with("state", shown(found.state.object()))
            .with("estimate", written(found.estimate))
            .with("cost", written(Some(found.cost))),
    };
    let consistent = match &check.consistent {
        Finding::Holds => Message::new("python-consistent-holds"),
        Finding::NotRefuted => Message::new("python-consistent-unknown").with("steps", check.steps),
        Finding::Fails(found) => Message::new("python-consistent-fails")
            .with("state", shown(found.from.object()))
            .with("action", shown(&found.action))
            .with("next", shown(found.to.object()))
            .with("cost", written(Some(found.cost)))
            .with("before", written(found.before))
            .with("after", written(Some(found.after))),
    };
    let compared = Compared {
        sentences: [admissible, consistent],
        judged: check.judged,
        undecided: check.undecided,
        steps: check.steps,
        // The guard knows which limit it was that cancelled the check.
        budget: guard.stopped().or(check.stopped),
    };
    let admissible = judged(check.admissible, |found| overestimate(py, &found))?;
    let consistent = judged(check.consistent, |found| inconsistency(py, &found))?;
    Ok((errors::json(py, &compared)?, admissible, consistent))
}

/// A number in a sentence; a dead end is infinitely far.
fn written(number: Option<Real>) -> String {
    number.map_or_else(|| "∞".to_owned(), |number| number.to_string())
}

fn judged<'py, C>(
    finding: Finding<C>,
    example: impl FnOnce(C) -> PyResult<Bound<'py, PyDict>>,
) -> PyResult<Judged<'py>> {
    Ok(match finding {
        Finding::Holds => (Some(true), None),
        Finding::NotRefuted => (None, None),
        Finding::Fails(found) => (Some(false), Some(example(found)?)),
    })
}

fn overestimate<'py>(
    py: Python<'py>,
    found: &Overestimate<State<'_, 'py>, Real>,
) -> PyResult<Bound<'py, PyDict>> {
    let numbers = Numbers(py);
    let dict = PyDict::new(py);
    dict.set_item("state", found.state.object())?;
    let estimate = found.estimate.map(|estimate| numbers.write(estimate));
    dict.set_item("estimate", estimate.transpose()?)?;
    dict.set_item("cost", numbers.write(found.cost)?)?;
    Ok(dict)
}

fn inconsistency<'py>(
    py: Python<'py>,
    found: &Inconsistency<State<'_, 'py>, Bound<'py, PyAny>, Real>,
) -> PyResult<Bound<'py, PyDict>> {
    let numbers = Numbers(py);
    let dict = PyDict::new(py);
    dict.set_item("state", found.from.object())?;
    dict.set_item("action", &found.action)?;
    dict.set_item("next", found.to.object())?;
    dict.set_item("cost", numbers.write(found.cost)?)?;
    let before = found.before.map(|before| numbers.write(before));
    dict.set_item("before", before.transpose()?)?;
    dict.set_item("after", numbers.write(found.after)?)?;
    Ok(dict)
}
