//! What a search has cost so far, and what it remembers.

use super::memo::Memo;
use atisbo_base::{Meter, Stop};

/// Nodes of more boards take a millisecond or more.
const LARGE: u32 = 4096;

/// The memory and the budget that all parts of one search share.
#[derive(Debug)]
pub(super) struct Effort<'m> {
    pub(super) memo: &'m mut Memo,
    pub(super) meter: Meter,
    pub(super) nodes: u64,
}

impl Effort<'_> {
    /// Counts a node with this number of boards.
    #[inline]
    pub(super) fn node(&mut self, boards: u32) -> Result<(), Stop> {
        let mut stop = self.meter.check(self.nodes, 0);
        // One with very many boards is worth a look at the clock.
        if boards > LARGE && stop.is_none() {
            stop = self.meter.check_clock();
        }
        self.nodes += 1;
        stop.map_or(Ok(()), Err)
    }
}
