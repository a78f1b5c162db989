//! What is seen of the work done under a budget, so that tests can tell whether it was kept without reading a clock.

use crate::{Cancel, Stop};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// Counts how often work looks at its budget, how many steps it does in between, and which limits it was told of.
///
/// ```
/// use atisbo_base::{Budget, Stop, Watch};
///
/// let watch = Watch::cancelling_at(3);
/// let mut meter = Budget::unlimited().watched(&watch).meter();
/// let nodes = (0..).find(|&node| meter.check(node, 0).is_some());
/// assert_eq!(watch.looks(), 3);
/// assert_eq!(watch.stops(), [Stop::Cancelled]);
/// assert!(nodes < Some(1_000));
/// ```
#[derive(Debug)]
pub struct Watch {
    flag: Cancel,
    cancel_at: u64,
    looks: AtomicU64,
    most_steps: AtomicU64,
    stops: AtomicU8,
}

impl Watch {
    /// A watch that only counts.
    pub fn counting() -> Arc<Self> {
        Self::cancelling_at(u64::MAX)
    }

    /// A watch that cancels the work when it looks at its budget for the `look`-th time, counted from 1; 0 cancels it
    /// before it begins.
    pub fn cancelling_at(look: u64) -> Arc<Self> {
        let flag = Cancel::new();
        if look == 0 {
            flag.raise();
        }
        Arc::new(Watch {
            flag,
            cancel_at: look,
            looks: AtomicU64::new(0),
            most_steps: AtomicU64::new(0),
            stops: AtomicU8::new(0),
        })
    }

    /// How often the clock or the flag was looked at.
    pub fn looks(&self) -> u64 {
        self.looks.load(Ordering::Relaxed)
    }

    /// The most steps between two looks.
    pub fn most_steps(&self) -> u64 {
        self.most_steps.load(Ordering::Relaxed)
    }

    /// The limits that the work was told it had reached.
    pub fn stops(&self) -> Vec<Stop> {
        let stops = self.stops.load(Ordering::Relaxed);
        let all = [Stop::Nodes, Stop::Bytes, Stop::Time, Stop::Cancelled];
        all.into_iter()
            .filter(|&stop| stops & 1 << stop as u8 != 0)
            .collect()
    }

    pub(crate) fn flag(&self) -> &Cancel {
        &self.flag
    }

    pub(crate) fn looked(&self) {
        if self.looks.fetch_add(1, Ordering::Relaxed) + 1 >= self.cancel_at {
            self.flag.raise();
        }
    }

    pub(crate) fn worked(&self, steps: u64) {
        self.most_steps.fetch_max(steps, Ordering::Relaxed);
    }

    pub(crate) fn stopped(&self, stop: Stop) {
        self.stops.fetch_or(1 << stop as u8, Ordering::Relaxed);
    }
}
