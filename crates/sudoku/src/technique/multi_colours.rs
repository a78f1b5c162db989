//! Two clusters of places of a value that see each other.
//!
//! If a colour sees both colours of another cluster, it is false. If a colour of one cluster sees a
//! colour of another, they are not both true: one of their opposites is, and a cell that sees both
//! opposites cannot have the value.

use super::Evidence;
use super::cells::Cells;
use super::colouring::{clusters, in_sight_of};
use super::finder::{Finder, Flow};
use super::view::View;

/// Two clusters of places in two colours each.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for value in view.all_values() {
        if view.without_way(found, value)?.is_empty() {
            continue;
        }
        let clusters = clusters(view, value);
        for (index, first) in clusters.iter().enumerate() {
            for second in &clusters[index + 1..] {
                found.work()?;
                if !in_sight_of(view, &first.cells()).meets(&second.cells()) {
                    continue;
                }
                let evidence = || Evidence::Colours {
                    value,
                    clusters: vec![first.listed(), second.listed()],
                };
                for (cluster, other) in [(first, second), (second, first)] {
                    for colour in &cluster.colours {
                        let seen = in_sight_of(view, colour);
                        if other.colours.iter().all(|colour| seen.meets(colour)) {
                            found.eliminate(view, colour, value, evidence)?;
                        }
                    }
                }
                let mut trapped = Cells::NONE;
                for [near, opposite] in first.both_ways() {
                    for [far, far_opposite] in second.both_ways() {
                        if in_sight_of(view, near).meets(far) {
                            let seen = in_sight_of(view, opposite);
                            let seen = seen.and(&in_sight_of(view, far_opposite));
                            trapped = trapped.or(&seen);
                        }
                    }
                }
                found.eliminate(view, &trapped, value, evidence)?;
            }
        }
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::MultiColours;
    use crate::technique::trial::{conclusions, places};

    #[test]
    fn opposites_of_colours_that_see_each_other_trap_a_cell() {
        let position = places(
            1,
            "x...x.... ...xxxxxx ..xxxxxxx
             xxxxxxxxx xxxxxxxxx x......x.
             xxxxxxxxx xxxxxxxxx xxxxxxxxx",
        );
        assert_eq!(conclusions(&position, MultiColours), ["r3c8<>1"]);
    }

    #[test]
    fn a_colour_that_sees_both_colours_of_a_cluster_is_false() {
        let position = places(
            1,
            "x.......x xxxxxxxx. xxxxxxxx.
             xxxxxxxx. xxxxxxxx. xxxxxxxx.
             x..xxxxx. ..xxxxxxx ...xxxxx.",
        );
        let first = &conclusions(&position, MultiColours)[0];
        assert_eq!(first, "r1c1<>1 r8c9<>1");
    }
}
