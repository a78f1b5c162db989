//! A cell each of whose values spoils an almost locked set.

use super::finder::{Finder, Flow};
use super::view::View;

/// A cell each of whose values spoils an almost locked set.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
