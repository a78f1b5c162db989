//! Type 4: one of the two values must be in the side with the extra values, so the other is not there.

use super::{each_with_partner, regions_of_both};
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
        for (tied, gone) in each_with_partner(rectangle.pair) {
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
