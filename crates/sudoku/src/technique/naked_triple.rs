//! Three cells of a region that share three values keep these from the rest of the region.

use super::finder::{Finder, Flow};
use super::subset;
use super::view::View;

/// Three cells of a region that share three values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    subset::naked(view, found, 3)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, marks};

    #[test]
    fn three_cells_need_not_have_all_three_values() {
        let position = marks(&[(11, &[1, 2]), (15, &[2, 3]), (19, &[1, 3])]);
        let found = conclusions(&position, Technique::NakedTriple);
        let rest = [2, 3, 4, 6, 7, 8].map(|c| format!("r1c{c}<>1 r1c{c}<>2 r1c{c}<>3"));
        assert_eq!(found, [rest.join(" ")]);
    }
}
