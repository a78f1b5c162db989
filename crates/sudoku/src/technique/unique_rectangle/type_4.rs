//! Type 4: one of the two values must be in the side with the extra values, so the other is not there.

use super::regions_of_both;
use crate::technique::finder::{Finder, Flow};
use crate::technique::rectangle::each_rectangle;
use crate::technique::view::View;

/// A rectangle one of whose values is tied to one side.
pub(in crate::technique) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    each_rectangle(view, found, |found, rectangle| {
        let Some(side) = rectangle.roof_side() else {
            return Flow::Continue(());
        };
        let cells = side.into_iter().collect();
        for (tied, gone) in rectangle.values_with_other() {
            for region in regions_of_both(view, side) {
                if view.places_in(region, tied) == cells {
                    let kind = view.groups()[region].kind;
                    found.eliminate(view, &cells, gone, || {
                        rectangle.evidence(Vec::new(), Some(kind))
                    })?;
                }
            }
        }
        Flow::Continue(())
    })
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::UniqueRectangle4;
    use crate::technique::trial::{at, conclusions, marks};

    #[test]
    fn the_value_that_is_not_tied_to_the_side_goes() {
        let floor: &[u8] = &[1, 2];
        let mut position = marks(&[(11, floor), (21, floor), (14, &[1, 2, 3]), (24, &[1, 2, 4])]);
        for row in 3..=9 {
            position.eliminate(at(10 * row + 4), 1);
        }
        assert_eq!(
            conclusions(&position, UniqueRectangle4),
            ["r1c4<>2 r2c4<>2"]
        );
    }
}
