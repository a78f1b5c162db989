//! Type 5: two opposite corners, or three, have the same single extra value, so one of them has it.

use super::find_same_extra;
use crate::technique::finder::{Finder, Flow};
use crate::technique::view::View;

/// A rectangle with the same extra value in two or three corners.
pub(in crate::technique) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_same_extra(view, found, |rectangle| {
        !rectangle.is_floor(1) && !rectangle.is_floor(3)
    })
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::{UniqueRectangle2, UniqueRectangle5};
    use crate::technique::trial::{conclusions, marks};

    #[test]
    fn one_of_two_opposite_corners_has_the_extra_value() {
        let (floor, roof): (&[u8], &[u8]) = (&[1, 2], &[1, 2, 3]);
        let position = marks(&[(11, floor), (24, floor), (14, roof), (21, roof)]);
        let expected = ["r1c2<>3 r1c3<>3 r2c5<>3 r2c6<>3"];
        assert_eq!(conclusions(&position, UniqueRectangle5), expected);
        assert!(conclusions(&position, UniqueRectangle2).is_empty());
    }

    #[test]
    fn one_of_three_corners_has_the_extra_value() {
        let (floor, roof): (&[u8], &[u8]) = (&[1, 2], &[1, 2, 3]);
        let position = marks(&[(11, floor), (24, roof), (14, roof), (21, roof)]);
        assert_eq!(
            conclusions(&position, UniqueRectangle5),
            ["r2c5<>3 r2c6<>3"]
        );
    }
}
