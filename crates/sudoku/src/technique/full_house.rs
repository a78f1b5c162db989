//! The last empty cell of a region takes the value that the region still lacks.

use super::finder::{Finder, Flow};
use super::view::View;
use super::{Evidence, hidden_single};
use crate::Values;

/// The last empty cell of a region.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for region in hidden_single::full_regions(view) {
        let group = &view.groups()[region];
        let empty = group.set.and(view.unsolved());
        let Some(cell) = empty.first().filter(|_| empty.len() == 1) else {
            continue;
        };
        let filled = group.cells.iter().filter(|&&other| other != cell);
        let present: Values = filled.map(|&other| view.value(other)).collect();
        let missing = Values::up_to(view.size()).without(present);
        // A wrong entry may leave two values missing, or one that the cell cannot take.
        if let Some(value) = missing.and(view.candidates(cell)).single() {
            let region = Some(group.kind);
            found.place(cell, value, || Evidence::Single { region })?;
        }
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, position};

    #[test]
    fn the_last_cell_of_a_box_is_filled() {
        let position = position("12.. 3... .... ....");
        let found = conclusions(&position, Technique::FullHouse);
        assert_eq!(found, ["r2c2=4"]);
    }

    #[test]
    fn a_region_that_lacks_two_values_because_of_a_mistake_is_left_alone() {
        let position = position("12.. 2... .... ....");
        assert!(conclusions(&position, Technique::FullHouse).is_empty());
    }
}
