//! A rectangle three of whose corners may differ, one value tied both ways.

use super::finder::{Finder, Flow};
use super::view::View;

/// A rectangle three of whose corners may differ, one value tied both ways.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
