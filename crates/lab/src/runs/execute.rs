//! The work itself: units in order, on all processors, each row passed on as soon as it is there.

use super::{Bench, Outcome, Plan, Row, Run, Shard};
use atisbo_base::{Budget, Stop};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How far the newest unit may be ahead of the oldest that is not finished. It bounds the memory that putting rows
/// in order takes, and is so large that a worker waits only for a unit that takes very long.
const WINDOW: u64 = 1 << 14;

/// Which runs of a part were made already.
#[derive(Clone, Debug, Default)]
pub(super) struct Done {
    bits: Vec<u64>,
    count: u64,
}

impl Done {
    /// Notes a run by its number; returns whether it is new.
    pub(super) fn insert(&mut self, run: u64) -> bool {
        let (word, bit) = ((run / 64) as usize, 1 << (run % 64));
        if word >= self.bits.len() {
            self.bits.resize(word + 1, 0);
        }
        let is_new = self.bits[word] & bit == 0;
        self.bits[word] |= bit;
        self.count += u64::from(is_new);
        is_new
    }

    /// Whether a run was made.
    pub(super) fn contains(&self, run: u64) -> bool {
        let word = self.bits.get((run / 64) as usize);
        word.is_some_and(|word| word >> (run % 64) & 1 == 1)
    }

    /// How many were.
    pub(super) fn count(&self) -> u64 {
        self.count
    }
}

/// Makes the runs of a part that were not made yet. `sink` gets every row as soon as it is there, and how many are
/// done by then. Stops early when the budget says so, and gives the reason.
/// An error of the sink ends the work: no more runs are begun.
pub(super) fn execute<E: Send>(
    bench: &dyn Bench,
    (plan, shard): (&Plan, Shard),
    done: &Done,
    budget: &Budget,
    sink: &mut (dyn FnMut(Row, u64) -> Result<(), E> + Send),
) -> Result<Option<Stop>, E> {
    let work = Work::new(bench, (plan, shard), done, budget);
    let ended = Mutex::new(Ok(None));
    let sink = Mutex::new((sink, done.count()));
    let sink = |row| {
        let (sink, made) = &mut *lock(&sink);
        *made += 1;
        sink(row, *made)
    };
    let worker = || {
        let end = work.some(&sink);
        if !matches!(end, Ok(None)) {
            let mut ended = lock(&ended);
            if ended.is_ok() {
                *ended = end;
            }
        }
    };
    // Threads of their own: one of rayon's that waits for parallel work inside a run might begin another unit on top
    // of it, and the window would then wait for a unit that waits for the window.
    match rayon::current_num_threads() {
        1 => worker(),
        threads => std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(worker);
            }
        }),
    }
    ended.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Makes one run by itself, the same as it is among the others; the limit that ended it if one did. A number without a run
/// gives `Stop::Cancelled`.
pub(super) fn single(
    bench: &dyn Bench,
    plan: &Plan,
    run: u64,
    budget: &Budget,
) -> Result<Row, Stop> {
    let (unit, method) = plan.unit_and_method(run).ok_or(Stop::Cancelled)?;
    let row = Cell::new(None);
    let done = Done::default();
    let work = Work::new(bench, (plan, Shard::WHOLE), &done, budget);
    let sink = |made| -> Result<(), Infallible> {
        row.set(Some(made));
        Ok(())
    };
    let Ok(stop) = work.methods(unit, &[method], &sink);
    row.into_inner().ok_or(stop.unwrap_or(Stop::Cancelled))
}

struct Work<'a> {
    bench: &'a dyn Bench,
    plan: &'a Plan,
    shard: Shard,
    done: &'a Done,
    budget: Budget,
    window: Window,
    over: AtomicBool,
}

