//! Type 3: the extra values of a side act as one cell, which forms a naked subset with others.
//!
//! One corner of the side has one of its extra values. With `n` other cells of a region that have, with
//! the extra values, `n + 1` values between them, those are used up there. (A hidden subset is the naked
//! one of the rest of the region.)

use super::regions_of_both;
use crate::Values;
use crate::technique::cells::Cells;
use crate::technique::finder::{Finder, Flow};
use crate::technique::rectangle::{Rectangle, each_rectangle};
use crate::technique::view::View;

/// Enough for every subset of a 9 x 9 grid; on larger grids people would not see more.
const MOST_PARTNERS: usize = 6;

/// A rectangle whose extra values form a subset with other cells.
pub(in crate::technique) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    each_rectangle(view, found, |found, rectangle| {
        let Some(side) = rectangle.roof_side() else {
            return Flow::Continue(());
        };
        let extra = rectangle.extra.into_iter().fold(Values::NONE, Values::or);
        if extra.len() < 2 {
            return Flow::Continue(());
        }
        for region in regions_of_both(view, side) {
            let mut rest = view.groups()[region].set.and(view.unsolved());
            for corner in side {
                rest.remove(corner);
            }
            let search = Search {
                view,
                rectangle,
                side,
                region,
            };
            for many in extra.len() - 1..rest.len().min(MOST_PARTNERS + 1) {
                search.choose(found, many, Cells::NONE, extra, rest)?;
            }
        }
        Flow::Continue(())
    })
}

struct Search<'v, const W: usize> {
    view: &'v View<W>,
    rectangle: &'v Rectangle,
    side: [usize; 2],
    region: usize,
}

impl<const W: usize> Search<'_, W> {
    /// Chooses `many` more partners out of `rest`.
    fn choose(
        &self,
        found: &mut Finder,
        many: usize,
        partners: Cells<W>,
        values: Values,
        mut rest: Cells<W>,
    ) -> Flow {
        if many == 0 {
            return self.conclude(found, &partners, values);
        }
        let most = partners.len() + many + 1;
        for cell in rest.iter() {
            found.work()?;
            rest.remove(cell);
            let values = values.or(self.view.candidates(cell));
            if values.len() <= most {
                let partners = partners.or(&Cells::of(cell));
                self.choose(found, many - 1, partners, values, rest)?;
            }
        }
        Flow::Continue(())
    }

    /// The values of a subset go from the rest of the region, and of any other that holds all of it.
    fn conclude(&self, found: &mut Finder, partners: &Cells<W>, values: Values) -> Flow {
        let view = self.view;
        let mut subset = *partners;
        for corner in self.side {
            subset.insert(corner);
        }
        let seen = view.common_peers(&subset);
        let gone = |value| seen.and(view.cells_with(value)).with_value(value);
        let gone = values.iter().flat_map(gone).collect();
        found.eliminate_each(gone, || {
            let kind = view.groups()[self.region].kind;
            self.rectangle
                .evidence(partners.iter().collect(), Some(kind))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::Evidence;
    use crate::technique::Technique::UniqueRectangle3;
    use crate::technique::trial::{at, marks, steps};

    #[test]
    fn the_extra_values_form_a_subset_with_a_partner() {
        let floor: &[u8] = &[1, 2];
        let position = marks(&[
            (11, floor),
            (21, floor),
            (14, &[1, 2, 3]),
            (24, &[1, 2, 4]),
            (34, &[3, 4]),
        ]);
        let steps = steps(&position, UniqueRectangle3);
        assert_eq!(steps.len(), 1);
        // Two values in the rest of column 4 and of the box.
        assert_eq!(steps[0].eliminations.len(), 2 * (6 + 6));
        let Evidence::Rectangle { partners, .. } = &steps[0].evidence else {
            panic!("a rectangle is shown as one");
        };
        assert_eq!(*partners, [at(34)]);
    }
}
