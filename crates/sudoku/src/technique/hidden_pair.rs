//! Two values with the same two places in a region keep all others out of these.

use super::finder::{Finder, Flow};
use super::subset;
use super::view::View;

/// Two values with the same two places in a region.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    subset::hidden(view, found, 2)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{at, conclusions, marks};

    #[test]
    fn two_values_with_two_places_in_a_row_drive_the_others_out() {
        let places = [53, 57];
        let mut position = marks(&[]);
        for cell in (51..60).filter(|cell| !places.contains(cell)) {
            for value in [4, 9] {
                position.eliminate(at(cell), value);
            }
        }
        let found = conclusions(&position, Technique::HiddenPair);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].split(' ').count(), 2 * 7);
    }
}
