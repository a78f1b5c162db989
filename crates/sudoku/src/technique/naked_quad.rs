//! Four cells of a region that share four values keep these from the rest of the region.

use super::finder::{Finder, Flow};
use super::subset;
use super::view::View;

/// Four cells of a region that share four values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    subset::naked(view, found, 4)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, marks};

    #[test]
    fn four_cells_of_a_box_clear_the_rest_of_it() {
        let quad: [(usize, &[u8]); 4] = [
            (11, &[1, 2]),
            (22, &[2, 3]),
            (33, &[3, 4]),
            (31, &[1, 2, 3, 4]),
        ];
        let found = conclusions(&marks(&quad), Technique::NakedQuad);
        let rest = ["r1c2", "r1c3", "r2c1", "r2c3", "r3c2"];
        let rest = rest.map(|cell| format!("{cell}<>1 {cell}<>2 {cell}<>3 {cell}<>4"));
        assert_eq!(found, [rest.join(" ")]);
    }
}
