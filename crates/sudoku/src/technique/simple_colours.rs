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
