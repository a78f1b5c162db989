//! A rectangle with one corner left to two values, and one of these tied to the corner across both ways.
//!
//! If the corner across had the other value, the tied value would be in both of the remaining corners,
//! and all four could be exchanged.

use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::rectangle::{each_rectangle, lines};
use super::view::View;

/// A rectangle three of whose corners may differ, one value tied both ways.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    each_rectangle(view, found, |found, rectangle| {
        let [_, second, third, fourth] = rectangle.corners;
        for (tied, gone) in rectangle.values_with_other() {
            let places = lines(view, third).map(|line| line.and(view.cells_with(tied)));
            if places == [Cells::of(fourth), Cells::of(second)] {
                found.eliminate(view, &Cells::of(third), gone, || {
                    rectangle.evidence(Vec::new(), None)
                })?;
            }
        }
        Flow::Continue(())
    })
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::HiddenRectangle;
    use crate::technique::trial::{at, conclusions, marks};

    #[test]
    fn the_corner_across_cannot_have_the_value_that_is_not_tied() {
        let mut position = marks(&[(11, &[1, 2])]);
        for other in [2, 3, 5, 6, 7, 8, 9] {
            position.eliminate(at(20 + other), 1);
        }
        for other in 3..=9 {
            position.eliminate(at(10 * other + 4), 1);
        }
        assert_eq!(conclusions(&position, HiddenRectangle), ["r2c4<>2"]);
    }
}