impl<'a> Work<'a> {
    fn new(
        bench: &'a dyn Bench,
        (plan, shard): (&'a Plan, Shard),
        done: &'a Done,
        budget: &Budget,
    ) -> Self {
        Work {
            bench,
            plan,
            shard,
            done,
            budget: budget.started(),
            window: Window::default(),
            over: AtomicBool::new(false),
        }
    }

    /// Takes units until none is left.
    fn some<E>(&self, sink: &impl Fn(Row) -> Result<(), E>) -> Result<Option<Stop>, E> {
        let last = self.shard.len(self.plan.units());
        while let Some(place) = self.window.take(last) {
            if self.over.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let end = self.unit(self.shard.unit(place), sink);
            // Also after an error, or workers that wait for this unit would wait forever.
            self.window.finish(place);
            match end {
                Ok(None) => {}
                end => {
                    self.over.store(true, Ordering::Relaxed);
                    self.window.open();
                    return end;
                }
            }
        }
        Ok(None)
    }

    /// The methods that are left on one instance.
    fn unit<E>(&self, unit: u64, sink: &impl Fn(Row) -> Result<(), E>) -> Result<Option<Stop>, E> {
        let methods = 0..self.plan.methods.len();
        let left: Vec<usize> = methods
            .filter(|&method| !self.done.contains(self.plan.run(unit, method)))
            .collect();
        self.methods(unit, &left, sink)
    }

    fn methods<E>(
        &self,
        unit: u64,
        left: &[usize],
        sink: &impl Fn(Row) -> Result<(), E>,
    ) -> Result<Option<Stop>, E> {
        let (Some(place), false) = (self.plan.unit(unit), left.is_empty()) else {
            return Ok(None);
        };
        if let Some(stop) = self.budget.meter().check_clock() {
            return Ok(Some(stop));
        }
        let instance = guarded(|| {
            self.bench
                .instance(place.setting, place.instance, &self.budget)
        });
        for &method in left {
            let run = match instance.as_ref().map(Result::as_ref) {
                Ok(Ok(instance)) => self.repeated(|budget| instance.run(method, budget)),
                Ok(Err(reason)) | Err(reason) => Run::failed(reason.as_str()),
            };
            // A run that ended because all of the work did was not made.
            let is_whole = matches!(run.outcome, Outcome::Success | Outcome::Defeat);
            let stop = self.budget.meter().check_clock();
            if let (false, Some(stop)) = (is_whole, stop) {
                return Ok(Some(stop));
            }
            match Row::new(self.plan, (unit, method), run) {
                Some(row) => sink(row)?,
                None => return Ok(Some(Stop::Cancelled)),
            }
            if stop.is_some() {
                return Ok(stop);
            }
        }
        Ok(None)
    }

    /// Makes a run as often as is asked for; other programs only ever make it longer, so the least time counts.
    fn repeated(&self, run: impl Fn(&Budget) -> Run) -> Run {
        let once = || {
            let budget = self.plan.limits.budget(&self.budget);
            guarded(|| run(&budget)).unwrap_or_else(Run::failed)
        };
        let mut least = once();
        for _ in 1..self.plan.repetitions {
            if !matches!(least.outcome, Outcome::Success | Outcome::Defeat) {
                break;
            }
            let again = once();
            if again.outcome == least.outcome {
                least.seconds = least.seconds.min(again.seconds);
            }
        }
        least
    }
}

/// A defect in one run must not cost the others.
fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        format!("panic: {}", text.unwrap_or_default())
    })
}

/// Gives out places in order, never too far apart.
#[derive(Default)]
struct Window {
    state: Mutex<State>,
    moved: Condvar,
}

#[derive(Default)]
struct State {
    next: u64,
    /// All before this one are finished.
    oldest: u64,
    finished: BTreeSet<u64>,
    is_open: bool,
}

impl Window {
    fn take(&self, last: u64) -> Option<u64> {
        let mut state = lock(&self.state);
        while state.next - state.oldest >= WINDOW && !state.is_open {
            state = self
                .moved
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        let place = state.next;
        (place < last).then(|| {
            state.next += 1;
            place
        })
    }

    fn finish(&self, place: u64) {
        let mut state = lock(&self.state);
        state.finished.insert(place);
        let before = state.oldest;
        while state.finished.first() == Some(&state.oldest) {
            state.finished.pop_first();
            state.oldest += 1;
        }
        if state.oldest > before {
            self.moved.notify_all();
        }
    }

    /// No unit waits any more.
    fn open(&self) {
        lock(&self.state).is_open = true;
        self.moved.notify_all();
    }
}

/// A thread that panicked leaves nothing half done under these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
