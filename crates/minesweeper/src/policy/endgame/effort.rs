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
    /// Counts a node of so many boards.
    #[inline]
    pub(super) fn node(&mut self, boards: u32) -> Result<(), Stop> {
        let stop = self.meter.check(self.nodes, 0);
        // One with very many boards is worth a look at the clock.
        let large = boards > LARGE && stop.is_none();
        let stop = if large {
            self.meter.check_clock()
        } else {
            stop
        };
        self.nodes += 1;
        stop.map_or(Ok(()), Err)
    }
}
