//! A pivot with the values x, y and z, and two cells in its sight with x and z, and with y and z.
//!
//! One of the three has z, so that no cell that sees all three can have it.

use super::finder::{Finder, Flow};
use super::view::View;
use super::wing::find_wing;

/// A cell with three values and two that it forces.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_wing(view, found, 3)
}
