//! All solutions of a puzzle as an iterator, whatever its size and rules.

use super::{classic, generic};
use crate::{Puzzle, fast};
use atisbo_base::{Budget, Meter, Stop};

/// An iterator over all solutions of a puzzle; see [`solutions`](super::solutions).
pub struct Solutions {
    search: Search,
    meter: Meter,
    stop: Option<Stop>,
}

enum Search {
    Classic(Box<fast::Solutions>),
    Generic(Box<generic::Solver>),
}

impl Solutions {
    pub(super) fn new(puzzle: &Puzzle, budget: &Budget) -> Self {
        let search = if let Some(start) = classic::start(puzzle) {
            Search::Classic(Box::new(fast::solutions(start)))
        } else {
            let mut solver = generic::Solver::new(puzzle.rules());
            solver.load(puzzle.candidates());
            Search::Generic(Box::new(solver))
        };
        Solutions {
            search,
            meter: budget.meter(),
            stop: None,
        }
    }

    /// Which limit of the budget ended the iteration, if one did.
    pub fn stop(&self) -> Option<Stop> {
        self.stop
    }

    fn advance(&mut self) -> Result<Option<Vec<u8>>, Stop> {
        match &mut self.search {
            Search::Classic(solutions) => {
                let stop = self.meter.check(solutions.guesses(), 0);
                let next = |()| solutions.next().map(|grid| grid.to_vec());
                stop.map_or(Ok(()), Err).map(next)
            }
            Search::Generic(solver) => solver.next_solution(&mut self.meter),
        }
    }
}

impl Iterator for Solutions {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        if self.stop.is_some() {
            return None;
        }
        match self.advance() {
            Ok(solution) => solution,
            Err(stop) => {
                self.stop = Some(stop);
                None
            }
        }
    }
}
