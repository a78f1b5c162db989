//! A box whose places form a cross, and a line with two places.

use super::finder::{Finder, Flow};
use super::view::View;

/// A box whose places form a cross, and a line with two places.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
