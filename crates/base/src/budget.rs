//! The limits a computation runs under, and which of them it hit.

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
            checks: 0,
        }
    }

    /// When a clock started now would run out.
    fn next_deadline(&self) -> Option<Instant> {
        let own = self.time.and_then(|time| Instant::now().checked_add(time));
        own.into_iter().chain(self.deadline).min()
    }
}

/// A flag that one thread raises and a computation on another sees.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A flag that is down.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks every computation that holds this flag to stop.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is raised.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
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
    checks: u32,
}

impl Meter {
    /// Reading the clock costs more than expanding a small node, so it is read once in this many checks.
    const CLOCK_EVERY: u32 = 256;

    /// Whether the work done so far exhausts the budget. Call it once per node.
    #[inline]
    pub fn check(&mut self, nodes: u64, bytes: u64) -> Option<Stop> {
        if nodes >= self.nodes {
            return Some(Stop::Nodes);
        }
        if bytes > self.bytes {
            return Some(Stop::Bytes);
        }
        let due = self.checks.is_multiple_of(Self::CLOCK_EVERY);
        self.checks = self.checks.wrapping_add(1);
        if due { self.check_clock() } else { None }
    }

    /// Whether the time is over or the flag is raised. Reads the clock: for units of work that are
    /// long in themselves.
    pub fn check_clock(&self) -> Option<Stop> {
        if self.cancel.as_ref().is_some_and(Cancel::is_raised) {
            return Some(Stop::Cancelled);
        }
        if self
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
        {
            return Some(Stop::Time);
        }
        None
    }

    /// What is left as a budget after this many nodes, for a part of the work that counts for itself.
    pub fn rest(&self, nodes: u64) -> Budget {
        Budget {
            nodes: (self.nodes < u64::MAX).then(|| self.nodes.saturating_sub(nodes)),
            bytes: (self.bytes < u64::MAX).then_some(self.bytes),
            time: None,
            deadline: self.deadline,
            cancel: self.cancel.clone(),
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
    fn the_parts_of_started_work_share_one_deadline() {
        let budget = Budget::unlimited().time(Duration::from_millis(1)).started();
        std::thread::sleep(Duration::from_millis(2));
        assert_eq!(budget.meter().check(0, 0), Some(Stop::Time));
    }

    #[test]
    fn a_raised_flag_is_seen_within_one_clock_period() {
        let cancel = Cancel::new();
        let mut meter = Budget::unlimited().cancel(cancel.clone()).meter();
        assert_eq!(meter.check(0, 0), None);
        cancel.raise();
        let seen = (0..Meter::CLOCK_EVERY).find_map(|_| meter.check(0, 0));
        assert_eq!(seen, Some(Stop::Cancelled));
    }
}
