//! A rectangle with one corner that differs.

use super::finder::{Finder, Flow};
use super::view::View;

/// A rectangle with one corner that differs.
pub(super) fn type_1<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A rectangle with the same extra value in two corners of a side.
pub(super) fn type_2<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A rectangle whose extra values form a subset with other cells.
pub(super) fn type_3<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A rectangle one of whose values is tied to one side.
pub(super) fn type_4<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A rectangle with the same extra value in two or three corners.
pub(super) fn type_5<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A rectangle with a value that forms an X-wing in it.
pub(super) fn type_6<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
