//! A cell with two values and two that it forces.

use super::finder::{Finder, Flow};
use super::view::View;

/// A cell with two values and two that it forces.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
