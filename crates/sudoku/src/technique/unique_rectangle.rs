//! Rectangles of empty cells that must not be left to two values, in the six types of the books.
//!
//! All six start from the same four cells (see [`rectangle`](super::rectangle)) and differ in where the
//! extra values stand: some of them must be true.

mod type_3;

pub(super) use type_3::find as type_3;

use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::rectangle::{Rectangle, each_rectangle};
use super::view::View;
use crate::Values;

/// Three corners have the two values only, so the fourth has neither.
pub(super) fn type_1<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    each_rectangle(view, found, |found, rectangle| {
        if rectangle.floor() != [true, true, false, true] {
            return Flow::Continue(());
        }
        let cell = rectangle.corners[2];
        let gone = view.candidates(cell).and(rectangle.pair);
        found.eliminate_each(gone.in_cell(cell).collect(), || {
            rectangle.evidence(Vec::new(), None)
        })
    })
}

/// Both corners of a side have the same single extra value, so one of them has it.
pub(super) fn type_2<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_same_extra(view, found, |rectangle| rectangle.roof_side().is_some())
}

/// One of the two values must be in the side with the extra values, so the other is not there.
pub(super) fn type_4<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
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

/// Two opposite corners, or three, have the same single extra value, so one of them has it.
pub(super) fn type_5<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_same_extra(view, found, |rectangle| {
        matches!(rectangle.floor(), [_, false, _, false])
    })
}

/// Extra values are in two opposite corners, and one of the two values forms an X-wing.
///
/// The value is in two opposite corners. In those with the extra values it would leave the other value to
/// the rest, and all four could be exchanged.
pub(super) fn type_6<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let shape = view.rules().shape();
    each_rectangle(view, found, |found, rectangle| {
        if rectangle.floor() != [true, false, true, false] {
            return Flow::Continue(());
        }
        let [first, second, third, fourth] = rectangle.corners;
        let rows = [first, third].map(|corner| shape.row(corner));
        let columns = [first, third].map(|corner| shape.size() + shape.column(corner));
        let corners: Cells<W> = rectangle.corners.into_iter().collect();
        for value in rectangle.pair.iter() {
            let ties = |line: usize| view.places_in(line, value).is_within(&corners);
            if corners.is_within(view.cells_with(value))
                && [rows, columns]
                    .iter()
                    .any(|lines| lines.iter().copied().all(ties))
            {
                let roof = [second, fourth].into_iter().collect();
                found.eliminate(view, &roof, value, || rectangle.evidence(Vec::new(), None))?;
            }
        }
        Flow::Continue(())
    })
}

/// Looks for rectangles that `fits` accepts and whose extra corners all have the same single extra value:
/// one of them has it, so that no cell that sees them all can have it.
fn find_same_extra<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    fits: impl Fn(&Rectangle) -> bool,
) -> Flow {
    each_rectangle(view, found, |found, rectangle| {
        let extra = rectangle.extra.into_iter();
        let all = extra.fold(Values::NONE, Values::or);
        match all.single().filter(|_| fits(rectangle)) {
            None => Flow::Continue(()),
            Some(value) => {
                let seen = view.common_peers(&rectangle.roof());
                found.eliminate(view, &seen, value, || rectangle.evidence(Vec::new(), None))
            }
        }
    })
}

/// The regions that hold both cells, as indices.
fn regions_of_both<const W: usize>(
    view: &View<W>,
    [one, other]: [usize; 2],
) -> impl Iterator<Item = usize> {
    let regions = view.groups_of(one).iter().copied();
    regions.filter(move |&region| view.groups()[region].set.contains(other))
}

#[cfg(test)]
mod tests {
    use crate::Shape;
    use crate::technique::Technique::{self, *};
    use crate::technique::trial::{at, conclusions, marks, steps, with_variants};
    use crate::technique::{Ladder, Settings};
    use crate::variant::Diagonal;
    use atisbo_base::Budget;

    const CORNERS: [(usize, &[u8]); 4] = [
        (11, &[1, 2]),
        (14, &[1, 2]),
        (21, &[1, 2]),
        (24, &[1, 2, 3]),
    ];

