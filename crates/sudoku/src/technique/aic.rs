//! Alternating inference chain: one of its two ends is true, so that what both exclude goes.
//!
//! With ends of the same value that is all that sees both; with ends of different values in cells that
//! see each other, each cell loses the other's value. A chain that takes away only one candidate is a
//! discontinuous loop of that candidate, and is found as such.

use super::alternating::Kind;
use super::chain::{Ends, Walk};
use super::finder::{Finder, Flow};
use super::links::{Links, Nodes};
use super::view::View;

/// A chain whose two ends exclude each other's opposite.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder, nodes: Nodes) -> Flow {
    let (links, chains) = found.chains(view, nodes)?;
    let mut walk = Walk::new(&links, |_| true);
    walk.report(chains.of(Kind::TwoEnds), found)
}

/// Whether a chain takes away more than one candidate.
pub(super) fn takes_several(links: &Links, ends: Ends) -> bool {
    ends.from < ends.to && links.excluded_by_both(ends.from, ends.to).nth(1).is_some()
}

#[cfg(test)]
mod tests {
    use crate::technique::{Technique, trial};

    #[test]
    fn what_sees_both_ends_goes() {
        let position = trial::marks(&[(11, &[1, 2]), (15, &[2, 3]), (55, &[3, 4]), (52, &[4, 1])]);
        let found = trial::conclusions(&position, Technique::Aic);
        let expected = "r1c2<>1 r2c2<>1 r3c2<>1 r4c1<>1 r5c1<>1 r6c1<>1".to_string();
        assert!(found.contains(&expected), "{found:?}");
    }

    #[test]
    fn an_end_may_be_one_of_two_cells() {
        let position = trial::places(
            1,
            "11.....1.
             111111111
             111111111
             111111111
             111111111
             111111111
             ..1....1.
             111111111
             111111111",
        );
        assert!(trial::steps(&position, Technique::Aic).is_empty());
        let found = trial::conclusions(&position, Technique::GroupedAic);
        let expected = "r2c3<>1 r3c3<>1".to_string();
        assert!(found.contains(&expected), "{found:?}");
    }
}
