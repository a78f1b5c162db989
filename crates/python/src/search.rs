//! Search problems of the user's own. The search runs on the thread that calls it and keeps the interpreter's lock: it
//! asks Python at every turn (states are compared and hashed by it), and Python code lets other threads in.

pub(crate) mod check;
mod number;
mod problem;
mod recording;
mod state;

use crate::callback::{Guard, Nested};
use crate::errors;
use crate::limits::Limits;
use crate::work;
use atisbo_api::text::Message;
use atisbo_base::Stop;
use atisbo_search::{Cut, Options, Outcome, Statistics, Strategy, search_reversible};
use number::Numbers;
use problem::{Given, Own, OwnHeuristic};
use pyo3::prelude::*;
use pyo3::types::PyList;
use recording::Recording;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use state::State;

/// How to search.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Settings {
    strategy: Strategy,
    #[serde(default)]
    options: Options,
}

/// How a search ended.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum Ending {
    Solved,
    NoSolution,
    CutOff(Cut),
    Stopped(Stop),
}

/// What a search came to, but for the path.
#[derive(Serialize)]
struct Found {
    strategy: Strategy,
    ending: Ending,
    sentence: Message,
    statistics: Statistics,
}

/// A path: its states, its actions and its cost.
type Path<'py> = (Bound<'py, PyList>, Bound<'py, PyList>, Bound<'py, PyAny>);

/// What was found as JSON; the path; the events and how many were left out.
type Run<'py> = (String, Option<Path<'py>>, Option<(Bound<'py, PyList>, u64)>);

/// Searches a problem of the user's own.
#[pyfunction]
#[pyo3(signature = (problem, settings, *, trace=None, seconds=None, nodes=None, bytes=None, progress=None))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn search<'py>(
    py: Python<'py>,
    problem: Given<'py>,
    settings: &str,
    trace: Option<usize>,
    seconds: Option<&Bound<'py, PyAny>>,
    nodes: Option<&Bound<'py, PyAny>>,
    bytes: Option<&Bound<'py, PyAny>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Run<'py>> {
    let settings: Settings = errors::read(py, settings)?;
    let traits = settings.strategy.traits();
    let missing = if traits.needs_goal && !problem.is_reversible() {
        Some("python-not-reversible")
    } else if traits.needs_heuristic && !problem.is_informed() {
        Some("python-no-heuristic")
    } else {
        None
    };
    if let Some(missing) = missing {
        let message = Message::new(missing).with("strategy", settings.strategy.to_string());
        return Err(errors::refused(py, message));
    }
    let _nested = Nested::enter(py)?;
    let (guard, budget) = Guard::new(Limits::new(py, seconds, nodes, bytes)?, progress);
    let problem = Own::new(py, problem, &guard)?;
    let mut recording = trace.map(|limit| Recording::new(&problem, limit));
    let report = work::attached(py, || {
        let Settings { strategy, options } = &settings;
        let observer = recording.as_mut();
        search_reversible(
            &problem,
            OwnHeuristic,
            *strategy,
            options,
            observer,
            &budget,
        )
    })?;
    guard.finish()?;
    let ending = match (&report.outcome, guard.stopped()) {
        (Outcome::Found(_), _) => Ending::Solved,
        // The guard knows which limit it was that cancelled the search.
        (_, Some(stop)) => Ending::Stopped(stop),
        (Outcome::NoSolution, None) => Ending::NoSolution,
        (Outcome::CutOff(cut), None) => Ending::CutOff(*cut),
        (Outcome::Stopped(stop), None) => Ending::Stopped(*stop),
    };
    let path = match report.outcome {
        Outcome::Found(path) => {
            let states = path.states.iter().map(State::object);
            let (states, actions) = (PyList::new(py, states)?, PyList::new(py, path.actions)?);
            Some((states, actions, Numbers(py).write(path.cost)?))
        }
        _ => None,
    };
    let found = Found {
        strategy: settings.strategy,
        ending,
        sentence: Message::of("search", &ending),
        statistics: report.statistics,
    };
    let events = recording.map(Recording::finish).transpose()?;
    Ok((errors::json(py, &found)?, path, events))
}
