//! Depth-first search over the positions of any engine.

use super::Grid;
use std::ops::ControlFlow;

/// A position of the search, and what an engine must know about it.
pub(super) trait Node: Copy + Send + Sync + 'static {
    /// Draws all conclusions the engine knows. If cells are left open, a guess splits the position:
    /// this node takes it, and its sibling is the position in which it is ruled out.
    ///
    /// A guess always fills a cell that was open.
    fn expand(&mut self) -> Outcome<Self>;

    /// The digits of a solved position.
    fn grid(&self) -> Grid;
}

/// What became of a node.
#[derive(Clone, Copy)]
pub(super) enum Outcome<N> {
    /// It contradicts itself.
    DeadEnd,
    /// It is a solution.
    Solved,
    /// It was split in two, of which this is the other.
    Split(N),
}

/// Expands a node and all below it, and shows each with its outcome to `visit`, which may end the
/// search.
///
/// The recursion is as deep as there are guesses on one path, each of which fills a cell: 81 at most.
pub(super) fn search<N: Node>(
    node: &mut N,
    visit: &mut impl FnMut(&N, &Outcome<N>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    loop {
        let outcome = node.expand();
        visit(node, &outcome)?;
        let Outcome::Split(sibling) = &outcome else {
            return ControlFlow::Continue(());
        };
        search(node, visit)?;
        *node = *sibling;
    }
}
