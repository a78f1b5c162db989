//! The fish of size two (two lines on each side), basic, with fins, sashimi, with boxes, and mixed.

use super::finder::{Finder, Flow};
use super::fish;
use super::view::View;

/// The lines on each side.
const SIZE: usize = 2;

/// A value in two lines at the same two crossings.
pub(super) fn basic<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::basic(view, found, SIZE)
}

/// An X-wing but for a fin.
pub(super) fn finned<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::finned(view, found, SIZE)
}

/// An X-wing but for a fin, with a corner missing.
pub(super) fn sashimi<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::sashimi(view, found, SIZE)
}

/// An X-wing with boxes among its regions, finned or not.
pub(super) fn franken<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::franken(view, found, SIZE)
}

/// An X-wing with rows and columns on one side, finned or not.
pub(super) fn mutant<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::mutant(view, found, SIZE)
}
