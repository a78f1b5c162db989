//! One rule beyond the regions, by itself.

use super::finder::{Finder, Flow};
use super::view::View;

/// One rule beyond the regions, by itself.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
