//! Which of two lines is the smaller number, as far as their candidates show.

use crate::Values;

/// Whether the first of two lines may be the smaller number. Neither holds any of the values in
/// `used`, and no value twice.
pub(super) fn may_be_below(
    candidates: &[Values],
    small: &[usize],
    great: &[usize],
    mut used: Values,
) -> bool {
    for (&small, &great) in small.iter().zip(great) {
        let least = candidates[small].without(used).first();
        let most = candidates[great].without(used).last();
        match (least, most) {
            (Some(least), Some(most)) if least < most => return true,
            (Some(least), Some(most)) if least == most => used.insert(least),
            _ => return false,
        }
    }
    false
}

/// Lets the first of two lines be the smaller number; `false` if it cannot be. What else must hold is
/// as in [`may_be_below`].
pub(super) fn keep_below(
    candidates: &mut [Values],
    small: &[usize],
    great: &[usize],
    mut used: Values,
) -> bool {
    for (place, (&one, &other)) in small.iter().zip(great).enumerate() {
        let least = candidates[one].without(used).first();
        let most = candidates[other].without(used).last();
        let (Some(least), Some(most)) = (least, most) else {
            return false;
        };
        if least > most {
            return false;
        }
        if least == most {
            candidates[one] = Values::of(least);
            candidates[other] = Values::of(least);
            used.insert(least);
            continue;
        }
        // Where they are the same here, what follows decides.
        let after = place + 1;
        let same = may_be_below(candidates, &small[after..], &great[after..], used);
        let strict = u8::from(!same);
        candidates[one] = candidates[one].and(at_most(most - strict));
        candidates[other] = candidates[other].without(at_most(least + strict - 1));
        return !candidates[one].is_empty() && !candidates[other].is_empty();
    }
    false
}

/// The values up to this one.
pub(super) fn at_most(value: u8) -> Values {
    Values::up_to(usize::from(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const FIRST: u8 = 1;

    /// Every way to fill cells with their candidates, all different and none the first value.
    fn fillings(candidates: &[Values]) -> Vec<Vec<u8>> {
        candidates.iter().fold(vec![Vec::new()], |fillings, own| {
            let longer = |filling: &Vec<u8>| {
                let free = own
                    .iter()
                    .filter(|value| *value != FIRST && !filling.contains(value));
                free.map(|value| [filling.as_slice(), &[value]].concat())
                    .collect::<Vec<_>>()
            };
            fillings.iter().flat_map(longer).collect()
        })
    }

    proptest! {
        #[test]
        fn no_pair_of_lines_in_order_is_lost(
            bits in prop::collection::vec(1..64_u32, 2..=8).prop_filter("even", |bits| bits.len() % 2 == 0),
        ) {
            let mut candidates: Vec<Values> = bits.into_iter().map(Values::from_bits).collect();
            let length = candidates.len() / 2;
            let small: Vec<usize> = (0..length).collect();
            let great: Vec<usize> = (length..2 * length).collect();
            let used = Values::of(FIRST);
            let (smalls, greats) = (fillings(&candidates[..length]), fillings(&candidates[length..]));
            let may = may_be_below(&candidates, &small, &great, used);
            let kept = keep_below(&mut candidates, &small, &great, used);
            prop_assert!(!kept || may);
            for one in &smalls {
                for other in greats.iter().filter(|other| one < other) {
                    prop_assert!(may && kept);
                    let grid = one.iter().chain(other);
                    prop_assert!(grid.zip(&candidates).all(|(&value, own)| own.contains(value)));
                }
            }
        }

        #[test]
        fn two_lines_of_one_cell_are_decided(small in 2..64_u32, great in 2..64_u32) {
            let mut candidates = [small, great].map(Values::from_bits);
            let used = Values::of(FIRST);
            let pairs = |candidates: &[Values]| {
                let (smalls, greats) = (fillings(&candidates[..1]), fillings(&candidates[1..]));
                let each = smalls.iter().map(|one| greats.iter().filter(|other| one < other).count());
                each.sum::<usize>()
            };
            let before = pairs(&candidates);
            prop_assert_eq!(may_be_below(&candidates, &[0], &[1], used), before > 0);
            prop_assert_eq!(keep_below(&mut candidates, &[0], &[1], used), before > 0);
        }
    }
}
