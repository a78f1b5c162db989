//! A rectangle of filled cells that the last corner would complete.

use super::finder::{Finder, Flow};
use super::view::View;

/// A rectangle of filled cells that the last corner would complete.
pub(super) fn type_1<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A rectangle of filled cells with the same extra value in two corners.
pub(super) fn type_2<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
