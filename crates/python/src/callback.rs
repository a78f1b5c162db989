//! Student code that a method calls: what it raises ends the method at once, and so do signals and the clock.

use crate::errors;
use crate::limits::Limits;
use atisbo_api::text::Message;
use atisbo_base::{Budget, Cancel, Meter, Stop};
use pyo3::prelude::*;
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often progress is told.
const TOLD: Duration = Duration::from_millis(100);

/// Runs inside call-backs of runs inside call-backs take up the stack: no more than this many.
const DEEPEST: u32 = 16;

/// The end of a run that a method did not come to by itself.
#[derive(Debug)]
enum End {
    Raised(PyErr),
    Stopped(Stop),
}

/// Stands between a method and the student's code. Methods know nothing of exceptions: after the first one, or after a
/// limit, nothing of the student's is called any more, and the method is cancelled.
#[derive(Debug)]
pub(crate) struct Guard {
    cancel: Cancel,
    meter: Meter,
    /// The limit on nodes, or 0.
    nodes: u64,
    done: AtomicU64,
    progress: Option<Py<PyAny>>,
    told: Mutex<Instant>,
    end: Mutex<Option<End>>,
}

impl Guard {
    /// A guard and the budget, whose clock runs from here on.
    pub(crate) fn new(limits: Limits, progress: Option<&Bound<'_, PyAny>>) -> (Self, Budget) {
        let budget = limits.budget.started();
        let guard = Guard {
            cancel: limits.cancel,
            meter: budget.meter(),
            nodes: budget.max_nodes().unwrap_or(0),
            done: AtomicU64::new(0),
            progress: progress.map(|progress| progress.clone().unbind()),
            told: Mutex::new(Instant::now()),
            end: Mutex::new(None),
        };
        (guard, budget)
    }

    /// The limit on nodes, if there is one.
    pub(crate) fn max_nodes(&self) -> Option<u64> {
        (self.nodes > 0).then_some(self.nodes)
    }

    /// Whether nothing of the student's may be called any more.
    pub(crate) fn is_over(&self) -> bool {
        self.cancel.is_raised()
    }

    /// Counts a node, for those who are told of progress.
    pub(crate) fn count_node(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Calls the student's code, unless the run is over. None if it is, or if this call ended it.
    pub(crate) fn call<T>(&self, py: Python<'_>, code: impl FnOnce() -> PyResult<T>) -> Option<T> {
        if self.is_over() {
            return None;
        }
        let done = py.check_signals().and_then(|()| code());
        done.map_err(|error| self.fail(error)).ok()
    }

    /// Looks for signals and at the clock, and tells of progress; gives whether the run is over.
    pub(crate) fn look(&self, py: Python<'_>) -> bool {
        if !self.is_over() {
            if let Err(error) = py.check_signals().and_then(|()| self.tell(py)) {
                self.fail(error);
            } else if let Some(stop) = self.meter.check_clock() {
                self.stop(stop);
            }
        }
        self.is_over()
    }

    /// Whether the budget has so many bytes.
    pub(crate) fn has_bytes(&self, bytes: u64) -> bool {
        self.meter.check_bytes(bytes).is_none()
    }

    fn tell(&self, py: Python<'_>) -> PyResult<()> {
        let Some(progress) = &self.progress else {
            return Ok(());
        };
        {
            let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
            if told.elapsed() < TOLD {
                return Ok(());
            }
            *told = Instant::now();
        }
        let done = self.done.load(Ordering::Relaxed);
        progress.call1(py, (done, self.nodes)).map(drop)
    }

    /// Ends the run with an exception.
    pub(crate) fn fail(&self, error: PyErr) {
        self.close(End::Raised(error));
    }

    /// Ends the run because of a limit.
    pub(crate) fn stop(&self, stop: Stop) {
        self.close(End::Stopped(stop));
    }

    fn close(&self, end: End) {
        let mut held = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        held.get_or_insert(end);
        self.cancel.raise();
    }

    /// What ended the run, for a method that knows nothing of exceptions.
    pub(crate) fn stopped(&self) -> Option<Stop> {
        if !self.is_over() {
            return None;
        }
        let held = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        Some(match *held {
            Some(End::Stopped(stop)) => stop,
            Some(End::Raised(_)) | None => Stop::Cancelled,
        })
    }

    /// Raises what the student's code raised.
    pub(crate) fn finish(&self) -> PyResult<()> {
        let mut held = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        match held.take() {
            Some(End::Raised(error)) => Err(error),
            limit => {
                *held = limit;
                Ok(())
            }
        }
    }
}

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

/// A run that may be inside a call-back of another one.
pub(crate) struct Nested;

impl Nested {
    pub(crate) fn enter(py: Python<'_>) -> PyResult<Self> {
        let depth = DEPTH.get();
        if depth >= DEEPEST {
            let message = Message::new("python-nested").with("most", u64::from(DEEPEST));
            return Err(errors::refused(py, message));
        }
        DEPTH.set(depth + 1);
        Ok(Nested)
    }
}

impl Drop for Nested {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get() - 1);
    }
}
