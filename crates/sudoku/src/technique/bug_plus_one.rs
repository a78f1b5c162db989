//! All cells have two candidates but one, which has three: the bivalue universal grave plus one.
//!
//! Without the third candidate every value would have two places in every region that lacks it, and all
//! could be exchanged: there would be no solution or several. So the cell has the value that stands
//! three times in its regions.

use super::Evidence;
use super::finder::{Finder, Flow};
use super::view::View;

/// One cell keeps all cells from having two candidates.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let Some(cell) = odd_cell(view).filter(|_| view.is_plain()) else {
        return Flow::Continue(());
    };
    let keeps_off = |&value: &u8| is_grave_without(view, cell, value);
    match view.candidates(cell).iter().find(keeps_off) {
        Some(value) => found.place(cell, value, || Evidence::Grave { cell }),
        None => Flow::Continue(()),
    }
}

/// The cell with three candidates, if all others have two.
fn odd_cell<const W: usize>(view: &View<W>) -> Option<usize> {
    let mut odd = None;
    for cell in view.unsolved().iter() {
        match view.candidates(cell).len() {
            2 => {}
            3 if odd.is_none() => odd = Some(cell),
            _ => return None,
        }
    }
    odd
}

/// Whether each value has two places or none in each region once this candidate is gone.
fn is_grave_without<const W: usize>(view: &View<W>, cell: usize, value: u8) -> bool {
    view.groups().iter().enumerate().all(|(index, region)| {
        view.all_values().all(|other| {
            let places = view.places(index, other).count_ones();
            let removed = u32::from(other == value && region.set.contains(cell));
            matches!(places - removed, 0 | 2)
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::BugPlusOne;
    use crate::technique::trial::{conclusions, position};

    const GRAVE: &str = "..3.217....8.392...52.6439. 586147923..1386475437952816
                         ..5418639819673542364295187";

    #[test]
    fn the_cell_with_three_candidates_has_the_value_that_stands_three_times() {
        assert_eq!(conclusions(&position(GRAVE), BugPlusOne), ["r2c1=7"]);
    }

    #[test]
    fn with_a_candidate_less_it_is_no_grave() {
        let mut position = position(GRAVE);
        let cell = position
            .values()
            .iter()
            .position(|&value| value == 0)
            .unwrap();
        position.eliminate(cell, position.candidates(cell).first().unwrap());
        assert!(conclusions(&position, BugPlusOne).is_empty());
    }
}
