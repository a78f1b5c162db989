//! X-chain: places of one value, of which one at the first end or one at the last end holds it.

use super::chain::{Walk, excludes_any};
use super::finder::{Finder, Flow};
use super::links::{By, Nodes};
use super::view::View;

/// A chain of places of one value.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for value in view.all_values() {
        if view.without_way(found, value)?.is_empty() {
            continue;
        }
        let links = found.links(view, Nodes::Single);
        let mut walk = Walk::new(&links, |by| matches!(by, By::Region(_)))
            .within(|node| links.value(node) == value);
        let ends = walk.ends(found, |ends| excludes_any(&links, ends))?;
        walk.report(&ends, found)?;
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests {
    use crate::technique::{Technique, trial};

    #[test]
    fn three_rows_with_two_places_each_are_joined_by_columns() {
        let position = trial::places(
            1,
            "1..1.....
             111111111
             111111111
             111111111
             ...1...1.
             111111111
             111111111
             .1.....1.
             111111111",
        );
        let found = trial::conclusions(&position, Technique::XChain);
        let expected = "r2c2<>1 r3c2<>1 r7c1<>1 r9c1<>1".to_string();
        assert!(found.contains(&expected), "{found:?}");
    }
}
