//! Type 2: both corners of a side have the same single extra value, so one of them has it.

use super::find_same_extra;
use crate::technique::finder::{Finder, Flow};
use crate::technique::view::View;

/// A rectangle with the same extra value in two corners of a side.
pub(in crate::technique) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_same_extra(view, found, |rectangle| rectangle.roof_side().is_some())
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::{UniqueRectangle2, UniqueRectangle5};
    use crate::technique::trial::{conclusions, marks, steps};

    #[test]
    fn one_corner_of_the_side_has_the_extra_value() {
        let (floor, roof): (&[u8], &[u8]) = (&[1, 2], &[1, 2, 3]);
        let position = marks(&[(11, floor), (21, floor), (14, roof), (24, roof)]);
        let steps = steps(&position, UniqueRectangle2);
        assert_eq!(steps.len(), 1);
        // The rest of column 4 and of the box.
        assert_eq!(steps[0].eliminations.len(), 7 + 6);
        assert!(conclusions(&position, UniqueRectangle5).is_empty());
    }
}
