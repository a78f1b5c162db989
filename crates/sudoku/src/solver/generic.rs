//! The solver for every size and every set of rules: depth-first search over positions at rest.
//!
//! It guesses a candidate, propagates, and where that fails takes the candidate away and goes on;
//! weights of the items that failed tell where to guess next (the file `branching`).
//! After a number of failures the search starts again from the top with what the weights have
//! learned; what was searched already is never searched again (the file `nogoods`). That cannot count
//! a solution twice: the first few are kept and recognised when they are found again, and once there are
//! too many to keep, the search no longer restarts.

use super::branching::Branching;
use super::propagation::Engine;
use super::state::{Conflict, Mark};
use super::{Found, Statistics};
use crate::technique::Candidate;
use crate::{Puzzle, Rules, Values};
use atisbo_base::{Budget, Meter, Stop, seed};
use rand_pcg::Pcg64;
use std::sync::Arc;

/// Looks for solutions until there are `limit` of them, none is left, or the budget is used up, with
/// the generic solver whatever the size.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::{Puzzle, Shape, solver::generic};
///
/// let empty = Puzzle::empty(Shape::new(2, 2).unwrap());
/// assert_eq!(generic::solve(&empty, u64::MAX, &Budget::unlimited()).count, 288);
/// ```
pub fn solve(puzzle: &Puzzle, limit: u64, budget: &Budget) -> Found {
    let mut solver = Solver::new(puzzle.rules());
    solver.load(puzzle.candidates());
    solver.solve(limit, &mut budget.meter())
}

/// A search that stands before, at, or behind its solutions.
#[derive(Clone, Debug)]
pub struct Solver {
    engine: Engine,
    branching: Branching,
    decisions: Vec<Decision>,
    refuted: Vec<Refuted>,
    place: Place,
    known: Vec<Vec<u8>>,
    /// The grid that guesses agree with where they can.
    near: Option<Vec<u8>>,
    restarts: Restarts,
    rng: Pcg64,
    statistics: Statistics,
}

/// A candidate that was assumed.
#[derive(Clone, Copy, Debug)]
struct Decision {
    mark: Mark,
    assumption: Candidate,
}

/// An assumption that failed under the first this many decisions.
#[derive(Clone, Copy, Debug)]
struct Refuted {
    depth: usize,
    assumption: Candidate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Start,
    AtSolution,
    End,
}

/// When to start again: after this many failures, times 1, 1, 2, 1, 1, 2, 4, 1 and so on (Luby, Sinclair
/// and Zuckerman, *Optimal speedup of Las Vegas algorithms*, 1993). Many short attempts find what one
/// unlucky guess at the top hides, and a few long ones prove that there is nothing else.
#[derive(Clone, Copy, Debug)]
struct Restarts {
    failures: u64,
    factor: u64,
    /// Counts the times the factor fell back to 1; the more twos divide it, the longer it doubles.
    turn: u64,
}

impl Restarts {
    const LEAST: u64 = 128;
    const NEW: Restarts = Restarts {
        failures: 0,
        factor: 1,
        turn: 1,
    };

    fn is_due(&self) -> bool {
        self.failures >= Self::LEAST * self.factor
    }

    fn next(&mut self) {
        self.failures = 0;
        if self.factor < 1 << self.turn.trailing_zeros() {
            self.factor *= 2;
        } else {
            self.factor = 1;
            self.turn += 1;
        }
    }
}

/// This many solutions are recognised when they are met again.
const KNOWN: usize = 32;

impl Solver {
    /// A solver for these rules, before an empty grid.
    pub fn new(rules: &Arc<Rules>) -> Self {
        let engine = Engine::new(rules);
        Solver {
            branching: Branching::new(engine.layout()),
            engine,
            decisions: Vec::new(),
            refuted: Vec::new(),
            place: Place::Start,
            known: Vec::new(),
            near: None,
            restarts: Restarts::NEW,
            rng: seed::rng(0, 0),
            statistics: Statistics::default(),
        }
    }

    /// Guesses in the order of these random numbers.
    pub fn shuffle(&mut self, rng: Pcg64) {
        self.rng = rng;
    }

    /// Starts again before the first solution where each cell holds one of these values. The
    /// statistics start again too; nothing is allocated.
    pub fn load(&mut self, candidates: &[Values]) {
        self.branching.reset();
        self.restarts = Restarts::NEW;
        self.decisions.clear();
        self.refuted.clear();
        self.known.clear();
        self.near = None;
        self.statistics = Statistics::default();
        self.engine.propagations = 0;
        self.place = match self.engine.load(candidates) {
            Ok(()) => Place::Start,
            Err(_) => Place::End,
        };
    }

