//! The fish of size four (four lines on each side), basic, with fins, sashimi, with boxes, and mixed.

use super::finder::{Finder, Flow};
use super::fish;
use super::view::View;

/// The lines on each side.
const SIZE: usize = 4;

/// A value in four lines at the same four crossings.
pub(super) fn basic<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::basic(view, found, SIZE)
}

/// A jellyfish but for a fin.
pub(super) fn finned<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::finned(view, found, SIZE)
}

/// A jellyfish but for a fin, with a corner missing.
pub(super) fn sashimi<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::sashimi(view, found, SIZE)
}

/// A jellyfish with boxes among its regions, finned or not.
pub(super) fn franken<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::franken(view, found, SIZE)
}

/// A jellyfish with rows and columns on one side, finned or not.
pub(super) fn mutant<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    fish::mutant(view, found, SIZE)
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, places};

    #[test]
    fn four_rows_clear_four_columns() {
        let position = places(
            5,
            "x..x..... xxxxxxxxx xxxxxxxxx \
             ...x...x. xxxxxxxxx xxxxxxxxx \
             ......xx. xxxxxxxxx x.....x..",
        );
        let found = conclusions(&position, Technique::Jellyfish);
        let gone =
            [2, 3, 5, 6, 8].map(|row| format!("r{row}c1<>5 r{row}c4<>5 r{row}c7<>5 r{row}c8<>5"));
        assert_eq!(found, [gone.join(" ")]);
    }

    #[test]
    fn a_fin_leaves_what_it_sees() {
        let position = places(
            5,
            "x..x..... xxxxxxxxx xxxxxxxxx \
             ...x...x. ......xx. xxxxxxxxx \
             xxxxxxxxx xxxxxxxxx x.....x.x",
        );
        let found = conclusions(&position, Technique::FinnedJellyfish);
        assert!(
            found.contains(&"r7c7<>5 r7c8<>5 r8c7<>5 r8c8<>5".to_owned()),
            "{found:?}"
        );
    }

    #[test]
    fn the_corner_beside_the_fin_may_be_missing() {
        let position = places(
            5,
            "x..x..... xxxxxxxxx xxxxxxxxx \
             ...x...x. ......xx. xxxxxxxxx \
             xxxxxxxxx xxxxxxxxx x.......x",
        );
        let found = conclusions(&position, Technique::SashimiJellyfish);
        assert!(
            found.contains(&"r7c7<>5 r7c8<>5 r8c7<>5 r8c8<>5".to_owned()),
            "{found:?}"
        );
    }

    #[test]
    fn a_box_may_stand_for_a_row() {
        let position = places(
            5,
            "x.xxxxxxx x.xxxxxxx x.xxxxxxx \
             ..x..x... .....x.x. xxxxxxxxx \
             x......x. xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::FrankenJellyfish);
        let largest = found.iter().map(|gone| gone.split(' ').count()).max();
        assert_eq!(largest, Some(18));
    }
}
