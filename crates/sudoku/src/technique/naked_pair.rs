//! Two cells of a region that share two values keep these from the rest of the region.

use super::finder::{Finder, Flow};
use super::subset;
use super::view::View;

/// Two cells of a region that share two values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    subset::naked(view, found, 2)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, marks};

    #[test]
    fn two_cells_of_a_column_clear_the_rest_of_it() {
        let position = marks(&[(11, &[2, 7]), (51, &[2, 7])]);
        let found = conclusions(&position, Technique::NakedPair);
        let rest = [2, 3, 4, 6, 7, 8, 9].map(|row| format!("r{row}c1<>2 r{row}c1<>7"));
        assert_eq!(found, [rest.join(" ")]);
    }
}
