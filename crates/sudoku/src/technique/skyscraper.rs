//! Two parallel lines with two places each for a value, one end of each in the same crossing line.
//!
//! One of the other two ends has the value, so that no cell that sees both can have it. If those ends
//! lay in one line as well, it would be an X-wing.

use super::finder::{Finder, Flow};
use super::strong_links::{Turbot, find_turbot, share};
use super::view::View;
use crate::RegionKind as Kind;

/// Two lines with two places each, joined at one end.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_turbot(view, found, |turbot| is_skyscraper(view, turbot))
}

/// Whether two parallel lines touch in a line that crosses them.
pub(super) fn is_skyscraper<const W: usize>(view: &View<W>, turbot: &Turbot) -> bool {
    let stands = |is_tower: fn(_) -> bool, is_ground: fn(_) -> bool| {
        turbot.kinds.into_iter().all(is_tower)
            && share(view, turbot.inner, is_ground)
            && !share(view, turbot.outer, is_ground)
    };
    stands(Kind::is_row, Kind::is_column) || stands(Kind::is_column, Kind::is_row)
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::Skyscraper;
    use crate::technique::trial::{conclusions, places};

    #[test]
    fn two_rows_that_touch_in_a_column_leave_one_of_their_far_ends() {
        let position = places(
            1,
            "x..x..... xxxxxxxxx xxxxxxxxx
             xxxxxxxxx x...x.... xxxxxxxxx
             xxxxxxxxx xxxxxxxxx xxxxxxxxx",
        );
        let expected = ["r2c5<>1 r3c5<>1 r4c4<>1 r6c4<>1"];
        assert_eq!(conclusions(&position, Skyscraper), expected);
    }

    #[test]
    fn an_x_wing_is_no_skyscraper() {
        let position = places(
            1,
            "x..x..... xxxxxxxxx xxxxxxxxx
             xxxxxxxxx x..x..... xxxxxxxxx
             xxxxxxxxx xxxxxxxxx xxxxxxxxx",
        );
        assert!(conclusions(&position, Skyscraper).is_empty());
    }
}
