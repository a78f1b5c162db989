//! Type 5: two opposite corners, or three, have the same single extra value, so one of them has it.

use super::find_same_extra;
use crate::technique::finder::{Finder, Flow};
use crate::technique::view::View;

/// A rectangle with the same extra value in two or three corners.
pub(in crate::technique) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_same_extra(view, found, |rectangle| {
        !rectangle.is_floor(1) && !rectangle.is_floor(3)
    })
}
