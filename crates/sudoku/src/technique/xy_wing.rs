//! A pivot with the values x and y, and two cells in its sight with x and z, and with y and z.
//!
//! One of the two has z, so that no cell that sees both can have it.

use super::finder::{Finder, Flow};
use super::view::View;
use super::wing::find_wing;

/// A cell with two values and two that it forces.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_wing(view, found, 2)
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::XyWing;
    use crate::technique::trial::{conclusions, marks};

    #[test]
    fn one_of_the_pincers_has_the_value_they_share() {
        let position = marks(&[(11, &[1, 2]), (15, &[1, 3]), (51, &[2, 3])]);
        assert_eq!(conclusions(&position, XyWing), ["r5c5<>3"]);
    }
}
