//! A row and a column with two places each, joined in a box.

use super::finder::{Finder, Flow};
use super::view::View;

/// A row and a column with two places each, joined in a box.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
