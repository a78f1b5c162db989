//! Two lines with two places each, joined at one end.

use super::finder::{Finder, Flow};
use super::view::View;

/// Two lines with two places each, joined at one end.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
