//! All solutions of a puzzle, by the best engine this machine has.

use super::bands::Bands;
use super::search::{Outcome, Search};
use super::{Grid, Start};
use atisbo_base::{Budget, Stop};

/// An iterator over all solutions of a puzzle; see [`solutions`](super::solutions).
pub struct Solutions {
    search: Search<Bands>,
}

/// A count that a budget may have cut short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The solutions found.
    pub count: u64,
    /// The limit of the budget that ended the count, if one did.
    pub stopped: Option<Stop>,
}

impl Solutions {
    pub(super) fn new(start: &Start) -> Self {
        Solutions {
            search: Search::new(start),
        }
    }

    /// How often a digit was assumed so far.
    pub fn guesses(&self) -> u64 {
        self.search.guesses()
    }

    /// How many more solutions there are, up to `limit`. Faster than asking for each.
    pub fn count_up_to(&mut self, limit: u64) -> u64 {
        self.count_while(limit, |_| None).count
    }

    /// How many more solutions there are, up to `limit` and as far as the budget goes.
    pub fn count_under(&mut self, limit: u64, budget: &Budget) -> Counted {
        let mut meter = budget.meter();
        self.count_while(limit, |nodes| meter.check(nodes, 0))
    }

    #[inline]
    fn count_while(&mut self, limit: u64, mut stop: impl FnMut(u64) -> Option<Stop>) -> Counted {
        let (mut count, mut nodes) = (0, 0);
        while count < limit {
            if let Some(stopped) = stop(nodes) {
                return Counted {
                    count,
                    stopped: Some(stopped),
                };
            }
            nodes += 1;
            match self.search.step() {
                None => break,
                Some(Outcome::Solved) => {
                    count += 1;
                    self.search.leave();
                }
                Some(Outcome::DeadEnd | Outcome::Split) => {}
            }
        }
        Counted {
            count,
            stopped: None,
        }
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        while self.search.step()? != Outcome::Solved {}
        let grid = self.search.grid();
        self.search.leave();
        grid
    }
}
