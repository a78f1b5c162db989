//! Limited discrepancy search: trust the order of the values, and doubt it once, twice, …
//!
//! To take any but the first value of a variable is one discrepancy, however far down the list it is.
//! Iteration k follows the paths with at most k of them. A solution with fewer was found before and
//! is not counted again.
//!
//! Source: Harvey and Ginsberg, "Limited discrepancy search", IJCAI 1995; with forward checking on
//! Sudoku: Cazenave, "A search based Sudoku solver", 2006.

use super::Backtracking;
use crate::observer::{Event, Observer, Restart};

/// Where limited discrepancy search stands.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Discrepancies {
    allowed: u32,
    /// Whether this iteration left something out.
    cut_off: bool,
}

impl<O: Observer> Backtracking<'_, O> {
    /// Whether the values that are left at the deepest level would be one discrepancy too many.
    pub(super) fn is_cut_off(&mut self) -> bool {
        let (Some(limits), Some(frame)) = (&mut self.discrepancies, self.frames.last()) else {
            return false;
        };
        let any_left = self.untried.len() > frame.first_untried;
        let cut_off = frame.tried && any_left && frame.discrepancies_above >= limits.allowed;
        limits.cut_off |= cut_off;
        if cut_off {
            // It is unknown which conflicts the skipped values would have met.
            self.blame_everybody();
        }
        cut_off
    }

    /// Whether this iteration is the first to see the present solution.
    pub(super) fn is_new_solution(&self) -> bool {
        let taken = self.frames.last().map_or(0, |frame| frame.discrepancies);
        self.discrepancies
            .is_none_or(|limits| limits.allowed == taken)
    }

    /// Begins the next iteration, if this one left something out.
    pub(super) fn start_over(&mut self) -> bool {
        let Some(limits) = &mut self.discrepancies else {
            return false;
        };
        if !limits.cut_off {
            return false;
        }
        let allowed = limits.allowed + 1;
        *limits = Discrepancies {
            allowed,
            cut_off: false,
        };
        self.bench.tally.statistics.restarts += 1;
        let with = Restart::Discrepancies(allowed);
        self.bench.observer.notice(&Event::Restart { with });
        true
    }
}
