//! The fish of size four (four lines on each side), basic, with fins, sashimi, with boxes, and mixed.

use super::finder::{Finder, Flow};
use super::fish;
use super::view::View;

/// The lines on each side.
const SIZE: usize = 4;

/// A value in four lines at the same four crossings.
pub(super) fn basic<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::basic(view, found, SIZE)
}

/// A jellyfish but for a fin.
pub(super) fn finned<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::finned(view, found, SIZE)
}

/// A jellyfish but for a fin, with a corner missing.
pub(super) fn sashimi<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::sashimi(view, found, SIZE)
}

/// A jellyfish with boxes among its regions, finned or not.
pub(super) fn franken<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::franken(view, found, SIZE)
}

/// A jellyfish with rows and columns on one side, finned or not.
pub(super) fn mutant<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::mutant(view, found, SIZE)
}
