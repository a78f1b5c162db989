//! A candidate that leads to what cannot be, however far.

use super::finder::{Finder, Flow};
use super::view::View;

/// A candidate that leads to what cannot be, however far.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
