//! Two cells of a region that share two values.

use super::finder::{Finder, Flow};
use super::view::View;

/// Two cells of a region that share two values.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
