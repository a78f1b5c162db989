//! What a run has used so far, and what it may still use.

use crate::number::Number;
use atisbo_base::{Budget, Meter, Stop};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::time::Duration;

/// What a run cost.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
pub struct Statistics {
    /// Entries of all products: what a budget counts as nodes.
    pub entries: u64,
    /// Multiplications of table entries.
    pub multiplications: u64,
    /// Additions (or comparisons, for a maximum) of table entries.
    pub additions: u64,
    /// Variables eliminated.
    pub eliminations: u64,
    /// Tables computed.
    pub tables: u64,
    /// Entries of the largest product, before its variable is summed out.
    pub largest_product: u64,
    /// Entries of the largest table stored.
    pub largest_table: u64,
    /// The most bytes that computed tables took at one time.
    pub peak_bytes: u64,
}

impl Statistics {
    /// The costs of two runs, one after the other.
    #[must_use]
    pub fn and(self, next: Self) -> Self {
        Statistics {
            entries: self.entries + next.entries,
            multiplications: self.multiplications + next.multiplications,
            additions: self.additions + next.additions,
            eliminations: self.eliminations + next.eliminations,
            tables: self.tables + next.tables,
            largest_product: self.largest_product.max(next.largest_product),
            largest_table: self.largest_table.max(next.largest_table),
            peak_bytes: self.peak_bytes.max(next.peak_bytes),
        }
    }
}

/// No table has more entries than this, whatever the budget: 64 GB of probabilities.
const MOST_STORED: u64 = 1 << 33;

/// A limit that was reached, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Limit {
    /// Which limit.
    pub stop: Stop,
    /// The entries of the table that did not fit, if it was one.
    pub table: Option<u64>,
}

impl From<Stop> for Limit {
    fn from(stop: Stop) -> Self {
        Limit { stop, table: None }
    }
}

/// Turns the limit that was reached, if one was, into an error.
#[inline]
pub(crate) fn go_on(stop: Option<Stop>) -> Result<(), Stop> {
    stop.map_or(Ok(()), Err)
}

/// One budget for all runs that a question takes, one after the other.
pub(crate) struct Allowance {
    budget: Budget,
    spent: Cell<Statistics>,
}

impl Allowance {
    pub(crate) fn new(budget: &Budget) -> Self {
        Allowance {
            budget: budget.started(),
            spent: Cell::default(),
        }
    }

    /// What the runs before have left.
    pub(crate) fn left(&self) -> Budget {
        self.budget.less(self.spent.get().entries, Duration::ZERO)
    }

    /// What the runs took.
    pub(crate) fn spent(&self) -> Statistics {
        self.spent.get()
    }

    /// Counts a run that is done.
    pub(crate) fn spend(&self, run: Statistics) {
        self.spent.set(self.spent.get().and(run));
    }
}

/// The meter of a run with its statistics. One node of the budget is one entry of a product.
pub(crate) struct Account {
    pub(crate) meter: Meter,
    pub(crate) statistics: Statistics,
    /// The bytes of the tables that the run begins with.
    given: u64,
    /// The bytes of those it computed and still needs.
    live: u64,
}

impl Account {
    pub(crate) fn new(budget: &Budget, given: u64) -> Self {
        Account {
            meter: budget.meter(),
            statistics: Statistics::default(),
            given,
            live: 0,
        }
    }

    /// Enters a product of `factors` tables with `cells` entries of which a table of `entries` is
    /// stored; or says that this is more than allowed.
    pub(crate) fn enter<N: Number>(
        &mut self,
        factors: usize,
        cells: u64,
        entries: u64,
    ) -> Result<(), Limit> {
        let bytes = entries.saturating_mul(size_of::<N>() as u64);
        let would_be = self.live.saturating_add(bytes);
        let held = self.given.saturating_add(would_be);
        let nodes = self.statistics.entries.saturating_add(cells);
        if entries > MOST_STORED || held > self.meter.max_bytes() {
            return Err(Limit {
                stop: Stop::Bytes,
                table: Some(entries),
            });
        }
        go_on(self.meter.check(nodes, held))?;
        self.live = would_be;
        let statistics = &mut self.statistics;
        statistics.entries = nodes;
        statistics.multiplications += cells * (factors as u64).saturating_sub(1);
        statistics.additions += cells - entries;
        statistics.tables += 1;
        statistics.largest_product = statistics.largest_product.max(cells);
        statistics.largest_table = statistics.largest_table.max(entries);
        statistics.peak_bytes = statistics.peak_bytes.max(would_be);
        Ok(())
    }

    /// A table of this many entries is no longer needed.
    pub(crate) fn release<N: Number>(&mut self, entries: usize) {
        let bytes = (entries * size_of::<N>()) as u64;
        self.live = self.live.saturating_sub(bytes);
    }
}
