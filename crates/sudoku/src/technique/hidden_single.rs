//! A value with one place left in a region goes there.

use super::Evidence;
use super::finder::{Finder, Flow};
use super::view::View;
use crate::RegionKind;

/// A value with one place left in a region.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for region in full_regions(view) {
        for value in view.all_values() {
            let places = view.places(region, value);
            if places.is_power_of_two() {
                let group = &view.groups()[region];
                let cell = group.cells[places.trailing_zeros() as usize];
                let region = Some(group.kind);
                found.place(cell, value, || Evidence::Single { region })?;
            }
        }
    }
    Flow::Continue(())
}

/// The regions that must have every value, in the order in which a player scans them: boxes, lines,
/// the others.
pub(super) fn full_regions<const W: usize>(view: &View<W>) -> impl Iterator<Item = usize> {
    let of_rank = |rank: usize| {
        let wanted = view.full_groups();
        let wanted = wanted.filter(move |(_, group)| scan_rank(group.kind) == rank);
        wanted.map(|(region, _)| region)
    };
    (0..3).flat_map(of_rank)
}

fn scan_rank(kind: RegionKind) -> usize {
    match kind {
        RegionKind::Box(_) => 0,
        RegionKind::Row(_) | RegionKind::Column(_) => 1,
        RegionKind::Extra(_) => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::{conclusions, position, steps};
    use super::super::{Evidence, Technique};
    use crate::RegionKind;

    #[test]
    fn a_value_that_two_lines_exclude_elsewhere_is_placed_in_the_box() {
        let position = position(".... ..1. .... .1..");
        let found = conclusions(&position, Technique::HiddenSingle);
        assert!(found.contains(&"r1c1=1".to_owned()), "{found:?}");
    }

    #[test]
    fn a_box_is_named_before_a_line() {
        let position = position(".... ..1. .... .1..");
        let found = steps(&position, Technique::HiddenSingle);
        let region = Some(RegionKind::Box(0));
        assert_eq!(found[0].evidence, Evidence::Single { region });
    }
}
