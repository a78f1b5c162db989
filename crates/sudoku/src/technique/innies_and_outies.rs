//! Innies and outies: what cages leave of whole regions, or have beyond them, has a sum that is known.
//!
//! Each value is once in a full region, so that a region of 9 cells adds up to 45. Take from some
//! regions the cages that are mostly in them: the cells left over are the innies, the cells of those
//! cages outside are the outies. Innies alone have a sum; so have outies alone; if there are both, the
//! difference of their sums is known. Sums with few regions come first, as a player looks for them.

use super::finder::{Finder, Flow};
use super::view::View;
use super::{Candidate, Evidence};
use crate::Values;
use crate::constraint::Leftover;

/// A player does not add up more empty cells than that.
const MOST_EMPTY: usize = 6;

/// Cells that cages leave of regions.
pub(super) fn innies<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find(view, found, |leftover| leftover.sum.outies.is_empty())
}

/// Cells that cages have beyond regions.
pub(super) fn outies<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find(view, found, |leftover| leftover.sum.innies.is_empty())
}

/// Both, of which the difference is known.
pub(super) fn difference<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find(view, found, |leftover| {
        !leftover.sum.innies.is_empty() && !leftover.sum.outies.is_empty()
    })
}

fn find<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    is_wanted: impl Fn(&Leftover) -> bool,
) -> Flow {
    let leftovers = view.rules().leftovers().iter();
    for leftover in leftovers.filter(|leftover| is_wanted(leftover)) {
        found.work()?;
        let constraint = &*leftover.constraint;
        let cells = constraint.cells().iter().copied();
        let empty: Vec<usize> = cells.filter(|&cell| view.value(cell) == 0).collect();
        if empty.len() > MOST_EMPTY {
            continue;
        }
        let gone = view.removed_by(constraint);
        let evidence = || Evidence::InniesAndOuties(leftover.sum.clone());
        match (&empty[..], only_value_left(view, &gone)) {
            (&[cell], Some(value)) => found.place(cell, value, evidence)?,
            _ => found.eliminate_each(gone, evidence)?,
        }
    }
    Flow::Continue(())
}

/// The value that is left of the cell of the first of these candidates once all of them are gone.
fn only_value_left<const W: usize>(view: &View<W>, gone: &[Candidate]) -> Option<u8> {
    let cell = gone.first()?.cell;
    let gone: Values = gone.iter().map(|candidate| candidate.value).collect();
    view.candidates(cell).without(gone).single()
}

#[cfg(test)]
mod tests {
    use super::super::Technique as T;
    use super::super::trial::{conclusions, with_variants};
    use crate::variant::Cage;
    use crate::{Position, Shape};

    /// An empty 4 x 4 grid with cages, each a sum and its cells.
    fn cages(cages: &[(u32, &[usize])]) -> Position {
        let cage = |&(sum, cells): &(u32, &[usize])| {
            let (cells, sum) = (cells.to_vec(), Some(sum));
            Cage { cells, sum }.into()
        };
        with_variants(Shape::new(2, 2).unwrap(), cages.iter().map(cage).collect())
    }

    #[test]
    fn what_a_cage_leaves_of_a_row_is_its_innie() {
        let position = cages(&[(7, &[0, 1, 2])]);
        assert_eq!(conclusions(&position, T::Innies)[0], "r1c4=3");
    }

    #[test]
    fn two_innies_share_a_sum() {
        let position = cages(&[(7, &[0, 1])]);
        let found = conclusions(&position, T::Innies);
        assert_eq!(
            found,
            [
                "r1c3<>3 r1c3<>4 r1c4<>3 r1c4<>4",
                "r2c1<>3 r2c1<>4 r2c2<>3 r2c2<>4"
            ]
        );
    }

    #[test]
    fn what_cages_have_beyond_a_row_is_its_outie() {
        let position = cages(&[(3, &[0, 1]), (9, &[2, 3, 7])]);
        let found = conclusions(&position, T::Outies);
        assert_eq!(found, ["r2c4=2"]);
    }

    #[test]
    fn innies_and_outies_have_a_difference() {
        // Of row 1 the cage leaves r1c4, and it has r2c1 beyond: r1c4 is one more.
        let position = cages(&[(9, &[0, 1, 2, 4])]);
        let found = conclusions(&position, T::InnieOutieDifference);
        assert!(found.contains(&"r1c4<>1 r2c1<>4".to_owned()), "{found:?}");
    }

    #[test]
    fn cages_without_a_sum_leave_nothing() {
        let cells = vec![0, 1, 2];
        let cage = Cage { cells, sum: None };
        let position = with_variants(Shape::new(2, 2).unwrap(), vec![cage.into()]);
        assert!(conclusions(&position, T::Innies).is_empty());
    }
}
