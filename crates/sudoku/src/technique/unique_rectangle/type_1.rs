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
