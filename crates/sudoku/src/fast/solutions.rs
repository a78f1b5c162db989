//! All solutions of a puzzle, one by one.

use super::engine::{Task, run_fastest};
use super::search::{Node, Outcome};
use super::{Grid, Start};

/// An iterator over all solutions of a puzzle; see [`solutions`](super::solutions).
pub struct Solutions(Box<dyn Paused>);

impl Solutions {
    pub(super) fn new(start: &Start) -> Self {
        run_fastest(start, Walk)
    }

    /// How often a digit was assumed so far.
    pub fn guesses(&self) -> u64 {
        self.0.guesses()
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        self.0.next()
    }
}

/// Makes an engine's first node the start of an iterator.
pub(super) struct Walk;

impl Task for Walk {
    type Answer = Solutions;

    fn run<N: Node>(self, node: N) -> Solutions {
        Solutions(Box::new(Search {
            open: vec![node],
            guesses: 0,
        }))
    }
}

/// A search that rests between solutions, whatever its engine.
trait Paused: Iterator<Item = Grid> + Send + Sync {
    fn guesses(&self) -> u64;
}

/// The same depth-first search as for counting, with a stack of its own.
struct Search<N> {
    /// Positions not looked at yet, the next one last. A guess fills a cell, so there are at most as
    /// many as cells, and one more.
    open: Vec<N>,
    guesses: u64,
}

impl<N: Node> Iterator for Search<N> {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        loop {
            let mut node = self.open.pop()?;
            match node.expand() {
                Outcome::DeadEnd => {}
                Outcome::Solved => return Some(node.grid()),
                Outcome::Split(sibling) => {
                    self.guesses += 1;
                    self.open.extend([sibling, node]);
                }
            }
        }
    }
}

impl<N: Node> Paused for Search<N> {
    fn guesses(&self) -> u64 {
        self.guesses
    }
}
