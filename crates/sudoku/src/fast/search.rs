//! Depth-first search with a stack of its own: every solution, one at a time.

use super::{Grid, Start};

/// A position of the search, and what an engine must know about it.
pub(super) trait Node: Copy {
    /// The position before any conclusion.
    fn new(start: &Start) -> Self;

    /// Draws all conclusions the engine knows. If cells are left open, a guess splits the position:
    /// this node takes it, and the node that rules it out goes on the stack for later.
    fn expand(&mut self, later: &mut Vec<Self>) -> Outcome;

    /// The digits of a solved position.
    fn grid(&self) -> Grid;
}

/// What became of a node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It contradicts itself.
    DeadEnd,
    /// It is a solution.
    Solved,
    /// It was split in two.
    Split,
}

/// A search that can be asked for one solution after the other.
pub(super) struct Search<N> {
    /// Positions not looked at yet, the next one last. A guess fills a cell, so there are never more
    /// than there are cells.
    open: Vec<N>,
    /// The position in work, if there is one.
    node: Option<N>,
    guesses: u64,
}

impl<N: Node> Search<N> {
    #[inline]
    pub(super) fn new(start: &Start) -> Self {
        Search {
            open: Vec::new(),
            node: Some(N::new(start)),
            guesses: 0,
        }
    }

    /// How often a digit was assumed so far.
    pub(super) fn guesses(&self) -> u64 {
        self.guesses
    }

    /// One node further: the outcome, or nothing when all has been searched.
    #[inline]
    pub(super) fn step(&mut self) -> Option<Outcome> {
        let node = self.node.as_mut()?;
        let outcome = node.expand(&mut self.open);
        match outcome {
            Outcome::Split => self.guesses += 1,
            Outcome::DeadEnd => self.node = self.open.pop(),
            Outcome::Solved => {}
        }
        Some(outcome)
    }

    /// The solution the last step found.
    pub(super) fn grid(&self) -> Option<Grid> {
        self.node.as_ref().map(N::grid)
    }

    /// Leaves the solution the last step found, to look for another.
    #[inline]
    pub(super) fn leave(&mut self) {
        self.node = self.open.pop();
    }
}
