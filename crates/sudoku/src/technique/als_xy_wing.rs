//! ALS-XY-wing: two almost locked sets joined by a third.
//!
//! The set in the middle excludes one of the others in `x` and the other in `y`. It cannot lack both,
//! so one of the others is locked: a value `z` that both may hold is in one of them.

use super::almost_locked::find_chains;
use super::finder::{Finder, Flow};
use super::view::View;

/// Two almost locked sets joined by a third.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_chains(view, found, 3..=3)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, marks};

    #[test]
    fn one_of_two_sets_is_locked_whatever_the_third_holds() {
        let position = marks(&[(11, &[1, 2]), (19, &[1, 3]), (99, &[2, 3])]);
        assert_eq!(conclusions(&position, Technique::AlsXyWing), ["r9c1<>2"]);
    }
}
