//! A value whose places in one region all see a cell cannot be in that cell.
//!
//! From a box into a line it is called pointing, from a line into a box claiming. Nothing changes if
//! the regions are others, as long as the first must have every value. Where rules beyond the regions
//! keep cells apart, the places may even see a cell that shares no region with all of them.

use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::view::View;
use super::{Candidate, Evidence, Implication, Premise, Reason};
use crate::RegionKind;
use crate::values::bits;

/// A value whose places in a box lie in one line.
pub(super) fn pointing<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find(view, found, RegionKind::is_box)
}

/// A value whose places in a line lie in one box.
pub(super) fn claiming<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find(view, found, |kind| !kind.is_box())
}

fn find<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    is_wanted: impl Fn(RegionKind) -> bool,
) -> Flow {
    for (region, group) in view.full_groups().filter(|it| is_wanted(it.1.kind)) {
        for value in view.all_values() {
            let places = view.places(region, value);
            if places.count_ones() < 2 {
                continue;
            }
            let mut seen = *view.cells_with(value);
            for place in bits(places) {
                seen = seen.and(view.peers(group.cells[place]));
                if seen.is_empty() {
                    break;
                }
            }
            if !seen.is_empty() {
                report(view, found, region, value, seen)?;
            }
        }
    }
    Flow::Continue(())
}

/// What the places see, by the region they share with it; the cells of none come last.
fn report<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    region: usize,
    value: u8,
    mut seen: Cells<W>,
) -> Flow {
    let from = view.groups()[region].kind;
    let places = view.places_in(region, value);
    let shared = places.first().map_or(&[][..], |cell| view.groups_of(cell));
    for &other in shared.iter().filter(|&&other| other != region) {
        let group = &view.groups()[other];
        if !places.is_within(&group.set) {
            continue;
        }
        let gone = seen.and(&group.set);
        seen = seen.without(&gone);
        found.eliminate(view, &gone, value, || Evidence::Intersection {
            value,
            from,
            to: group.kind,
            cells: places.iter().collect(),
        })?;
    }
    found.eliminate(view, &seen, value, || Evidence::Forcing {
        premise: Premise::Place {
            region: from,
            value,
        },
        branches: places
            .iter()
            .map(|place| branch(place, &seen, value))
            .collect(),
    })
}

/// If the value is in this place, it is in none of the cells that the place sees.
fn branch<const W: usize>(place: usize, seen: &Cells<W>, value: u8) -> Vec<Implication> {
    let gone = seen.iter().map(|cell| Implication {
        candidate: Candidate { cell, value },
        holds: false,
        because: vec![0],
        reason: Reason::Seen,
    });
    let supposed = Implication::supposed(Candidate { cell: place, value });
    std::iter::once(supposed).chain(gone).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, places, with_variants};
    use crate::Shape;
    use crate::variant::{AntiKnight, Jigsaw};

    #[test]
    fn a_box_points_along_a_line() {
        let position = places(3, "xxxx ..xx xxxx xxxx");
        let found = conclusions(&position, Technique::Pointing);
        assert_eq!(found, ["r1c3<>3 r1c4<>3"]);
    }

    #[test]
    fn a_line_claims_a_value_for_a_box() {
        let position = places(3, "xx.. xxxx xxxx xxxx");
        let found = conclusions(&position, Technique::Claiming);
        assert_eq!(found, ["r2c1<>3 r2c2<>3"]);
    }

    #[test]
    fn a_jigsaw_box_may_meet_a_line_anywhere() {
        let regions = vec![
            vec![0, 1, 2, 4],
            vec![3, 6, 7, 10],
            vec![5, 8, 9, 12],
            vec![11, 13, 14, 15],
        ];
        let shape = Shape::new(2, 2).unwrap();
        let mut position = with_variants(shape, vec![Jigsaw { regions }.into()]);
        position.eliminate(4, 2);
        let found = conclusions(&position, Technique::Pointing);
        assert!(found.contains(&"r1c4<>2".to_owned()), "{found:?}");
    }

    #[test]
    fn places_may_see_a_cell_by_another_rule_than_a_region() {
        let mut position = with_variants(Shape::CLASSIC, vec![AntiKnight.into()]);
        // What is left of the first box for 1 is r1c3 and r2c2.
        for cell in [0, 1, 9, 11, 18, 19, 20] {
            position.eliminate(cell, 1);
        }
        let found = conclusions(&position, Technique::Pointing);
        assert_eq!(found, ["r1c4<>1 r2c5<>1 r3c4<>1 r4c3<>1"]);
    }
}
