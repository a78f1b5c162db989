//! Two almost locked sets joined by a third.

use super::finder::{Finder, Flow};
use super::view::View;

/// Two almost locked sets joined by a third.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
