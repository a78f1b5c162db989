//! A value whose places in a box lie in one line.

use super::finder::{Finder, Flow};
use super::view::View;

/// A value whose places in a box lie in one line.
pub(super) fn pointing<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A value whose places in a line lie in one box.
pub(super) fn claiming<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
