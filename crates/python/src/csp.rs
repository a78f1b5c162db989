//! Constraint problems of the user's own. The constraint between two variables is asked once for each pair of values,
//! before the method starts; a predicate on more variables whenever all but one of them have a value. The method runs on
//! the thread that calls it, without the interpreter's lock: it is taken for predicates, and to look for signals.

mod given;
mod predicate;

use crate::callback::{Guard, Nested};
use crate::errors;
use crate::limits::Limits;
use crate::work;
use atisbo_api::text::Message;
use atisbo_base::{Budget, Cancel, Stop, Trace};
use atisbo_csp::exact_cover::NotACover;
use atisbo_csp::trace::{Named, Numbers, Tracer};
use atisbo_csp::{
    Backtracking, ConstraintId, Csp, Ending, Event, Family, Machine, Method, Observer, Options,
    Report, Seen, Settings, Statistics, Value, Variable, solve,
};
use given::{Given, model};
use pyo3::prelude::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use std::sync::Arc;

/// About how many bytes a solution takes in Python, for each variable.
const SOLUTION_BYTES: u64 = 120;

/// How to solve.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct How {
    method: Method,
    #[serde(default)]
    options: Options,
    /// Switches of backtracking that differ from the method's own.
    #[serde(default)]
    switches: Map<String, Json>,
}

impl How {
    /// The switches of backtracking, if some were set.
    fn settings(&mut self, py: Python<'_>) -> PyResult<Option<Settings>> {
        if self.method.traits().family == Family::Local
            && let Some(preprocess) = self.switches.remove("preprocess")
        {
            self.options.preprocess = errors::read(py, &preprocess.to_string())?;
        }
        if self.switches.is_empty() {
            return Ok(None);
        }
        let Some(settings) = self.method.settings() else {
            let message =
                Message::new("python-no-switches").with("method", self.method.to_string());
            return Err(errors::refused(py, message));
        };
        let mut all: Map<String, Json> = errors::read(py, &errors::json(py, &settings)?)?;
        all.extend(self.switches.clone());
        errors::read(py, &errors::json(py, &all)?).map(Some)
    }
}

/// What the method came to, but for the solutions.
#[derive(Serialize)]
struct Found {
    method: Method,
    ending: Ending,
    sentence: Message,
    exhaustive: bool,
    statistics: Statistics,
    /// The variables of each constraint, by which a trace names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    scopes: Option<Vec<Vec<Variable>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Trace<Named<Numbers>>>,
}

/// Solves a constraint problem of the user's own. What comes back is what was found as JSON, and the solutions.
#[pyfunction]
#[pyo3(signature = (problem, settings, *, trace=None, seconds=None, nodes=None, bytes=None, progress=None))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
#[expect(
    clippy::needless_pass_by_value,
    reason = "it is read from Python for this call"
)]
pub(crate) fn csp(
    py: Python<'_>,
    problem: Given<'_>,
    settings: &str,
    trace: Option<usize>,
    seconds: Option<&Bound<'_, PyAny>>,
    nodes: Option<&Bound<'_, PyAny>>,
    bytes: Option<&Bound<'_, PyAny>>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<(String, Vec<Vec<Value>>)> {
    let mut how: How = errors::read(py, settings)?;
    let switches = how.settings(py)?;
    let _nested = Nested::enter(py)?;
    let (guard, budget) = Guard::new(Limits::new(py, seconds, nodes, bytes)?, progress);
    let guard = Arc::new(guard);
    let csp = work::attached(py, || model(py, &problem, &guard))??;
    guard.finish()?;
    let mut tracer = trace.map(|limit| Tracer::new(limit, Numbers));
    let mut solutions = Solutions::new(&guard);
    let report = match &csp {
        None => unsolved(guard.stopped().unwrap_or(Stop::Cancelled)),
        Some(csp) => {
            let looking = Arc::clone(&guard);
            let cancel = Cancel::asking(move || Python::attach(|py| looking.look(py)));
            let budget = budget.cancel(cancel);
            let observer = (&mut solutions, tracer.as_mut());
            let report = work::here(py, || run(csp, &how, switches, observer, &budget))?;
            guard.finish()?;
            report.map_err(|NotACover(constraint)| {
                let scope = csp.scope(constraint).iter();
                let names = scope.filter_map(|variable| problem.variables.get(variable.index()));
                let names: Vec<String> = names.map(errors::shown).collect();
                let message = Message::new("python-not-a-cover");
                errors::refused(py, message.with("variables", names.join(", ")))
            })?
        }
    };
    // After a limit every predicate is false: what the method concluded from that is not true.
    let (ending, exhaustive) = match guard.stopped() {
        Some(stop) => (Ending::Stopped(stop), false),
        None => (report.ending, report.exhaustive),
    };
    let found = Found {
        method: how.method,
        ending,
        sentence: Message::of("csp", &ending),
        exhaustive,
        statistics: report.statistics,
        scopes: csp.as_ref().filter(|_| trace.is_some()).map(scopes),
        trace: tracer.map(Tracer::into_trace),
    };
    Ok((errors::json(py, &found)?, solutions.kept))
}

/// The report of a run that ended before the method began.
fn unsolved(stop: Stop) -> Report {
    Report {
        ending: Ending::Stopped(stop),
        solution: None,
        solutions: 0,
        exhaustive: false,
        statistics: Statistics::default(),
    }
}

/// The variables of each constraint.
fn scopes(csp: &Csp) -> Vec<Vec<Variable>> {
    let ids = (0..csp.constraints() as u32).map(ConstraintId);
    ids.map(|id| csp.scope(id).to_vec()).collect()
}

fn run(
    csp: &Csp,
    how: &How,
    switches: Option<Settings>,
    observer: impl Observer,
    budget: &Budget,
) -> Result<Report, NotACover> {
    match switches {
        Some(settings) => {
            Ok(Backtracking::new(csp, &settings, &how.options, observer, budget).run())
        }
        None => solve(csp, how.method, &how.options, observer, budget),
    }
}

/// Keeps the solutions, as long as the budget has room for them.
struct Solutions<'g> {
    guard: &'g Guard,
    kept: Vec<Vec<Value>>,
    bytes: u64,
}

impl<'g> Solutions<'g> {
    fn new(guard: &'g Guard) -> Self {
        Solutions {
            guard,
            kept: Vec::new(),
            bytes: 0,
        }
    }
}

impl Observer for Solutions<'_> {
    fn notice(&mut self, event: &Seen<'_>) {
        if let Event::Solution { values } = event {
            self.bytes += SOLUTION_BYTES * (values.len() as u64 + 1);
            if self.guard.has_bytes(self.bytes) {
                self.kept.push(values.to_vec());
            } else {
                self.guard.stop(Stop::Bytes);
            }
        }
    }
}
