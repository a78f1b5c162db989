//! Rows that come in any order, passed on in the order of their numbers.

use super::{Plan, Row, Shard};
use std::collections::BTreeMap;

/// Holds back rows until all before them have come. Runs are begun in order and at most a window apart, so that what
/// waits here is bounded, however many runs there are; only behind a row that was lost all others wait.
pub(super) struct Ordered<'p> {
    plan: &'p Plan,
    shard: Shard,
    /// The place in the part of the unit that is next, and its method.
    next: (u64, usize),
    waiting: BTreeMap<u64, Row>,
}

impl<'p> Ordered<'p> {
    /// The rows of a part of a plan.
    pub(super) fn new(plan: &'p Plan, shard: Shard) -> Self {
        Ordered {
            plan,
            shard,
            next: (0, 0),
            waiting: BTreeMap::new(),
        }
    }

    /// Takes a row; passes on those whose turn it is.
    pub(super) fn add<E>(
        &mut self,
        row: Row,
        give: &mut impl FnMut(Row) -> Result<(), E>,
    ) -> Result<(), E> {
        self.waiting.insert(row.run, row);
        while let Some(row) = self.waiting.remove(&self.number()) {
            let (place, method) = self.next;
            self.next = if method + 1 < self.plan.methods.len() {
                (place, method + 1)
            } else {
                (place + 1, 0)
            };
            give(row)?;
        }
        Ok(())
    }

    /// Whether all rows of the part have been passed on.
    pub(super) fn is_complete(&self) -> bool {
        self.next == (self.shard.len(self.plan.units()), 0)
    }

    /// How many rows wait for one before them.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// What waits, in order, though rows before it are missing.
    pub(super) fn rest(self) -> impl Iterator<Item = Row> {
        self.waiting.into_values()
    }

    fn number(&self) -> u64 {
        let (place, method) = self.next;
        self.plan.run(self.shard.unit(place), method)
    }
}
