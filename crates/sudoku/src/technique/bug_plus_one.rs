//! One cell keeps all cells from having two candidates.

use super::finder::{Finder, Flow};
use super::view::View;

/// One cell keeps all cells from having two candidates.
pub(super) fn find<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
