//! Two regions of any kind with two places each for a value, one end of each in sight of the other.
//!
//! What is neither a skyscraper nor a kite: a box takes part, or an extra region, or cells that see
//! each other by another rule.

use super::finder::{Finder, Flow};
use super::skyscraper::is_skyscraper;
use super::strong_links::{Turbot, find_turbot, share};
use super::two_string_kite::is_kite;
use super::view::View;
use crate::RegionKind as Kind;

/// Any two regions with two places each, joined at one end.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_turbot(view, found, |turbot| {
        !is_skyscraper(view, turbot) && !is_kite(view, turbot) && !is_x_wing(view, turbot)
    })
}

/// Whether parallel lines touch at both ends.
fn is_x_wing<const W: usize>(view: &View<W>, turbot: &Turbot) -> bool {
    let closes = |is_base: fn(_) -> bool, is_cover: fn(_) -> bool| {
        turbot.kinds.into_iter().all(is_base)
            && share(view, turbot.inner, is_cover)
            && share(view, turbot.outer, is_cover)
    };
    closes(Kind::is_row, Kind::is_column) || closes(Kind::is_column, Kind::is_row)
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::TurbotFish;
    use crate::technique::trial::{conclusions, places};
    use crate::technique::{Ladder, Settings};
    use crate::variant::{AntiKnight, Ground};
    use crate::{Position, Puzzle, Rules, Shape};
    use atisbo_base::Budget;
    use std::sync::Arc;

    #[test]
    fn a_box_and_a_row_that_touch_leave_one_of_their_far_ends() {
        let position = places(
            1,
            "...x....x xxxxxxxxx xxxxxxxxx
             xxxx..xxx xxx...xxx xxx..xxxx
             xxxxxxxxx xxxxxxxxx xxxxxxxxx",
        );
        assert_eq!(conclusions(&position, TurbotFish), ["r6c9<>1"]);
    }

    #[test]
    fn links_may_touch_by_a_knights_move() {
        let rules = Rules::with_variants(Ground::new(Shape::CLASSIC), vec![AntiKnight.into()]);
        let mut position = Position::new(&Puzzle::with_rules(Arc::new(rules.unwrap())));
        // The value 1 is at c1 or c5 of row 1, and at c6 or c1 of row 3.
        for column in 0..9 {
            if column != 0 && column != 4 {
                position.eliminate(column, 1);
            }
            if column != 5 && column != 0 {
                position.eliminate(18 + column, 1);
            }
        }
        let ladder = Ladder::new(&position, Settings::default());
        let (steps, _) = ladder.all(|it| it == TurbotFish, &Budget::unlimited());
        let gone = |cell: usize| {
            let mut all = steps.iter().flat_map(|step| &step.eliminations);
            all.any(|candidate| candidate.cell == cell)
        };
        // r1c5 and r3c6 are a knight's move apart, so r1c1 or r3c1 has it.
        assert!(gone(9) && gone(27) && !gone(31));
    }
}
