//! The fish of size two (two lines on each side), basic, with fins, sashimi, with boxes, and mixed.

super::fish::of_size!(2: basic, finned, sashimi, franken, mutant);

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, places};

    #[test]
    fn two_rows_clear_two_columns() {
        let position = places(
            5,
            ".x....x.. xxxxxxxxx xxxxxxxxx \
             xxxxxxxxx .x....x.. xxxxxxxxx \
             xxxxxxxxx xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::XWing);
        let gone = [2, 3, 4, 6, 7, 8, 9].map(|row| format!("r{row}c2<>5 r{row}c7<>5"));
        assert_eq!(found, [gone.join(" ")]);
    }

    #[test]
    fn a_fin_leaves_what_it_sees() {
        let position = places(
            5,
            ".x....x.. xxxxxxxxx xxxxxxxxx \
             xxxxxxxxx .x....xx. xxxxxxxxx \
             xxxxxxxxx xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::FinnedXWing);
        assert!(found.contains(&"r4c7<>5 r6c7<>5".to_owned()), "{found:?}");
    }

    #[test]
    fn the_corner_beside_the_fin_may_be_missing() {
        let position = places(
            5,
            ".x....x.. xxxxxxxxx xxxxxxxxx \
             xxxxxxxxx .x.....x. xxxxxxxxx \
             xxxxxxxxx xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::SashimiXWing);
        assert!(found.contains(&"r4c7<>5 r6c7<>5".to_owned()), "{found:?}");
        assert!(conclusions(&position, Technique::FinnedXWing).is_empty());
    }

    #[test]
    fn a_box_may_stand_for_a_row() {
        let position = places(
            5,
            "xx.xxxxxx xx.xxxxxx xx.xxxxxx \
             xxxxxxxxx xx....... xxxxxxxxx \
             xxxxxxxxx xxxxxxxxx xxxxxxxxx",
        );
        let found = conclusions(&position, Technique::FrankenXWing);
        assert!(
            found.contains(
                &"r4c1<>5 r4c2<>5 r6c1<>5 r6c2<>5 r7c1<>5 r7c2<>5 r8c1<>5 r8c2<>5 r9c1<>5 r9c2<>5"
                    .to_owned()
            ),
            "{found:?}"
        );
    }

    #[test]
    fn a_row_and_a_column_may_form_the_base() {
        let position = places(
            5,
            "xxxxxxxxx xxxx.xxxx xxxx.xxxx \
             xxxxxxxxx x..x..... xxxx.xxxx \
             xxxx.xxxx xxxx.xxxx xxxx.xxxx",
        );
        let found = conclusions(&position, Technique::MutantXWing);
        assert!(found.contains(&"r1c1<>5".to_owned()), "{found:?}");
    }
}
