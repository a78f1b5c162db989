//! Two cells in both a box and a line that share two values keep these from the rest of both.

use super::finder::{Finder, Flow};
use super::subset;
use super::view::View;

/// Two cells in a box and a line that share two values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    subset::locked(view, found, 2)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{at, conclusions, marks};

    #[test]
    fn two_cells_in_a_box_and_a_row_clear_both() {
        let position = marks(&[(11, &[2, 7]), (12, &[2, 7])]);
        let found = conclusions(&position, Technique::LockedPair);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].split(' ').count(), 2 * (7 + 6));
    }

    #[test]
    fn two_cells_that_clear_only_one_region_are_a_plain_pair() {
        let mut position = marks(&[(11, &[2, 7]), (12, &[2, 7])]);
        for cell in (21..24).chain(31..34).chain([13]) {
            position.eliminate(at(cell), 2);
            position.eliminate(at(cell), 7);
        }
        assert!(conclusions(&position, Technique::LockedPair).is_empty());
        assert_eq!(conclusions(&position, Technique::NakedPair).len(), 1);
    }
}
