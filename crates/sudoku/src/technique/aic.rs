//! Alternating inference chain: one of its two ends is true, so that what both exclude goes.
//!
//! With ends of the same value that is all that sees both; with ends of different values in cells that
//! see each other, each cell loses the other's value. A chain that takes away only one candidate is a
//! discontinuous loop of that candidate, and is found as such.

use super::chain::{Ends, Rail, Walk, evidence, excluded, is_grouped};
use super::finder::{Finder, Flow};
use super::links::Links;
use super::view::View;

/// A chain whose two ends exclude each other's opposite.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let links = found.links(view);
    search(&links, found, false)
}

/// An alternating chain with groups of cells or almost locked sets.
pub(super) fn grouped<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let links = found.grouped_links(view);
    search(&links, found, true)
}

fn search(links: &Links, found: &mut Finder, grouped: bool) -> Flow {
    let mut walk = Walk::new(links, Rail::new(links, |_| true));
    let ends = walk.ends(found, |walk, ends| {
        ends.from < ends.to
            && takes_several(links, ends)
            && (!grouped || is_grouped(links, &walk.chain(ends.to)))
    })?;
    for ends in ends {
        let chain = walk.chain_between(ends);
        let gone = excluded(links, ends);
        found.eliminate_each(gone, || evidence(links, &chain, false))?;
    }
    Flow::Continue(())
}

fn takes_several(links: &Links, ends: Ends) -> bool {
    links.excluded_by_both(ends.from, ends.to).nth(1).is_some()
}
