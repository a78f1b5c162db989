//! The fish of size four (four lines on each side), basic, with fins, sashimi, with boxes, and mixed.

super::fish::of_size!(4: basic, finned, sashimi, franken, mutant);

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
