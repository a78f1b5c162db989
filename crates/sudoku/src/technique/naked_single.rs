//! A cell with one value left takes it.

use super::Evidence;
use super::finder::{Finder, Flow};
use super::view::View;

/// A cell with one value left.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    for cell in view.unsolved().iter() {
        if let Some(value) = view.candidates(cell).single() {
            found.place(cell, value, || Evidence::Single { region: None })?;
        }
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, position};

    #[test]
    fn a_cell_that_sees_all_other_values_is_filled() {
        let position = position(".2.. 3... .... 4...");
        assert_eq!(conclusions(&position, Technique::NakedSingle), ["r1c1=1"]);
    }
}
