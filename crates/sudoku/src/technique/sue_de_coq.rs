//! Cells of a box and a line that use up their values.

use super::finder::{Finder, Flow};
use super::view::View;

/// Cells of a box and a line that use up their values.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
