//! Constraint problems of the user's own. The constraint between two variables is asked once for each pair of values,
//! before the method starts; a predicate on more variables whenever all but one of them have a value. The method runs on
//! the thread that calls it, without the interpreter's lock: it is taken for predicates, and to look for signals.

use crate::callback::{Guard, Nested};
use crate::errors;
use crate::work::{self, Limits};
use atisbo_api::text::Message;
use atisbo_base::{Budget, Cancel, Stop, Trace};
use atisbo_csp::exact_cover::NotACover;
use atisbo_csp::trace::{Named, Numbers, Tracer};
use atisbo_csp::{
    Backtracking, ConstraintId, Csp, Domain, Ending, Event, Family, Machine, Method, Model,
    ModelError, Observer, Options, Propagator, Report, Seen, Settings, Statistics, Value, Variable,
    solve,
};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use std::sync::Arc;

/// About how many bytes a solution takes in Python, for each variable.
const SOLUTION_BYTES: u64 = 120;

/// What a student gives, as `atisbo/csp.py` passes it on: everything by its number.
#[derive(FromPyObject)]
pub(crate) struct Given<'py> {
    /// What variables are called by the constraint.
    variables: Vec<Bound<'py, PyAny>>,
    /// For each variable, what its values are called by their numbers.
    values: Vec<Vec<Bound<'py, PyAny>>>,
    /// For each variable, the numbers of its values.
    domains: Vec<Vec<Value>>,
    /// Variables under the constraint, and whether it is asked in both orders.
    pairs: Vec<(u32, u32, bool)>,
    constraint: Option<Bound<'py, PyAny>>,
    /// Groups of variables that all differ, where equal values have equal numbers.
    different: Vec<Vec<u32>>,
    /// Pairs of variables that differ, whatever the numbers.
    unequal: Vec<(u32, u32)>,
    /// Predicates on several variables.
    predicates: Vec<(Vec<u32>, Py<PyAny>)>,
}

