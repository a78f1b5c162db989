//! Rectangles of empty cells that must not be left to two values, in the six types of the books.
//!
//! All six start from the same four cells (see [`rectangle`](super::rectangle)) and differ in where the
//! extra values stand: some of them must be true.

mod type_1;
mod type_2;
mod type_3;
mod type_4;
mod type_5;
mod type_6;

pub(super) use type_1::find as type_1;
pub(super) use type_2::find as type_2;
pub(super) use type_3::find as type_3;
pub(super) use type_4::find as type_4;
pub(super) use type_5::find as type_5;
pub(super) use type_6::find as type_6;

use super::finder::{Finder, Flow};
use super::rectangle::{Rectangle, each_rectangle};
use super::view::View;
use crate::Values;

/// Looks for rectangles that `fits` says yes to and whose extra corners all have the same single extra
/// value: one of them has it, so that no cell that sees them all can have it.
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
    use crate::technique::Technique::{self, UniqueRectangle1};
    use crate::technique::trial::{at, conclusions, marks, steps};
    use crate::technique::{Ladder, Settings};
    use crate::variant::{Diagonal, Ground};
    use crate::{Position, Puzzle, Rules, Shape};
    use atisbo_base::Budget;
    use std::sync::Arc;

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
        let ladder = Ladder::new(&marks(&CORNERS), settings);
        let (steps, _) = ladder.all(Technique::uses_uniqueness, &Budget::unlimited());
        assert!(steps.is_empty());
    }

    #[test]
    fn other_rules_may_keep_the_corners_from_being_exchanged() {
        let variants = vec![Diagonal { rising: true }.into()];
        let rules = Rules::with_variants(Ground::new(Shape::CLASSIC), variants).unwrap();
        let mut puzzle = Puzzle::with_rules(Arc::new(rules));
        for (cell, values) in CORNERS {
            puzzle.allow(at(cell), values.iter().copied().collect());
        }
        assert!(steps(&Position::new(&puzzle), UniqueRectangle1).is_empty());
    }
}
