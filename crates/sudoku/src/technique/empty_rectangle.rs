//! A box whose places for a value lie in one row and one column, and a line with two places.
//!
//! If the value is not in the box's column, it is in the box's row; then it is not at one end of a
//! strong link in another column, so it is at the other end. A cell that sees both the box's column and
//! that other end cannot have it. Rows and columns may change roles.

use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::strong_links::{StrongLink, alternating, strong_links};
use super::view::{Group, View};

/// A box whose places form a cross, and a line with two places.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let mut links = Vec::new();
    for value in view.all_values() {
        if view.without_way(found, value)?.is_empty() {
            continue;
        }
        links.clear();
        links.extend(strong_links(view, value).filter(|link| link.kind.is_line()));
        if links.is_empty() {
            continue;
        }
        for (index, block) in view.full_groups().filter(|it| it.1.kind.is_box()) {
            let places = view.places_in(index, value);
            if places.len() < 2 {
                continue;
            }
            for arm in view.groups().iter().filter(|group| group.kind.is_line()) {
                if let Some(cross) = Cross::new(view, block, &places, arm) {
                    cross.close(view, found, value, &links)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The places of a value in a box: those in a line, and the rest, all in another line that crosses it.
struct Cross<'v, const W: usize> {
    block: &'v Group<W>,
    arm: &'v Group<W>,
    in_arm: Cells<W>,
    beam: &'v Group<W>,
    in_beam: Cells<W>,
}

impl<'v, const W: usize> Cross<'v, W> {
    fn new(
        view: &'v View<W>,
        block: &'v Group<W>,
        places: &Cells<W>,
        arm: &'v Group<W>,
    ) -> Option<Self> {
        let in_arm = places.and(&arm.set);
        if in_arm.is_empty() {
            return None;
        }
        let in_beam = places.without(&arm.set);
        let mut regions = view.groups_of(in_beam.first()?).iter();
        let beam = regions.find_map(|&region| {
            let beam = &view.groups()[region];
            (beam.kind.is_line() && beam.kind.is_row() != arm.kind.is_row()).then_some(beam)
        })?;
        in_beam.is_within(&beam.set).then_some(Cross {
            block,
            arm,
            in_arm,
            beam,
            in_beam,
        })
    }

    /// Looks for strong links parallel to the arm that start in the beam.
    fn close(&self, view: &View<W>, found: &mut Finder, value: u8, links: &[StrongLink]) -> Flow {
        for link in links {
            if link.kind.is_row() != self.arm.kind.is_row()
                || link.ends.iter().any(|&end| self.block.set.contains(end))
            {
                continue;
            }
            for [near, far] in link.both_ways() {
                if !self.beam.set.contains(near) {
                    continue;
                }
                found.work()?;
                let seen = view.common_peers(&self.in_arm);
                let seen = seen.and(view.peers(far)).and(&self.arm.set);
                found.eliminate(view, &seen, value, || {
                    let nodes = [
                        self.in_arm.iter().collect(),
                        self.in_beam.iter().collect(),
                        vec![near],
                        vec![far],
                    ];
                    alternating(nodes.map(|cells| (cells, value)))
                })?;
            }
        }
        Flow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::Evidence;
    use crate::technique::Technique::EmptyRectangle;
    use crate::technique::trial::{at, conclusions, places, steps};

    #[test]
    fn a_cross_in_a_box_and_a_column_with_two_places_meet_in_a_cell() {
        let position = places(
            1,
            ".x.xxx.xx x.xxxxxxx .x.xxx.xx
             xxxxxx.xx xxxxxx.xx xxxxxx.xx
             xxxxxx.xx xxxxxxxxx xxxxxx.xx",
        );
        assert_eq!(conclusions(&position, EmptyRectangle), ["r8c2<>1"]);
        let Evidence::Chain { nodes, .. } = &steps(&position, EmptyRectangle)[0].evidence else {
            panic!("an empty rectangle is a chain");
        };
        let cells: Vec<_> = nodes.iter().map(|node| node.cells.clone()).collect();
        let expected = [vec![12, 32], vec![21, 23], vec![27], vec![87]];
        assert_eq!(
            cells,
            expected.map(|cells| cells.into_iter().map(at).collect::<Vec<_>>())
        );
    }
}
