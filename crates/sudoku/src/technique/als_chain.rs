//! ALS chain: four or more almost locked sets, each of which excludes the next in a value.

use super::almost_locked::find_chains;
use super::finder::{Finder, Flow};
use super::view::View;

/// Longer chains are hardly ever needed.
const MOST_SETS: usize = 6;

/// A chain of almost locked sets.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_chains(view, found, 4..=MOST_SETS)
}
