//! X-chain: places of one value, of which one at the first end or one at the last end holds it.

use super::chain::{Rail, Walk, evidence, excluded};
use super::finder::{Finder, Flow};
use super::links::By;
use super::view::View;

/// A chain of places of one value.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let links = found.links(view);
    for value in view.all_values() {
        let rail = Rail::new(&links, |by| matches!(by, By::Region(_)))
            .within(|node| links.value(node) == value);
        let mut walk = Walk::new(&links, rail);
        let ends = walk.ends(found, |_, ends| {
            ends.from < ends.to && links.excluded_by_both(ends.from, ends.to).next().is_some()
        })?;
        for ends in ends {
            let chain = walk.chain_between(ends);
            let gone = excluded(&links, ends);
            found.eliminate_each(gone, || evidence(&links, &chain, false))?;
        }
    }
    Flow::Continue(())
}
