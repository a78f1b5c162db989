//! Two equal cells joined by a value with two places.

use super::finder::{Finder, Flow};
use super::view::View;

/// Two equal cells joined by a value with two places.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
