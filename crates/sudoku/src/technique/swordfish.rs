//! The fish of size three (three lines on each side), basic, with fins, sashimi, with boxes, and mixed.

use super::finder::{Finder, Flow};
use super::fish;
use super::view::View;

/// The lines on each side.
const SIZE: usize = 3;

/// A value in three lines at the same three crossings.
pub(super) fn basic<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::basic(view, found, SIZE)
}

/// A swordfish but for a fin.
pub(super) fn finned<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::finned(view, found, SIZE)
}

/// A swordfish but for a fin, with a corner missing.
pub(super) fn sashimi<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::sashimi(view, found, SIZE)
}

/// A swordfish with boxes among its regions, finned or not.
pub(super) fn franken<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::franken(view, found, SIZE)
}

/// A swordfish with rows and columns on one side, finned or not.
pub(super) fn mutant<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::mutant(view, found, SIZE)
}
