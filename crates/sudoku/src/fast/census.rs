//! A count of solutions, with the first of them, up to a limit and under a budget.

use super::Grid;
use super::engine::Task;
use super::search::{Node, Outcome, search};
use atisbo_base::Stop;
use std::ops::ControlFlow;

/// What a search for solutions found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// How many solutions were found, at most the limit.
    pub count: u64,
    /// The first of them.
    pub first: Option<Grid>,
    /// Another one: the proof that the puzzle is not unique.
    pub second: Option<Grid>,
    /// How often a digit had to be assumed.
    pub guesses: u64,
    /// The limit of the budget that ended the search before the count was complete, if one did.
    pub stopped: Option<Stop>,
}

/// Counts solutions.
pub(super) struct Census<S> {
    /// Solutions to count at most.
    pub(super) limit: u64,
    /// How many of the first two are wanted themselves: writing them out costs time.
    pub(super) keep: u64,
    /// Asked with the number of nodes so far whether to stop.
    pub(super) stop: S,
}

/// A count without a budget.
pub(super) fn census(limit: u64, keep: u64) -> Census<impl FnMut(u64) -> Option<Stop>> {
    let stop = |_| None;
    Census { limit, keep, stop }
}

impl<S: FnMut(u64) -> Option<Stop>> Task for Census<S> {
    type Answer = Found;

    #[inline]
    fn run<N: Node>(mut self, mut node: N) -> Found {
        let mut found = Found::default();
        if self.limit == 0 {
            return found;
        }
        let mut nodes = 0;
        let mut visit = |node: &N, outcome: &Outcome<N>| {
            nodes += 1;
            match outcome {
                Outcome::DeadEnd => {}
                Outcome::Split(_) => found.guesses += 1,
                Outcome::Solved => {
                    if found.count < self.keep {
                        let place = if found.count == 0 {
                            &mut found.first
                        } else {
                            &mut found.second
                        };
                        *place = Some(node.grid());
                    }
                    found.count += 1;
                    if found.count == self.limit {
                        return ControlFlow::Break(());
                    }
                }
            }
            found.stopped = (self.stop)(nodes);
            if found.stopped.is_some() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        // Broken off or not, what was seen is in `found`.
        let _ = search(&mut node, &mut visit);
        found
    }
}
