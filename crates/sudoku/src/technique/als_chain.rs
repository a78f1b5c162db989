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

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, marks};

    #[test]
    fn one_end_of_a_chain_of_four_sets_is_locked() {
        let position = marks(&[(11, &[1, 2]), (19, &[2, 3]), (99, &[3, 4]), (94, &[1, 4])]);
        assert_eq!(
            conclusions(&position, Technique::AlsChain),
            ["r1c4<>1 r9c1<>1"]
        );
    }
}
