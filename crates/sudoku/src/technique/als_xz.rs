//! Two almost locked sets that exclude each other in one value.

use super::finder::{Finder, Flow};
use super::view::View;

/// Two almost locked sets that exclude each other in one value.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
