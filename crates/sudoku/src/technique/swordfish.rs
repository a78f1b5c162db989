//! The fish of size three (three lines on each side), basic, with fins, sashimi, with boxes, and mixed.

super::fish::of_size!(3: basic, finned, sashimi, franken, mutant);

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
