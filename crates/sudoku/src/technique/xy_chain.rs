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

#[cfg(test)]
mod tests {
    use crate::technique::{Technique, trial};

    #[test]
    fn four_cells_with_two_values_end_in_the_value_they_began_with() {
        let position = trial::marks(&[(11, &[1, 2]), (15, &[2, 3]), (55, &[3, 4]), (52, &[4, 1])]);
        let found = trial::conclusions(&position, Technique::XyChain);
        let expected = "r1c2<>1 r2c2<>1 r3c2<>1 r4c1<>1 r5c1<>1 r6c1<>1";
        assert_eq!(found, [expected]);
    }
}
