//! Rule overlap: a value that a rule needs is kept from a region, or one that a region needs is kept
//! for a rule.
//!
//! As with locked candidates, but one of the two is a rule beyond the regions. If all combinations of a
//! cage have a value, cells that see all its places in the cage lose it (pointing). If a region has a
//! value only within a cage, the cage has it too, and combinations without it are out (claiming).
//! Killer players call it cage/unit overlap. Nothing changes if the rule is another one.

use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::view::View;
use super::{Evidence, Overlap};
use crate::{Constraint, RegionKind, Values};

/// A value that a rule needs, in cells that all see another.
pub(super) fn pointing<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for (variant, constraint) in view.named_rules() {
        found.work()?;
        let cells = constraint.cells();
        let needed = constraint.needs(&view.all_held(cells));
        for value in needed.iter() {
            if cells.iter().any(|&cell| view.value(cell) == value) {
                continue;
            }
            let places: Cells<W> = cells.iter().copied().collect();
            let places = places.and(view.cells_with(value));
            let evidence = || overlap(variant, None, value, &places);
            found.eliminate(view, &view.common_peers(&places), value, evidence)?;
        }
    }
    Flow::Continue(())
}

/// A value that a region has only in cells of a rule.
pub(super) fn claiming<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for (variant, constraint) in view.named_rules() {
        let cells: Cells<W> = constraint.cells().iter().copied().collect();
        for (region, group) in view.full_groups() {
            let shared = group.set.and(&cells).and(view.unsolved());
            if shared.len() < 2 {
                continue;
            }
            for value in view.all_values() {
                let places = view.places_in(region, value);
                if places.len() < 2 || !places.is_within(&shared) {
                    continue;
                }
                found.work()?;
                let gone = match wherever(view, &**constraint, &places, value) {
                    Some(left) => view.lost(constraint.cells(), &left),
                    None => continue,
                };
                let evidence = || overlap(variant, Some(group.kind), value, &places);
                found.eliminate_each(gone, evidence)?;
            }
        }
    }
    Flow::Continue(())
}

/// What the cells of a rule may hold if a value is in one of these places; `None` if it cannot be.
fn wherever<const W: usize>(
    view: &View<W>,
    constraint: &dyn Constraint,
    places: &Cells<W>,
    value: u8,
) -> Option<Vec<Values>> {
    let cells = constraint.cells();
    let mut any: Option<Vec<Values>> = None;
    for place in places.iter() {
        let mut left = view.all_held(cells);
        for (&cell, left) in cells.iter().zip(&mut left) {
            if cell == place {
                *left = Values::of(value);
            } else if view.peers(place).contains(cell) {
                left.remove(value);
            }
        }
        if constraint.propagate(&mut left) {
            let so_far = any.get_or_insert_with(|| vec![Values::NONE; cells.len()]);
            for (any, left) in so_far.iter_mut().zip(left) {
                *any = any.or(left);
            }
        }
    }
    any
}

fn overlap<const W: usize>(
    variant: usize,
    region: Option<RegionKind>,
    value: u8,
    places: &Cells<W>,
) -> Evidence {
    Evidence::Overlap(Overlap {
        variant,
        region,
        value,
        cells: places.iter().collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::Technique as T;
    use super::super::trial::{conclusions, with_variants};
    use crate::variant::Cage;
    use crate::{Position, Shape};

    /// An empty 4 x 4 grid with one cage.
    fn cage(sum: u32, cells: &[usize]) -> Position {
        let (cells, sum) = (cells.to_vec(), Some(sum));
        with_variants(Shape::new(2, 2).unwrap(), vec![Cage { cells, sum }.into()])
    }

    #[test]
    fn a_value_in_all_combinations_of_a_cage_is_nowhere_else() {
        // 1 + 2 + 4 is the only way to 7, and 2 is only left in the row.
        let mut position = cage(7, &[0, 1, 4]);
        position.eliminate(4, 2);
        let found = conclusions(&position, T::RulePointing);
        assert!(
            found.contains(&"r1c3<>2 r1c4<>2 r2c2<>2".to_owned()),
            "{found:?}"
        );
    }

    #[test]
    fn a_value_that_a_row_has_only_in_a_cage_rules_combinations_out() {
        // 1 + 4 or 2 + 3; with 1 in neither of the other cells of the row, it is 1 + 4.
        let mut position = cage(5, &[0, 1]);
        position.eliminate(2, 1);
        position.eliminate(3, 1);
        let found = conclusions(&position, T::RuleClaiming);
        assert_eq!(found, ["r1c1<>2 r1c1<>3 r1c2<>2 r1c2<>3"]);
    }
}
