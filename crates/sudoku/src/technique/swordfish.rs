//! A value in three lines at the same three crossings.

use super::finder::{Finder, Flow};
use super::view::View;

/// A value in three lines at the same three crossings.
pub(super) fn basic<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A swordfish but for a fin.
pub(super) fn finned<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A swordfish but for a fin, with a corner missing.
pub(super) fn sashimi<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}

/// A swordfish with boxes among its regions, finned or not.
pub(super) fn franken<const W: usize>(_view: &View<W>, _found: &mut Finder) -> Flow {
    Flow::Continue(())
}
