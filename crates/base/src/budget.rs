//! The limits a computation runs under, and which of them it hit.

use crate::Watch;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The limits of one computation. Each is optional; [`Budget::unlimited`] has none.
///
/// A budget is only a description: [`Budget::meter`] starts the clock.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    nodes: Option<u64>,
    bytes: Option<u64>,
    time: Option<Duration>,
    deadline: Option<Instant>,
    cancel: Option<Cancel>,
    watch: Option<Arc<Watch>>,
}

impl Budget {
    /// No limit at all.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// At most this many nodes (expanded states, search decisions: the unit of work of the method).
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.nodes = Some(nodes);
        self
    }

    /// At most this many bytes held by the method's own structures.
    #[must_use]
    pub fn bytes(mut self, bytes: u64) -> Self {
        self.bytes = Some(bytes);
        self
    }

    /// At most this much wall-clock time, counted from [`Budget::meter`].
    #[must_use]
    pub fn time(mut self, time: Duration) -> Self {
        self.time = Some(time);
        self
    }

    /// Stop soon after this flag is raised.
    #[must_use]
    pub fn cancel(mut self, cancel: Cancel) -> Self {
        self.cancel = Some(cancel);
        self
    }

    /// Under the eyes of a watch, which may also end the work: for tests that a computation keeps its budget.
    #[must_use]
    pub fn watched(mut self, watch: &Arc<Watch>) -> Self {
        self.cancel = Some(watch.flag().clone());
        self.watch = Some(Arc::clone(watch));
        self
    }

    /// The limit on nodes, if there is one.
    pub fn max_nodes(&self) -> Option<u64> {
        self.nodes
    }

    /// The limit on bytes, if there is one.
    pub fn max_bytes(&self) -> Option<u64> {
        self.bytes
    }

    /// What is left of the budget for the next of several computations in a row, after the ones
    /// before took this many nodes and this much time.
    #[must_use]
    pub fn less(&self, nodes: u64, time: Duration) -> Self {
        Budget {
            nodes: self.nodes.map(|limit| limit.saturating_sub(nodes)),
            time: self.time.map(|limit| limit.saturating_sub(time)),
            ..self.clone()
        }
    }

    /// The same budget with its clock running: all meters taken from it end at the same moment, so
    /// that work made of several parts has one time limit, not one for each part.
    #[must_use]
    pub fn started(&self) -> Self {
        Budget {
            time: None,
            deadline: self.next_deadline(),
            ..self.clone()
        }
    }

    /// Starts the clock.
    pub fn meter(&self) -> Meter {
        Meter {
            nodes: self.nodes.unwrap_or(u64::MAX),
            bytes: self.bytes.unwrap_or(u64::MAX),
            deadline: self.next_deadline(),
            cancel: self.cancel.clone(),
            watch: self.watch.clone(),
            steps: 0,
            look_at: 0,
        }
    }

    /// When a clock started now would run out.
    fn next_deadline(&self) -> Option<Instant> {
        let own = self.time.and_then(|time| Instant::now().checked_add(time));
        own.into_iter().chain(self.deadline).min()
    }
}

/// A flag that one thread raises and a computation on another sees.
#[derive(Clone, Default)]
pub struct Cancel {
    flag: Arc<AtomicBool>,
    ask: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl Cancel {
    /// A flag that is down.
    pub fn new() -> Self {
        Self::default()
    }

    /// A flag that is also up when `ask` says so. It is asked whenever a computation looks at its flag, on the thread of
    /// that computation: for a caller that must look for signals there.
    pub fn asking(ask: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Cancel {
            ask: Some(Arc::new(ask)),
            ..Cancel::default()
        }
    }

    /// Asks every computation that holds this flag to stop.
    pub fn raise(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is raised.
    pub fn is_raised(&self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.ask.as_ref().is_some_and(|ask| ask())
    }
}

impl fmt::Debug for Cancel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Cancel").field(&self.flag).finish()
    }
}

/// Why a computation ended before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// The limit on nodes was reached.
    Nodes,
    /// The limit on memory was reached.
    Bytes,
    /// The limit on time was reached.
    Time,
    /// Somebody raised the [`Cancel`] flag.
    Cancelled,
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stop::Nodes => "node budget reached",
            Stop::Bytes => "memory budget reached",
            Stop::Time => "time budget reached",
            Stop::Cancelled => "cancelled",
        })
    }
}

/// A budget with its clock running.
#[derive(Clone, Debug)]
pub struct Meter {
    nodes: u64,
    bytes: u64,
    deadline: Option<Instant>,
    cancel: Option<Cancel>,
    watch: Option<Arc<Watch>>,
    /// Steps of work so far.
    steps: u64,
    /// After how many steps the clock is read next.
    look_at: u64,
}

impl Meter {
    /// Reading the clock costs more than expanding a small node, so it is read once in this many steps.
    const STEPS_PER_LOOK: u64 = 1 << 16;

    /// A node counts as this many steps.
    const STEPS_PER_NODE: u64 = 1 << 8;

