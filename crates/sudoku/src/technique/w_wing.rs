//! Two cells with the same two values, joined by a strong link of one of them.
//!
//! One end of the link sees one cell, the other end the other, so that they cannot both have the value
//! of the link: one has the other value, and no cell that sees both can have that.

use super::finder::{Finder, Flow};
use super::strong_links::{alternating, strong_links};
use super::view::View;

/// Two equal cells joined by a value with two places.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let pairs = view.bivalue();
    let mut others = pairs;
    for one in pairs.iter() {
        others.remove(one);
        let pair = view.candidates(one);
        for other in others.without(view.peers(one)).iter() {
            if view.candidates(other) == pair {
                found.work()?;
                for joined in pair.iter() {
                    join(view, found, [one, other], joined)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// Looks for a strong link of the value `joined` between two cells.
fn join<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    [one, other]: [usize; 2],
    joined: u8,
) -> Flow {
    let mut pair = view.candidates(one);
    pair.remove(joined);
    let seen = view.peers(one).and(view.peers(other));
    let Some(value) = pair
        .single()
        .filter(|&value| seen.meets(view.cells_with(value)))
    else {
        return Flow::Continue(());
    };
    for link in strong_links(view, joined) {
        for [near, far] in link.both_ways() {
            if view.peers(one).contains(near) && view.peers(other).contains(far) {
                found.eliminate(view, &seen, value, || {
                    alternating([
                        (vec![one], value),
                        (vec![one], joined),
                        (vec![near], joined),
                        (vec![far], joined),
                        (vec![other], joined),
                        (vec![other], value),
                    ])
                })?;
            }
        }
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::WWing;
    use crate::technique::trial::{at, conclusions, marks};

    #[test]
    fn equal_cells_joined_by_a_strong_link_have_the_other_value_once() {
        let mut position = marks(&[(11, &[1, 2]), (58, &[1, 2])]);
        for column in [2, 3, 4, 5, 6, 7, 9] {
            position.eliminate(at(90 + column), 1);
        }
        assert_eq!(conclusions(&position, WWing), ["r1c8<>2 r5c1<>2"]);
    }
}
