//! Work without the interpreter's lock, which Ctrl-C ends.

use crate::{errors, pool};
use atisbo_api::Observer;
use atisbo_api::text::Message;
use atisbo_base::{Budget, Cancel};
use pyo3::prelude::*;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::time::Duration;

/// How often a waiting thread looks for signals.
const LOOK: Duration = Duration::from_millis(50);

/// The memory that the structures of a method may take, unless a caller says otherwise: as on the command line.
const BYTES: u64 = 2_000_000_000;

/// The limits that a caller gives.
pub(crate) struct Limits {
    pub(crate) budget: Budget,
    pub(crate) cancel: Cancel,
}

impl Limits {
    pub(crate) fn new(
        py: Python<'_>,
        seconds: Option<f64>,
        nodes: Option<u64>,
        bytes: Option<u64>,
    ) -> PyResult<Self> {
        let cancel = Cancel::new();
        let mut budget = Budget::unlimited().cancel(cancel.clone());
        budget = budget.bytes(bytes.unwrap_or(BYTES));
        if let Some(nodes) = nodes {
            budget = budget.nodes(nodes);
        }
        if let Some(seconds) = seconds.filter(|&seconds| seconds != f64::INFINITY) {
            let time = Duration::try_from_secs_f64(seconds);
            let time = time.map_err(|_| {
                let message = Message::new("python-seconds").with("seconds", seconds.to_string());
                errors::refused(py, message)
            })?;
            budget = budget.time(time);
        }
        Ok(Limits { budget, cancel })
    }
}

/// How much of the work is done: written by the work, read by the thread that waits for it.
#[derive(Default)]
struct Progress {
    done: AtomicU64,
    total: AtomicU64,
}

impl Observer for Progress {
    fn progress(&self, done: u64, total: u64) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
    }
}

/// Works on this thread, for what is done at once.
pub(crate) fn here<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let done = py.detach(|| catch_unwind(AssertUnwindSafe(work)));
    done.map_err(|panic| errors::defect(py, &words(&*panic)))
}

/// Works on this thread with the interpreter's lock, for what calls Python all the time.
pub(crate) fn attached<T>(py: Python<'_>, work: impl FnOnce() -> T) -> PyResult<T> {
    let done = catch_unwind(AssertUnwindSafe(work));
    done.map_err(|panic| errors::defect(py, &words(&*panic)))
}

/// Works on the threads of the [pool](pool::pool) while this thread looks for signals and tells `progress(done, total)`.
/// An exception from either cancels the work, waits for its end and goes on to the caller.
pub(crate) fn run<T: Send + 'static>(
    py: Python<'_>,
    limits: Limits,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&dyn Observer, &Budget) -> T + Send + 'static,
) -> PyResult<T> {
    let Limits { budget, cancel } = limits;
    let seen = Arc::new(Progress::default());
    let observer = Arc::clone(&seen);
    let (sender, mut receiver) = sync_channel(1);
    pool::pool()?.spawn(move || {
        let done = catch_unwind(AssertUnwindSafe(|| work(&*observer, &budget)));
        // Nobody waits for it if the caller is gone.
        let _ = sender.send(done);
    });
    let mut told = 0;
    let mut raised = None;
    loop {
        // The end of a channel cannot be shared: it goes to the waiting closure and comes back.
        let waited;
        (receiver, waited) = py.detach(move || {
            let waited = receiver.recv_timeout(LOOK);
            (receiver, waited)
        });
        match waited {
            Ok(done) => {
                return match (raised, done) {
                    (Some(error), _) => Err(error),
                    (None, Ok(done)) => Ok(done),
                    (None, Err(panic)) => Err(errors::defect(py, &words(&*panic))),
                };
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(errors::defect(py, "the work ended without a result"));
            }
            Err(RecvTimeoutError::Timeout) if raised.is_some() => {}
            Err(RecvTimeoutError::Timeout) => {
                let looked = py.check_signals().and_then(|()| match progress {
                    Some(progress) => tell(progress, &seen, &mut told),
                    None => Ok(()),
                });
                if let Err(error) = looked {
                    cancel.raise();
                    raised = Some(error);
                }
            }
        }
    }
}

/// Tells how much is done, if more is than was told.
fn tell(progress: &Bound<'_, PyAny>, seen: &Progress, told: &mut u64) -> PyResult<()> {
    let done = seen.done.load(Ordering::Relaxed);
    let total = seen.total.load(Ordering::Relaxed);
    if done != *told {
        *told = done;
        progress.call1((done, total))?;
    }
    Ok(())
}

/// What a panic says.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
