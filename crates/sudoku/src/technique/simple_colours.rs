//! One cluster of places of a value in two colours.
//!
//! A wrap: two cells of a colour see each other, so that the whole colour is false. A trap: a cell that
//! sees both colours cannot have the value.

use super::Evidence;
use super::colouring::{clusters, in_sight_of};
use super::finder::{Finder, Flow};
use super::view::View;

/// Places of one value in two colours.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for value in view.all_values() {
        if view.without_way(found, value)?.is_empty() {
            continue;
        }
        for cluster in clusters(view, value) {
            found.work()?;
            let evidence = || Evidence::Colours {
                value,
                clusters: vec![cluster.listed()],
            };
            for colour in &cluster.colours {
                if in_sight_of(view, colour).meets(colour) {
                    found.eliminate(view, colour, value, evidence)?;
                }
            }
            let [one, other] = &cluster.colours;
            let seen = in_sight_of(view, one).and(&in_sight_of(view, other));
            let outside = seen.without(&cluster.cells());
            found.eliminate(view, &outside, value, evidence)?;
        }
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::SimpleColours;
    use crate::technique::trial::{conclusions, places};

    #[test]
    fn a_cell_that_sees_both_colours_is_trapped() {
        let position = places(
            1,
            "x...x.... xxxx.xxxx xxxx.xxxx
             xxxx.xxxx xxxx.xxxx .x..x....
             xxxx.xxxx xxxx.xxxx xxxx.xxxx",
        );
        let expected = ["r2c2<>1 r3c2<>1 r4c1<>1 r5c1<>1"];
        assert_eq!(conclusions(&position, SimpleColours), expected);
    }

    #[test]
    fn a_colour_with_two_cells_in_a_box_is_false() {
        let position = places(
            1,
            "x...x.... x.xx.xxxx xxxx.xxxx
             x.xx.xxxx x.xx.xxxx .x..x....
             x.xx.xxxx x.xx.xxxx x.xx.xxxx",
        );
        let first = &conclusions(&position, SimpleColours)[0];
        assert_eq!(first, "r1c1<>1 r3c2<>1 r6c5<>1");
    }
}
