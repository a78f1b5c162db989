//! Type 2: both corners of a side have the same single extra value, so one of them has it.

use super::find_same_extra;
use crate::technique::finder::{Finder, Flow};
use crate::technique::view::View;

/// A rectangle with the same extra value in two corners of a side.
pub(in crate::technique) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_same_extra(view, found, |rectangle| rectangle.roof_side().is_some())
}
