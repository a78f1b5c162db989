//! A row and a column with two places each for a value, one end of each in the same box.
//!
//! One of the far ends has the value, so that no cell that sees both can have it.

use super::finder::{Finder, Flow};
use super::strong_links::{Turbot, find_turbot, share};
use super::view::View;
use crate::RegionKind as Kind;

/// A row and a column with two places each, joined in a box.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_turbot(view, found, |turbot| is_kite(view, turbot))
}

/// Whether a row and a column touch in a box.
pub(super) fn is_kite<const W: usize>(view: &View<W>, turbot: &Turbot) -> bool {
    let mut kinds = turbot.kinds.into_iter();
    let crosses = kinds.clone().any(Kind::is_row) && kinds.any(Kind::is_column);
    crosses && share(view, turbot.inner, Kind::is_box)
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::{TurbotFish, TwoStringKite};
    use crate::technique::trial::{conclusions, places};

    #[test]
    fn a_row_and_a_column_that_touch_in_a_box_leave_one_of_their_far_ends() {
        let position = places(
            1,
            ".x....x.. xxxxxxxxx .xxxxxxxx
             .xxxxxxxx .xxxxxxxx .xxxxxxxx
             .xxxxxxxx xxxxxxxxx .xxxxxxxx",
        );
        assert_eq!(conclusions(&position, TwoStringKite), ["r8c7<>1"]);
        assert!(conclusions(&position, TurbotFish).is_empty());
    }
}