    #[test]
    fn four_boxes_are_no_rectangle() {
        let cells = [
            (11, CORNERS[0].1),
            (14, CORNERS[1].1),
            (41, CORNERS[2].1),
            (44, CORNERS[3].1),
        ];
        assert!(conclusions(&marks(&cells), UniqueRectangle1).is_empty());
    }

    #[test]
    fn a_single_solution_is_only_assumed_if_allowed() {
        let settings = Settings {
            uniqueness: false,
            ..Settings::default()
        };
        let mut ladder = Ladder::new(&marks(&CORNERS), settings);
        let (steps, _) = ladder.all(Technique::uses_uniqueness, &Budget::unlimited());
        assert!(steps.is_empty());
    }

    #[test]
    fn other_rules_may_keep_the_corners_from_being_exchanged() {
        let variants = vec![Diagonal { rising: true }.into()];
        let mut position = with_variants(Shape::CLASSIC, variants);
        for (cell, values) in CORNERS {
            for gone in (1..=9).filter(|value| !values.contains(value)) {
                position.eliminate(at(cell), gone);
            }
        }
        assert!(steps(&position, UniqueRectangle1).is_empty());
    }

    #[test]
    fn the_corner_that_differs_has_neither_value() {
        let pair: &[u8] = &[1, 2];
        let position = marks(&[(11, pair), (14, pair), (21, pair), (24, &[1, 2, 3])]);
        assert_eq!(
            conclusions(&position, UniqueRectangle1),
            ["r2c4<>1 r2c4<>2"]
        );
    }

    #[test]
    fn the_corner_that_differs_may_lack_one_of_the_values() {
        let pair: &[u8] = &[1, 2];
        let position = marks(&[(11, pair), (14, pair), (21, pair), (24, &[2, 3, 4])]);
        assert_eq!(conclusions(&position, UniqueRectangle1), ["r2c4<>2"]);
    }

    #[test]
    fn one_corner_of_the_side_has_the_extra_value() {
        let (floor, roof): (&[u8], &[u8]) = (&[1, 2], &[1, 2, 3]);
        let position = marks(&[(11, floor), (21, floor), (14, roof), (24, roof)]);
        let steps = steps(&position, UniqueRectangle2);
        assert_eq!(steps.len(), 1);
        // The rest of column 4 and of the box.
        assert_eq!(steps[0].eliminations.len(), 7 + 6);
        assert!(conclusions(&position, UniqueRectangle5).is_empty());
    }

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

    #[test]
    fn one_of_two_opposite_corners_has_the_extra_value() {
        let (floor, roof): (&[u8], &[u8]) = (&[1, 2], &[1, 2, 3]);
        let position = marks(&[(11, floor), (24, floor), (14, roof), (21, roof)]);
        let expected = ["r1c2<>3 r1c3<>3 r2c5<>3 r2c6<>3"];
        assert_eq!(conclusions(&position, UniqueRectangle5), expected);
        assert!(conclusions(&position, UniqueRectangle2).is_empty());
    }

    #[test]
    fn one_of_three_corners_has_the_extra_value() {
        let (floor, roof): (&[u8], &[u8]) = (&[1, 2], &[1, 2, 3]);
        let position = marks(&[(11, floor), (24, roof), (14, roof), (21, roof)]);
        assert_eq!(
            conclusions(&position, UniqueRectangle5),
            ["r2c5<>3 r2c6<>3"]
        );
    }

    #[test]
    fn the_value_of_the_x_wing_is_not_where_the_extra_values_are() {
        let floor: &[u8] = &[1, 2];
        let mut position = marks(&[(11, floor), (24, floor), (14, &[1, 2, 3]), (21, &[1, 2, 4])]);
        for column in [2, 3, 5, 6, 7, 8, 9] {
            position.eliminate(at(10 + column), 1);
            position.eliminate(at(20 + column), 1);
        }
        assert_eq!(
            conclusions(&position, UniqueRectangle6),
            ["r1c4<>1 r2c1<>1"]
        );
    }
}
