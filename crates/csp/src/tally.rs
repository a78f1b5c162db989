//! What a running method counts: its statistics, the solutions it found, the bytes it holds, and
//! the budget it runs under.

use crate::domain::Value;
use crate::report::{Ending, Report, Statistics};
use atisbo_base::{Budget, Meter, Stop};
use std::time::Instant;

/// The books of one run.
#[derive(Debug)]
pub(crate) struct Tally {
    pub(crate) statistics: Statistics,
    meter: Meter,
    started: Instant,
    held: u64,
    wanted: u64,
    found: u64,
    first: Option<Vec<Value>>,
}

impl Tally {
    /// `wanted` is the number of solutions after which the method may stop.
    pub(crate) fn new(budget: &Budget, wanted: u64) -> Self {
        Self {
            statistics: Statistics::default(),
            meter: budget.meter(),
            started: Instant::now(),
            held: 0,
            wanted,
            found: 0,
            first: None,
        }
    }

    /// Whether the budget is used up. Called once per step.
    #[inline]
    pub(crate) fn check(&mut self) -> Result<(), Stop> {
        match self.meter.check(self.statistics.nodes, self.held) {
            None => Ok(()),
            Some(stop) => Err(stop),
        }
    }

    /// Whether the time is over, for work inside a step that may take long in itself.
    #[inline]
    pub(crate) fn check_clock(&self) -> Result<(), Stop> {
        self.meter.check_clock().map_or(Ok(()), Err)
    }

    /// Books bytes that are about to be allocated, or refuses.
    pub(crate) fn book(&mut self, bytes: u64) -> Result<(), Stop> {
        let held = self.held.saturating_add(bytes);
        if held > self.meter.max_bytes() {
            return Err(Stop::Bytes);
        }
        self.held = held;
        self.statistics.bytes = self.statistics.bytes.max(held);
        Ok(())
    }

    /// Notes a solution; whether these are as many as were wanted.
    pub(crate) fn solved(&mut self, values: &[Value]) -> bool {
        self.found += 1;
        if self.first.is_none() {
            self.first = Some(values.to_vec());
        }
        self.found >= self.wanted
    }

    /// How a method ends that has searched everything.
    pub(crate) fn exhausted(&self) -> Ending {
        if self.found > 0 {
            Ending::Solved
        } else {
            Ending::NoSolution
        }
    }

    /// The report. `exhaustive` says whether everything was searched. A method that has not ended
    /// by itself counts as cancelled.
    pub(crate) fn close(mut self, ending: Option<Ending>, exhaustive: bool) -> Report {
        self.statistics.time = self.started.elapsed();
        Report {
            ending: ending.unwrap_or(Ending::Stopped(Stop::Cancelled)),
            solution: self.first,
            solutions: self.found,
            exhaustive,
            statistics: self.statistics,
        }
    }
}
