//! What a search has cost so far, and what it remembers.

use super::memo::Memo;
use atisbo_base::{Meter, Stop};

/// The memory and the budget that all parts of one search share.
#[derive(Debug)]
pub(super) struct Effort<'m> {
    pub(super) memo: &'m mut Memo,
    pub(super) meter: Meter,
    pub(super) nodes: u64,
}

impl Effort<'_> {
    /// Counts a node.
    #[inline]
    pub(super) fn node(&mut self) -> Result<(), Stop> {
        match self.meter.check(self.nodes, 0) {
            Some(stop) => Err(stop),
            None => {
                self.nodes += 1;
                Ok(())
            }
        }
    }
}
