//! XY-wing and XYZ-wing: a pivot and two cells with two values each in its sight, three values between
//! them.
//!
//! The pivot has the values x and y, its pincers x and z, and y and z: one of the two has z, so that no
//! cell that sees both can have it. If the pivot may have z itself, one of the three has it, and no cell
//! that sees all three can.

use super::Evidence;
use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::view::View;

/// Looks for wings whose pivot has `many` values: two, or three if it may hold the shared value itself.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder, many: usize) -> Flow {
    let pairs = view.bivalue();
    let is_pivot = |&cell: &usize| view.candidates(cell).len() == many;
    for pivot in view.unsolved().iter().filter(is_pivot) {
        let hub = view.candidates(pivot);
        let fits = |&cell: &usize| {
            let pincer = view.candidates(cell);
            pincer != hub && pincer.or(hub).len() == 3
        };
        let near = pairs.and(view.peers(pivot));
        let pincers: Cells<W> = near.iter().filter(fits).collect();
        let mut others = pincers;
        for one in pincers.iter() {
            others.remove(one);
            for other in others.iter() {
                found.work()?;
                let (first, second) = (view.candidates(one), view.candidates(other));
                let Some(value) = first.and(second).single() else {
                    continue;
                };
                if first.or(second).or(hub).len() > 3 {
                    continue;
                }
                let mut seen = view.peers(one).and(view.peers(other));
                if hub.contains(value) {
                    seen = seen.and(view.peers(pivot));
                }
                found.eliminate(view, &seen, value, || Evidence::Wing {
                    pivot,
                    pincers: vec![one, other],
                    value,
                })?;
            }
        }
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::{XyWing, XyzWing};
    use crate::technique::trial::{conclusions, marks};

    #[test]
    fn one_of_the_pincers_has_the_value_they_share() {
        let position = marks(&[(11, &[1, 2]), (15, &[1, 3]), (51, &[2, 3])]);
        assert_eq!(conclusions(&position, XyWing), ["r5c5<>3"]);
    }

    #[test]
    fn one_of_the_pincers_or_the_pivot_has_the_value_they_share() {
        let position = marks(&[(11, &[1, 2, 3]), (15, &[1, 3]), (22, &[2, 3])]);
        assert_eq!(conclusions(&position, XyzWing), ["r1c2<>3 r1c3<>3"]);
    }
}
