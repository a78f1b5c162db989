//! Three cells in both a box and a line that share three values keep these from the rest of both.

use super::finder::{Finder, Flow};
use super::subset;
use super::view::View;

/// Three cells in a box and a line that share three values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    subset::locked(view, found, 3)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, marks};

    #[test]
    fn three_cells_in_a_box_and_a_column_clear_both() {
        let position = marks(&[(11, &[2, 7]), (21, &[5, 7]), (31, &[2, 5, 7])]);
        let found = conclusions(&position, Technique::LockedTriple);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].split(' ').count(), 3 * (6 + 6));
    }
}
