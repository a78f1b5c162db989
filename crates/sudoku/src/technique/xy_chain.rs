//! XY-chain: cells with two candidates, each of which takes a value from the next.

use super::chain::{Walk, excludes_any};
use super::finder::{Finder, Flow};
use super::links::{By, Nodes};
use super::view::View;

/// A chain of cells with two values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let links = found.links(view, Nodes::Single);
    let mut walk = Walk::new(&links, |by| by == By::Cell);
    let ends = walk.ends(found, |ends| {
        links.value(ends.from) == links.value(ends.to) && excludes_any(&links, ends)
    })?;
    walk.report(&ends, found)
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