/// How to solve.
#[derive(Deserialize)]
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
pub(crate) fn csp(
    py: Python<'_>,
    problem: Given<'_>,
    settings: &str,
    trace: Option<usize>,
    seconds: Option<f64>,
    nodes: Option<u64>,
    bytes: Option<u64>,
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
    // The guard knows which limit it was that cancelled the method.
    let ending = match report.ending {
        Ending::Stopped(stop) => Ending::Stopped(guard.stopped().unwrap_or(stop)),
        ending => ending,
    };
    let found = Found {
        method: how.method,
        ending,
        sentence: Message::of("csp", &ending),
        exhaustive: report.exhaustive,
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

/// The problem as the methods see it; none if a limit or an exception, which the guard keeps, came first.
fn model(py: Python<'_>, given: &Given<'_>, guard: &Arc<Guard>) -> PyResult<Option<Csp>> {
    if !guard.has_bytes(given.bytes()) {
        guard.stop(Stop::Bytes);
        return Ok(None);
    }
    let refused = |error: ModelError| errors::defect(py, &error.to_string());
    let mut model = Model::new();
    for domain in &given.domains {
        let domain = domain.iter().copied();
        model.variable(domain).map_err(refused)?;
    }
    let asked = |code: &dyn Fn() -> PyResult<bool>| guard.call(py, code).unwrap_or(false);
    for &(a, b, both) in &given.pairs {
        if guard.look(py) {
            return Ok(None);
        }
        let allowed = |x, y| {
            asked(&|| given.allows(a, x, b, y)) && (!both || asked(&|| given.allows(b, y, a, x)))
        };
        let allowed = model.binary(Variable(a), Variable(b), allowed);
        allowed.map_err(refused)?;
    }
    for &(a, b) in &given.unequal {
        let differ = |x, y| asked(&|| given.value(a, x)?.ne(given.value(b, y)?));
        let differ = model.binary(Variable(a), Variable(b), differ);
        differ.map_err(refused)?;
    }
    for scope in &given.different {
        let scope = scope.iter().copied().map(Variable);
        model.all_different(scope).map_err(refused)?;
    }
    for (scope, predicate) in &given.predicates {
        let values = scope.iter().map(|&variable| given.objects(variable));
        model
            .general(Arc::new(Predicate {
                scope: scope.iter().copied().map(Variable).collect(),
                values: values.collect(),
                predicate: predicate.clone_ref(py),
                guard: Arc::clone(guard),
            }))
            .map_err(refused)?;
    }
    Ok((!guard.is_over()).then(|| model.build()))
}

impl<'py> Given<'py> {
    /// About how many bytes the problem takes as the methods see it.
    fn bytes(&self) -> u64 {
        // An arc each way.
        const PAIR: u64 = 64;
        let rows = |variable: u32| self.values.get(variable as usize).map_or(0, Vec::len) as u64;
        let tables = self
            .pairs
            .iter()
            .map(|&(a, b, _)| PAIR + 24 * (rows(a) + rows(b)));
        let different = self.different.iter().map(|scope| scope.len() as u64);
        let arcs = different.map(|size| size.saturating_mul(size).saturating_mul(PAIR));
        tables.chain(arcs).fold(0, u64::saturating_add)
    }

    /// What the constraint says of two variables and their values.
    fn allows(&self, a: u32, x: Value, b: u32, y: Value) -> PyResult<bool> {
        let Some(constraint) = &self.constraint else {
            return Ok(true);
        };
        let name = |of: u32| self.variables.get(of as usize);
        let arguments = (name(a), self.value(a, x)?, name(b), self.value(b, y)?);
        constraint.call1(arguments)?.is_truthy()
    }

    /// A value of a variable.
    fn value(&self, of: u32, number: Value) -> PyResult<&Bound<'py, PyAny>> {
        let values = self.values.get(of as usize);
        let value = values.and_then(|values| values.get(usize::from(number)));
        value.ok_or_else(|| PyIndexError::new_err((of, number)))
    }

    /// The values of a variable by their numbers, to keep.
    fn objects(&self, of: u32) -> Vec<Py<PyAny>> {
        let values = self.values.get(of as usize).into_iter().flatten();
        values.map(|value| value.clone().unbind()).collect()
    }
}

/// A student's predicate on several variables.
#[derive(Debug)]
struct Predicate {
    scope: Vec<Variable>,
    values: Vec<Vec<Py<PyAny>>>,
    predicate: Py<PyAny>,
    guard: Arc<Guard>,
}

impl Predicate {
    /// Whether it holds for these values.
    fn holds(&self, py: Python<'_>, numbers: &[Value]) -> bool {
        let said = self.guard.call(py, || {
            let values = self.values.iter().zip(numbers);
            let values = values.map(|(values, &number)| values.get(usize::from(number)));
            let arguments = PyTuple::new(py, values.collect::<Vec<_>>())?;
            self.predicate.bind(py).call1(arguments)?.is_truthy()
        });
        said.unwrap_or(false)
    }
}

impl Propagator for Predicate {
    fn variables(&self) -> &[Variable] {
        &self.scope
    }

    /// Asks for each value of the last variable that has several. With more than one such variable nothing is concluded.
    fn propagate(&self, domains: &mut [Domain]) -> bool {
        let mut open = (0..domains.len()).filter(|&at| domains[at].single().is_none());
        let at = open.next().unwrap_or(0);
        if open.next().is_some() {
            return true;
        }
        let mut numbers: Vec<Value> = domains.iter().map(|d| d.first().unwrap_or(0)).collect();
        let Some(&values) = domains.get(at) else {
            return Python::attach(|py| self.holds(py, &[]));
        };
        let left: Domain = Python::attach(|py| {
            let holds = values.iter().filter(|&value| {
                numbers[at] = value;
                !self.guard.look(py) && self.holds(py, &numbers)
            });
            holds.collect()
        });
        domains[at] = left;
        !left.is_empty()
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
