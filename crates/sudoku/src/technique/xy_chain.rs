//! XY-chain: cells with two candidates, each of which takes a value from the next.

use super::chain::{Rail, Walk, evidence, excluded};
use super::finder::{Finder, Flow};
use super::links::By;
use super::view::View;

/// A chain of cells with two values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let links = found.links(view);
    let mut walk = Walk::new(&links, Rail::new(&links, |by| by == By::Cell));
    let ends = walk.ends(found, |_, ends| {
        ends.from < ends.to
            && links.value(ends.from) == links.value(ends.to)
            && links.excluded_by_both(ends.from, ends.to).next().is_some()
    })?;
    for ends in ends {
        let chain = walk.chain_between(ends);
        let gone = excluded(&links, ends);
        found.eliminate_each(gone, || evidence(&links, &chain, false))?;
    }
    Flow::Continue(())
}
