//! A pivot with the values x, y and z, and two cells in its sight with x and z, and with y and z.
//!
//! One of the three has z, so that no cell that sees all three can have it.

use super::finder::{Finder, Flow};
use super::view::View;
use super::wing::find_wing;

/// A cell with three values and two that it forces.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_wing(view, found, 3)
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::XyzWing;
    use crate::technique::trial::{conclusions, marks};

    #[test]
    fn one_of_the_pincers_or_the_pivot_has_the_value_they_share() {
        let position = marks(&[(11, &[1, 2, 3]), (15, &[1, 3]), (22, &[2, 3])]);
        assert_eq!(conclusions(&position, XyzWing), ["r1c2<>3 r1c3<>3"]);
    }
}
