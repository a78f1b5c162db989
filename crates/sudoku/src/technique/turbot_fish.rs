//! Skyscraper, two-string kite and turbot fish: two regions with two places each for a value, one end of
//! each in sight of the other.
//!
//! One of the far ends has the value, so that no cell that sees both can have it. Two parallel lines that
//! touch in a line across are a skyscraper (an X-wing if their far ends lay in one line as well); a row
//! and a column that touch in a box are a two-string kite. All others are turbot fish: a box takes part,
//! or an extra region, or cells that see each other by another rule.

use super::Technique;
use super::finder::{Finder, Flow};
use super::strong_links::{StrongLink, alternating, strong_links};
use super::view::View;
use crate::RegionKind as Kind;

/// Two strong links that touch and go by the name of this technique.
pub(super) fn find<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    technique: Technique,
) -> Flow {
    let mut links: Vec<StrongLink> = Vec::new();
    for value in view.all_values() {
        if view.without_way(found, value)?.is_empty() {
            continue;
        }
        links.clear();
        links.extend(strong_links(view, value));
        for (index, one) in links.iter().enumerate() {
            for other in &links[index + 1..] {
                found.work()?;
                if one.ends.iter().any(|end| other.ends.contains(end)) {
                    continue;
                }
                let kinds = [one.kind, other.kind];
                for [outer, inner] in one.both_ways() {
                    for [far_inner, far_outer] in other.both_ways() {
                        if !view.peers(inner).contains(far_inner) {
                            continue;
                        }
                        let seen = view.peers(outer).and(view.peers(far_outer));
                        let path = [outer, inner, far_inner, far_outer];
                        if seen.meets(view.cells_with(value))
                            && name(view, kinds, path) == technique
                        {
                            found.eliminate(view, &seen, value, || {
                                alternating(path.map(|cell| (vec![cell], value)))
                            })?;
                        }
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

/// What two links of these kinds are called: the first two cells are one of them, the last two the other.
fn name<const W: usize>(
    view: &View<W>,
    kinds: [Kind; 2],
    [outer, inner, far_inner, far_outer]: [usize; 4],
) -> Technique {
    let share = |one, other, is_kind: fn(Kind) -> bool| {
        view.groups_of(one).iter().any(|&region| {
            let region = &view.groups()[region];
            is_kind(region.kind) && region.set.contains(other)
        })
    };
    let is_joint: fn(Kind) -> bool = match kinds {
        [Kind::Row(_), Kind::Row(_)] => Kind::is_column,
        [Kind::Column(_), Kind::Column(_)] => Kind::is_row,
        [Kind::Row(_), Kind::Column(_)] | [Kind::Column(_), Kind::Row(_)] => Kind::is_box,
        _ => return Technique::TurbotFish,
    };
    if !share(inner, far_inner, is_joint) {
        Technique::TurbotFish
    } else if kinds[0].is_row() != kinds[1].is_row() {
        Technique::TwoStringKite
    } else if share(outer, far_outer, is_joint) {
        Technique::XWing
    } else {
        Technique::Skyscraper
    }
}

#[cfg(test)]
mod tests {
    use crate::Shape;
    use crate::technique::Technique::{Skyscraper, TurbotFish, TwoStringKite};
    use crate::technique::trial::{conclusions, places, steps, with_variants};
    use crate::variant::AntiKnight;

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
        let mut position = with_variants(Shape::CLASSIC, vec![AntiKnight.into()]);
        // The value 1 is at c1 or c5 of row 1, and at c6 or c1 of row 3.
        for column in 0..9 {
            if column != 0 && column != 4 {
                position.eliminate(column, 1);
            }
            if column != 5 && column != 0 {
                position.eliminate(18 + column, 1);
            }
        }
        let steps = steps(&position, TurbotFish);
        let gone = |cell: usize| {
            let mut all = steps.iter().flat_map(|step| &step.eliminations);
            all.any(|candidate| candidate.cell == cell)
        };
        // r1c5 and r3c6 are a knight's move apart, so r1c1 or r3c1 has it.
        assert!(gone(9) && gone(27) && !gone(31));
    }
}
