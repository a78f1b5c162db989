//! All solutions of a puzzle, one by one.

use super::engine::{Task, run_fastest};
use super::search::{Node, Outcome};
use super::{Grid, Start};
use atisbo_base::{Budget, Stop};

/// An iterator over all solutions of a puzzle; see [`solutions`](super::solutions).
pub struct Solutions(Box<dyn Paused>);

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
        run_fastest(start, Walk)
    }

    /// How often a digit was assumed so far.
    pub fn guesses(&self) -> u64 {
        self.0.guesses()
    }

    /// How many more solutions there are, up to `limit` and as far as the budget goes. A node of the
    /// budget is a position of the search. Faster than asking for each solution.
    ///
    /// ```
    /// use atisbo_base::{Budget, Stop};
    /// use atisbo_sudoku::fast;
    ///
    /// let mut solutions = fast::solutions(&[0; 81]);
    /// assert!(solutions.next().is_some());
    /// let more = solutions.count_under(u64::MAX, &Budget::unlimited().nodes(5000));
    /// assert!(more.count > 1000);
    /// assert_eq!(more.stopped, Some(Stop::Nodes));
    /// ```
    pub fn count_under(&mut self, limit: u64, budget: &Budget) -> Counted {
        let mut meter = budget.meter();
        let (mut count, mut nodes) = (0, 0);
        while count < limit {
            let mut stop = || {
                nodes += 1;
                meter.check(nodes - 1, 0)
            };
            match self.0.resume(&mut stop) {
                Ok(true) => count += 1,
                Ok(false) => break,
                Err(stop) => {
                    return Counted {
                        count,
                        stopped: Some(stop),
                    };
                }
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
        match self.0.resume(&mut || None) {
            Ok(true) => Some(self.0.grid()),
            Ok(false) | Err(_) => None,
        }
    }
}

/// Makes an engine's first node the start of an iterator.
pub(super) struct Walk;

impl Task for Walk {
    type Answer = Solutions;

    fn run<N: Node>(self, node: N) -> Solutions {
        Solutions(Box::new(Search {
            open: vec![node],
            solved: node,
            guesses: 0,
        }))
    }
}

/// A search that rests between solutions, whatever its engine.
trait Paused: Send + Sync {
    /// Goes on to the next solution and says whether there is one; `stop` is asked at every node.
    fn resume(&mut self, stop: &mut dyn FnMut() -> Option<Stop>) -> Result<bool, Stop>;

    /// The solution it rests at.
    fn grid(&self) -> Grid;

    fn guesses(&self) -> u64;
}

/// The same depth-first search as for counting, with a stack of its own.
struct Search<N> {
    /// Positions not looked at yet, the next one last. A guess fills a cell, so there are at most as
    /// many as cells, and one more.
    open: Vec<N>,
    /// The last solution; before there is one, any node.
    solved: N,
    guesses: u64,
}

impl<N: Node> Paused for Search<N> {
    fn resume(&mut self, stop: &mut dyn FnMut() -> Option<Stop>) -> Result<bool, Stop> {
        while let Some(mut node) = self.open.pop() {
            if let Some(stopped) = stop() {
                self.open.push(node);
                return Err(stopped);
            }
            match node.expand() {
                Outcome::DeadEnd => {}
                Outcome::Solved => {
                    self.solved = node;
                    return Ok(true);
                }
                Outcome::Split(sibling) => {
                    self.guesses += 1;
                    self.open.extend([sibling, node]);
                }
            }
        }
        Ok(false)
    }

    fn grid(&self) -> Grid {
        self.solved.grid()
    }

    fn guesses(&self) -> u64 {
        self.guesses
    }
}
