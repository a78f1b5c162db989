//! What a running method counts: its statistics, the solutions it found, the bytes it holds, the budget
//! it runs under, and how it ended.

use crate::{Cause, Ending, Event, Observer, Report, Restart, Statistics, Value};
use atisbo_base::{Budget, Meter, Stop};
use std::time::Instant;

/// The books of one run, whose solutions are lists of `V`.
#[derive(Debug)]
pub(crate) struct Tally<V = Value> {
    pub(crate) statistics: Statistics,
    meter: Meter,
    started: Instant,
    held: u64,
    wanted: u64,
    found: u64,
    first: Option<Vec<V>>,
    /// How the method ended, and whether everything was searched.
    ending: Option<(Ending, bool)>,
}

impl<V: Clone> Tally<V> {
    /// `wanted` is the number of solutions after which the method ends.
    pub(crate) fn new(budget: &Budget, wanted: u64) -> Self {
        Self {
            statistics: Statistics::default(),
            meter: budget.meter(),
            started: Instant::now(),
            held: 0,
            wanted,
            found: 0,
            first: None,
            ending: None,
        }
    }

    /// Whether the budget is used up. Called once per step.
    #[inline]
    pub(crate) fn check(&mut self) -> Result<(), Stop> {
        let stop = self.meter.check(self.statistics.nodes, self.held);
        stop.map_or(Ok(()), Err)
    }

    /// Whether the time is over, for work inside a step that may take long in itself.
    #[inline]
    pub(crate) fn check_clock(&self) -> Result<(), Stop> {
        self.meter.check_clock().map_or(Ok(()), Err)
    }

    /// Books bytes that are about to be allocated; ends the method if there are not that many.
    pub(crate) fn book(&mut self, bytes: u64) -> Result<(), Stop> {
        let held = self.held.saturating_add(bytes);
        if held > self.meter.max_bytes() {
            self.stop(Stop::Bytes);
            return Err(Stop::Bytes);
        }
        self.held = held;
        self.statistics.bytes = self.statistics.bytes.max(held);
        Ok(())
    }

    /// Whether the method has not ended yet.
    #[inline]
    pub(crate) fn is_running(&self) -> bool {
        self.ending.is_none()
    }

    /// Ends the method without having searched everything.
    pub(crate) fn end(&mut self, ending: Ending) {
        self.ending = Some((ending, false));
    }

    /// Ends the method because a budget is used up.
    pub(crate) fn stop(&mut self, stop: Stop) {
        self.end(Ending::Stopped(stop));
    }

    /// Ends the method because everything was searched.
    pub(crate) fn exhaust(&mut self) {
        let ending = match self.found {
            0 => Ending::NoSolution,
            _ => Ending::Solved,
        };
        self.ending = Some((ending, true));
    }

    /// Counts a solution; ends the method if there can be no other, or these are as many as were wanted.
    pub(crate) fn count_solution(&mut self, values: &[V], is_only: bool) {
        self.found += 1;
        self.first.get_or_insert_with(|| values.to_vec());
        if is_only {
            self.exhaust();
        } else if self.found >= self.wanted {
            self.end(Ending::Solved);
        }
    }

    /// The report. A method that has not ended by itself counts as cancelled.
    pub(crate) fn close(mut self) -> Report<V> {
        self.statistics.time = self.started.elapsed();
        let cancelled = (Ending::Stopped(Stop::Cancelled), false);
        let (ending, exhaustive) = self.ending.unwrap_or(cancelled);
        Report {
            ending,
            solution: self.first,
            solutions: self.found,
            exhaustive,
            statistics: self.statistics,
        }
    }
}

impl Tally {
    /// Counts a solution and reports it.
    pub(crate) fn solve(&mut self, values: &[Value], is_only: bool, observer: &mut impl Observer) {
        observer.notice(&Event::Solution { values });
        self.count_solution(values, is_only);
    }

    /// Counts a failure and reports its cause.
    pub(crate) fn fail(&mut self, cause: Cause, observer: &mut impl Observer) {
        self.statistics.failures += 1;
        observer.notice(&Event::Failure { cause });
    }

    /// Counts a restart of a local search and reports it; gives the search up after the last one. Whether
    /// the search goes on.
    pub(crate) fn restart(
        &mut self,
        most: u64,
        with: Restart,
        observer: &mut impl Observer,
    ) -> bool {
        if self.statistics.restarts >= most {
            self.end(Ending::GaveUp);
            return false;
        }
        self.statistics.restarts += 1;
        observer.notice(&Event::Restart { with });
        true
    }
}
