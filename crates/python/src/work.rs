//! Work without the interpreter's lock, which Ctrl-C ends.

use crate::limits::Limits;
use crate::{errors, pool};
use atisbo_api::Observer;
use atisbo_base::{Budget, Cancel};
use pyo3::prelude::*;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// How often a waiting thread looks for signals.
const LOOK: Duration = Duration::from_millis(50);

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
/// An exception from either cancels the work, waits for its end (if it has begun) and goes on to the caller.
#[expect(
    clippy::needless_pass_by_value,
    reason = "the clock of limits starts once: nobody may use them again"
)]
pub(crate) fn run<T: Send + 'static>(
    py: Python<'_>,
    limits: Limits,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&dyn Observer, &Budget) -> T + Send + 'static,
) -> PyResult<T> {
    let mut teller = Teller::new(progress);
    start(&limits, work)?.wait(py, &mut |done, total| teller.tell(done, total))
}

/// Work that was started on the threads of the pool.
pub(crate) struct Running<T> {
    receiver: Receiver<Result<T, Box<dyn Any + Send>>>,
    /// Whether it was begun, or given up before: whoever sets it first decides. All threads may be busy with other work.
    begun: Arc<AtomicBool>,
    seen: Arc<Progress>,
    cancel: Cancel,
}

/// Starts work on the threads of the pool, for a caller that has work of its own to do meanwhile.
pub(crate) fn start<T: Send + 'static>(
    limits: &Limits,
    work: impl FnOnce(&dyn Observer, &Budget) -> T + Send + 'static,
) -> PyResult<Running<T>> {
    let seen = Arc::new(Progress::default());
    let (observer, budget) = (Arc::clone(&seen), limits.budget.clone());
    let (sender, receiver) = sync_channel(1);
    let begun = Arc::new(AtomicBool::new(false));
    let begins = Arc::clone(&begun);
    pool::pool()?.spawn(move || {
        if begins.swap(true, Ordering::Relaxed) {
            return;
        }
        let done = catch_unwind(AssertUnwindSafe(|| work(&*observer, &budget)));
        // Nobody waits for it if the caller is gone.
        let _ = sender.send(done);
    });
    Ok(Running {
        receiver,
        begun,
        seen,
        cancel: limits.cancel.clone(),
    })
}

impl<T: Send> Running<T> {
    /// How much of it is done.
    pub(crate) fn done(&self) -> u64 {
        self.seen.done.load(Ordering::Relaxed)
    }

    /// Ends it without a result.
    pub(crate) fn end(self, py: Python<'_>) {
        self.cancel.raise();
        if !self.begun.swap(true, Ordering::Relaxed) {
            return;
        }
        // Its result, and whether it failed, matters to nobody.
        let _ = self.wait(py, &mut |_, _| Ok(()));
    }

    /// Waits for its end. `tell` gets how much is done, and of how much.
    pub(crate) fn wait(
        self,
        py: Python<'_>,
        tell: &mut dyn FnMut(u64, u64) -> PyResult<()>,
    ) -> PyResult<T> {
        let Running {
            mut receiver,
            begun,
            seen,
            cancel,
        } = self;
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
                    let total = seen.total.load(Ordering::Relaxed);
                    let done = seen.done.load(Ordering::Relaxed);
                    let looked = py.check_signals().and_then(|()| tell(done, total));
                    if let Err(error) = looked {
                        if !begun.swap(true, Ordering::Relaxed) {
                            return Err(error);
                        }
                        cancel.raise();
                        raised = Some(error);
                    }
                }
            }
        }
    }
}

/// Tells a caller's `progress(done, total)` how much is done, if more is than was told.
pub(crate) struct Teller<'a, 'py> {
    progress: Option<&'a Bound<'py, PyAny>>,
    told: u64,
    last: Instant,
}

impl<'a, 'py> Teller<'a, 'py> {
    pub(crate) fn new(progress: Option<&'a Bound<'py, PyAny>>) -> Self {
        Teller {
            progress,
            told: 0,
            last: Instant::now(),
        }
    }

    pub(crate) fn tell(&mut self, done: u64, total: u64) -> PyResult<()> {
        self.last = Instant::now();
        match self.progress {
            Some(progress) if done != self.told => {
                self.told = done;
                progress.call1((done, total)).map(|_| ())
            }
            _ => Ok(()),
        }
    }

    /// The same for callers that have something to tell more often than anybody wants to hear it.
    pub(crate) fn tell_sometimes(&mut self, done: u64, total: u64) -> PyResult<()> {
        if self.progress.is_some() && self.last.elapsed() >= LOOK {
            self.tell(done, total)
        } else {
            Ok(())
        }
    }
}

/// What a panic says.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
