//! ALS-XZ: two almost locked sets that exclude each other in one value, or in two.
//!
//! One of the two lacks the value `x` that only one can have, and so holds everything else: a value
//! `z` that both may hold is in one of them. If they exclude each other in two values, each set has
//! exactly one of these, and all its other values: both sets are locked.

use super::Evidence;
use super::almost_locked::{AlmostLockedSets, Set, find_chains};
use super::finder::{Finder, Flow};
use super::view::View;
use crate::Values;

/// Two almost locked sets that exclude each other in one value, or in two.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_chains(view, found, 2..=2)?;
    let all = view.almost_locked();
    found.limited_if(all.is_partial);
    // By set, the last set with which it was found to share a link.
    let mut linked = vec![usize::MAX; all.sets.len()];
    for (index, set) in all.sets.iter().enumerate() {
        for &bud in &set.buds {
            for excluded in all.excluded_by(bud).iter() {
                let earlier = all.buds[excluded].sets.iter();
                for &other in earlier.take_while(|&&other| other < index) {
                    found.work()?;
                    if linked[other] == index {
                        doubly_linked(all, other, index, found)?;
                    }
                    linked[other] = index;
                }
            }
        }
    }
    Flow::Continue(())
}

/// Two sets that exclude each other in two values.
fn doubly_linked<const W: usize>(
    all: &AlmostLockedSets<W>,
    one: usize,
    other: usize,
    found: &mut Finder,
) -> Flow {
    let [one, other] = [one, other].map(|set| &all.sets[set]);
    let shared = one.values.and(other.values);
    let links: Values = shared
        .iter()
        .filter(|&value| all.exclude(one.bud(value), other.bud(value)))
        .collect();
    if links.len() != 2 {
        return Flow::Continue(());
    }
    let seen = |set: &Set<W>, value| all.buds[set.bud(value)].seen;
    let mut gone = Vec::new();
    for set in [one, other] {
        for value in set.values.without(links).iter() {
            gone.extend(seen(set, value).with_value(value));
        }
    }
    for value in links.iter() {
        let cells = seen(one, value).and(&seen(other, value));
        gone.extend(cells.with_value(value));
    }
    found.eliminate_each(gone, || Evidence::AlmostLocked {
        sets: vec![one.evidence(), other.evidence()],
        links: vec![links.iter().collect()],
        stem: None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, marks};

    #[test]
    fn two_sets_that_exclude_each_other_in_one_value() {
        let position = marks(&[(11, &[1, 2]), (51, &[1, 3]), (52, &[2, 3])]);
        let expected = "r1c2<>2 r2c2<>2 r3c2<>2 r4c1<>2 r6c1<>2";
        assert_eq!(conclusions(&position, Technique::AlsXz), [expected]);
    }

    #[test]
    fn two_sets_that_exclude_each_other_in_two_values_are_both_locked() {
        let position = marks(&[(11, &[1, 2]), (14, &[1, 3]), (15, &[2, 3])]);
        let found = conclusions(&position, Technique::AlsXz);
        // 1 and 2 are in one set or the other, 3 is in the second: in the row, and 3 in its box too.
        let row = |value| {
            (1..=9)
                .filter(|it| ![1, 4, 5].contains(it))
                .map(move |it| (it, value))
        };
        let mut expected: Vec<(usize, usize)> = row(1).chain(row(2)).chain(row(3)).collect();
        expected.sort_unstable();
        let mut expected: Vec<String> = expected
            .into_iter()
            .map(|(column, value)| format!("r1c{column}<>{value}"))
            .collect();
        for row in 2..=3 {
            expected.extend((4..=6).map(|column| format!("r{row}c{column}<>3")));
        }
        assert!(found.contains(&expected.join(" ")), "{found:?}");
    }
}
