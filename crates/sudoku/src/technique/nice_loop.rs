//! A chain that closes without a break.

use super::finder::{Finder, Flow};
use super::view::View;

/// A chain that closes without a break.
pub(super) fn continuous<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A chain that comes back to contradict or confirm its start.
pub(super) fn discontinuous<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A closed chain with groups of cells or almost locked sets.
pub(super) fn grouped_continuous<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A loop with a break, with groups of cells or almost locked sets.
pub(super) fn grouped_discontinuous<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
