//! Type 1: three corners have the two values only, so the fourth has neither.

use crate::technique::Candidate;
use crate::technique::finder::{Finder, Flow};
use crate::technique::rectangle::each_rectangle;
use crate::technique::view::View;

/// A rectangle with one corner that differs.
pub(in crate::technique) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    each_rectangle(view, found, |found, rectangle| {
        let floor = [true, true, false, true];
        if (0..4).any(|corner| rectangle.is_floor(corner) != floor[corner]) {
            return Flow::Continue(());
        }
        let cell = rectangle.corners[2];
        let gone = view.candidates(cell).and(rectangle.pair).iter();
        let gone = gone.map(|value| Candidate { cell, value }).collect();
        found.eliminate_each(gone, || rectangle.evidence(Vec::new(), None))
    })
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::UniqueRectangle1;
    use crate::technique::trial::{conclusions, marks};

    #[test]
    fn the_corner_that_differs_has_neither_value() {
        let pair: &[u8] = &[1, 2];
        let position = marks(&[(11, pair), (14, pair), (21, pair), (24, &[1, 2, 3])]);
        assert_eq!(
            conclusions(&position, UniqueRectangle1),
            ["r2c4<>1 r2c4<>2"]
        );
    }

    #[test]
    fn the_corner_that_differs_may_lack_one_of_the_values() {
        let pair: &[u8] = &[1, 2];
        let position = marks(&[(11, pair), (14, pair), (21, pair), (24, &[2, 3, 4])]);
        assert_eq!(conclusions(&position, UniqueRectangle1), ["r2c4<>2"]);
    }
}
