//! The fish of size three (three lines on each side), basic, with fins, sashimi, with boxes, and mixed.

use super::finder::{Finder, Flow};
use super::fish;
use super::view::View;

/// The lines on each side.
const SIZE: usize = 3;

/// A value in three lines at the same three crossings.
pub(super) fn basic<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::basic(view, found, SIZE)
}

/// A swordfish but for a fin.
pub(super) fn finned<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::finned(view, found, SIZE)
}

/// A swordfish but for a fin, with a corner missing.
pub(super) fn sashimi<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::sashimi(view, found, SIZE)
}

/// A swordfish with boxes among its regions, finned or not.
pub(super) fn franken<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::franken(view, found, SIZE)
}

/// A swordfish with rows and columns on one side, finned or not.
pub(super) fn mutant<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::mutant(view, found, SIZE)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, places};

    #[test]
    fn three_rows_clear_three_columns() {
        let position = places(
            5,
            "x..x..... xxxxxxxxx xxxxxxxxx \
             ...x...x. xxxxxxxxx xxxxxxxxx \
             x......x. xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::Swordfish);
        let gone = [2, 3, 5, 6, 8, 9].map(|row| format!("r{row}c1<>5 r{row}c4<>5 r{row}c8<>5"));
        assert_eq!(found, [gone.join(" ")]);
    }

    #[test]
    fn a_fin_leaves_what_it_sees() {
        let position = places(
            5,
            "x..x..... xxxxxxxxx xxxxxxxxx \
             ...x...x. xxxxxxxxx xxxxxxxxx \
             xx.....x. xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::FinnedSwordfish);
        assert!(found.contains(&"r8c1<>5 r9c1<>5".to_owned()), "{found:?}");
    }

    #[test]
    fn the_corner_beside_the_fin_may_be_missing() {
        let position = places(
            5,
            "x..x..... xxxxxxxxx xxxxxxxxx \
             ...x...x. xxxxxxxxx xxxxxxxxx \
             .x.....x. xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::SashimiSwordfish);
        assert!(found.contains(&"r8c1<>5 r9c1<>5".to_owned()), "{found:?}");
    }

    #[test]
    fn a_box_may_stand_for_a_row() {
        let position = places(
            5,
            "x.xxxxxxx x.xxxxxxx x.xxxxxxx \
             xxxxxxxxx x....x... xxxxxxxxx \
             ..x..x... xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::FrankenSwordfish);
        let largest = found.iter().map(|gone| gone.split(' ').count()).max();
        assert_eq!(largest, Some(15));
    }
}