    /// Looks for solutions other than this one, near it first: the search follows it as long as it
    /// can, so that what it finds on the way back differs in few cells.
    pub fn load_besides(&mut self, candidates: &[Values], solution: &[u8]) {
        self.load(candidates);
        self.known.push(solution.to_vec());
        self.near = Some(solution.to_vec());
    }

    /// Looks for solutions until there are `limit` of them, none is left, or the budget is used up.
    /// It goes on where the last call ended.
    pub fn solve(&mut self, limit: u64, meter: &mut Meter) -> Found {
        let mut found = Found::default();
        while found.count < limit {
            match self.next_solution(meter) {
                Ok(Some(solution)) => found.add(solution),
                Ok(None) => {
                    found.complete = true;
                    break;
                }
                Err(stop) => {
                    found.stop = Some(stop);
                    break;
                }
            }
        }
        found.statistics = self.statistics();
        found
    }

    /// The next solution, or `None` after the last.
    ///
    /// # Errors
    ///
    /// Which limit was reached before one was found; the search has then ended.
    pub fn next_solution(&mut self, meter: &mut Meter) -> Result<Option<Vec<u8>>, Stop> {
        let mut alive = match self.place {
            Place::Start => true,
            Place::AtSolution => false,
            Place::End => return Ok(None),
        };
        self.place = Place::End;
        loop {
            if alive {
                let layout = self.engine.layout();
                let state = &self.engine.state;
                let near = self.near.as_deref();
                let chosen = self.branching.choose(layout, state, near, &mut self.rng);
                let Some(assumption) = chosen else {
                    let solution = self.engine.state.values();
                    if self.known.contains(&solution) {
                        alive = false;
                        continue;
                    }
                    if self.known.len() < KNOWN {
                        self.known.push(solution.clone());
                    }
                    self.place = Place::AtSolution;
                    return Ok(Some(solution));
                };
                if let Some(stop) = meter.check(self.statistics.guesses, 0) {
                    return Err(stop);
                }
                self.statistics.guesses += 1;
                let mark = self.engine.state.mark();
                self.decisions.push(Decision { mark, assumption });
                let outcome = self.engine.assign(assumption.cell, assumption.value);
                alive = self.survives(outcome);
                if !alive {
                    self.branching.blame_guess(assumption);
                }
            } else if self.decisions.is_empty() {
                return Ok(None);
            } else if self.restarts.is_due() && self.known.len() < KNOWN {
                let outcome = self.restart();
                alive = self.survives(outcome);
            } else if let Some(Candidate { cell, value }) = self.step_back() {
                let outcome = self.engine.refute(cell, value);
                alive = self.survives(outcome);
            }
        }
    }

    /// The work done since the puzzle was loaded.
    pub fn statistics(&self) -> Statistics {
        Statistics {
            propagations: self.engine.propagations,
            ..self.statistics
        }
    }

    fn survives(&mut self, outcome: Result<(), Conflict>) -> bool {
        if let Err(conflict) = outcome {
            self.statistics.failures += 1;
            self.restarts.failures += 1;
            self.branching.blame(self.engine.layout(), conflict);
        }
        outcome.is_ok()
    }

    /// Takes back the last assumption, which failed.
    fn step_back(&mut self) -> Option<Candidate> {
        let Decision { mark, assumption } = self.decisions.pop()?;
        self.engine.undo_to(mark);
        let depth = self.decisions.len();
        while self.refuted.last().is_some_and(|last| last.depth > depth) {
            self.refuted.pop();
        }
        self.refuted.push(Refuted { depth, assumption });
        Some(assumption)
    }

    /// Starts again from the top, with all that was refuted on the way down.
    fn restart(&mut self) -> Result<(), Conflict> {
        let path: Vec<Candidate> = self.decisions.iter().map(|made| made.assumption).collect();
        let top = self.decisions.first().map(|first| first.mark);
        if let Some(Decision { assumption, .. }) = self.decisions.pop() {
            let depth = self.decisions.len();
            self.refuted.push(Refuted { depth, assumption });
        }
        if let Some(top) = top {
            self.engine.undo_to(top);
        }
        self.decisions.clear();
        self.statistics.restarts += 1;
        self.restarts.next();
        for Refuted { depth, assumption } in std::mem::take(&mut self.refuted) {
            let together = [&path[..depth], &[assumption]].concat();
            self.engine.exclude(&together)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_attempts_are_short_and_some_twice_as_long_as_any_before() {
        let mut restarts = Restarts::NEW;
        let factors = std::iter::repeat_with(|| {
            let factor = restarts.factor;
            restarts.next();
            factor
        });
        let first: Vec<u64> = factors.take(16).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1]);
    }
}