    /// Whether the work done so far exhausts the budget. Call it once per node.
    #[inline]
    pub fn check(&mut self, nodes: u64, bytes: u64) -> Option<Stop> {
        if nodes >= self.nodes {
            return Some(self.stopped(Stop::Nodes));
        }
        if bytes > self.bytes {
            return Some(self.stopped(Stop::Bytes));
        }
        self.work(Self::STEPS_PER_NODE)
    }

    /// Counts steps that are much smaller than a node (an entry of a table, an edge of a graph), and says whether the
    /// time is over or the flag is raised. The clock is read once in some ten thousand steps, so it can be called
    /// in inner loops, after every piece of work whose size is known.
    #[inline]
    pub fn work(&mut self, steps: u64) -> Option<Stop> {
        self.steps = self.steps.saturating_add(steps);
        if self.steps >= self.look_at {
            self.look()
        } else {
            None
        }
    }

    #[cold]
    fn look(&mut self) -> Option<Stop> {
        if let Some(watch) = &self.watch {
            let behind = self.steps - self.look_at.saturating_sub(Self::STEPS_PER_LOOK);
            watch.worked(behind);
        }
        self.look_at = self.steps.saturating_add(Self::STEPS_PER_LOOK);
        self.check_clock()
    }

    /// Whether the time is over or the flag is raised. Reads the clock: for units of work that are
    /// long in themselves.
    pub fn check_clock(&self) -> Option<Stop> {
        if let Some(watch) = &self.watch {
            watch.looked();
        }
        if self.cancel.as_ref().is_some_and(Cancel::is_raised) {
            return Some(self.stopped(Stop::Cancelled));
        }
        if self
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
        {
            return Some(self.stopped(Stop::Time));
        }
        None
    }

    /// Whether this many bytes go beyond the budget. Ask before taking them.
    pub fn check_bytes(&self, bytes: u64) -> Option<Stop> {
        if bytes > self.bytes {
            return Some(self.stopped(Stop::Bytes));
        }
        None
    }

    #[cold]
    fn stopped(&self, stop: Stop) -> Stop {
        if let Some(watch) = &self.watch {
            watch.stopped(stop);
        }
        stop
    }

    /// What is left as a budget after this many nodes, for a part of the work that counts for itself.
    pub fn rest(&self, nodes: u64) -> Budget {
        Budget {
            nodes: (self.nodes < u64::MAX).then(|| self.nodes.saturating_sub(nodes)),
            bytes: (self.bytes < u64::MAX).then_some(self.bytes),
            time: None,
            deadline: self.deadline,
            cancel: self.cancel.clone(),
            watch: self.watch.clone(),
        }
    }

    /// The limit on bytes, `u64::MAX` where there is none.
    pub fn max_bytes(&self) -> u64 {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unlimited_budget_never_stops() {
        let mut meter = Budget::unlimited().meter();
        assert_eq!(meter.check(u64::MAX - 1, u64::MAX), None);
    }

    #[test]
    fn each_limit_names_itself() {
        let mut meter = Budget::unlimited().nodes(10).bytes(100).meter();
        assert_eq!(meter.check(9, 100), None);
        assert_eq!(meter.check(10, 0), Some(Stop::Nodes));
        assert_eq!(meter.check(0, 101), Some(Stop::Bytes));
        let mut meter = Budget::unlimited().time(Duration::ZERO).meter();
        assert_eq!(meter.check(0, 0), Some(Stop::Time));
    }

    #[test]
    fn a_large_piece_of_work_is_followed_by_a_look() {
        let watch = Watch::cancelling_at(2);
        let mut meter = Budget::unlimited().watched(&watch).meter();
        assert_eq!(meter.work(1), None);
        assert_eq!(meter.work(1), None);
        assert_eq!(meter.work(1 << 20), Some(Stop::Cancelled));
        assert_eq!(watch.most_steps(), (1 << 20) + 1);
    }

    #[test]
    fn the_parts_of_started_work_share_one_deadline() {
        let budget = Budget::unlimited().time(Duration::from_millis(1)).started();
        std::thread::sleep(Duration::from_millis(2));
        assert_eq!(budget.meter().check(0, 0), Some(Stop::Time));
    }

    #[test]
    fn a_flag_that_asks_is_up_when_the_answer_is_yes() {
        let asked = Arc::new(AtomicBool::new(false));
        let answer = Arc::clone(&asked);
        let cancel = Cancel::asking(move || answer.load(Ordering::Relaxed));
        let meter = Budget::unlimited().cancel(cancel).meter();
        assert_eq!(meter.check_clock(), None);
        asked.store(true, Ordering::Relaxed);
        assert_eq!(meter.check_clock(), Some(Stop::Cancelled));
    }

    #[test]
    fn a_raised_flag_is_seen_within_one_clock_period() {
        let cancel = Cancel::new();
        let mut meter = Budget::unlimited().cancel(cancel.clone()).meter();
        assert_eq!(meter.check(0, 0), None);
        cancel.raise();
        let nodes = Meter::STEPS_PER_LOOK / Meter::STEPS_PER_NODE;
        let seen = (0..nodes).find_map(|_| meter.check(0, 0));
        assert_eq!(seen, Some(Stop::Cancelled));
    }
}
