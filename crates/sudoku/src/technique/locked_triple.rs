//! Three cells in a box and a line that share three values.

use super::finder::{Finder, Flow};
use super::view::View;

/// Three cells in a box and a line that share three values.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
