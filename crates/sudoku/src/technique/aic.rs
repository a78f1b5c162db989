//! A chain whose two ends exclude each other's opposite.

use super::finder::{Finder, Flow};
use super::view::View;

/// A chain whose two ends exclude each other's opposite.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// An alternating chain with groups of cells or almost locked sets.
pub(super) fn grouped<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
