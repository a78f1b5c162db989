//! Every possibility leads by a net to the same end.

use super::finder::{Finder, Flow};
use super::view::View;

/// Every possibility leads by a net to the same end.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
