//! The orders in which a small set of values fits into as many cells.
//!
//! What the first cells use up is a subset of the set, and a bit of one word says whether a subset can
//! be reached; giving a cell the value `i` moves all of them at once by `1 << i`. Forwards and back
//! again, that finds exactly the candidates that are in some order.

use crate::Values;

/// The subsets of this many values fit into the bits of a word.
pub(super) const MOST_CELLS: usize = 6;

/// By value, the subsets without it.
const WITHOUT: [u64; MOST_CELLS] = {
    let mut without = [0; MOST_CELLS];
    let mut value = 0;
    while value < MOST_CELLS {
        let mut subset = 0;
        while subset < u64::BITS {
            if subset >> value & 1 == 0 {
                without[value] |= 1 << subset;
            }
            subset += 1;
        }
        value += 1;
    }
    without
};

/// Adds, by cell, the values it has in some order of the set; `false` if there is no order.
pub(super) fn support(
    set: Values,
    candidates: &[Values],
    supported: &mut [Values; MOST_CELLS],
) -> bool {
    let count = candidates.len();
    let mut values = [Values::NONE; MOST_CELLS];
    for (place, value) in values.iter_mut().zip(set.iter()) {
        *place = Values::of(value);
    }
    let values = &values[..count];
    let open = |cell: usize, value: usize| !candidates[cell].and(values[value]).is_empty();
    // By cell, what the cells before it may have used up.
    let mut before = [0; MOST_CELLS + 1];
    before[0] = 1;
    for cell in 0..count {
        let moved = |value: usize| (before[cell] & WITHOUT[value]) << (1 << value);
        let open = (0..count).filter(|&value| open(cell, value));
        before[cell + 1] = open.fold(0, |all, value| all | moved(value));
    }
    let mut wanted = before[count] & 1 << ((1 << count) - 1);
    if wanted == 0 {
        return false;
    }
    for cell in (0..count).rev() {
        let mut earlier = 0;
        for value in (0..count).filter(|&value| open(cell, value)) {
            let from = wanted >> (1 << value) & WITHOUT[value] & before[cell];
            if from != 0 {
                supported[cell] = supported[cell].or(values[value]);
                earlier |= from;
            }
        }
        wanted = earlier;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Whether there is an order, by trying them all.
    fn has_order(set: Values, candidates: &[Values]) -> bool {
        let Some((first, others)) = candidates.split_first() else {
            return true;
        };
        let mut values = first.and(set).iter();
        values.any(|value| has_order(set.without(Values::of(value)), others))
    }

    proptest! {
        #[test]
        fn exactly_the_candidates_in_some_order_stay(
            cells in prop::collection::vec(1..512u32, 1..=MOST_CELLS),
            values in Just((1..=9u8).collect::<Vec<_>>()).prop_shuffle(),
        ) {
            let set: Values = values[..cells.len()].iter().copied().collect();
            let candidates: Vec<Values> = cells.into_iter().map(Values::from_bits).collect();
            let mut found = [Values::NONE; MOST_CELLS];
            let possible = support(set, &candidates, &mut found);
            let mut expected = [Values::NONE; MOST_CELLS];
            for cell in 0..candidates.len() {
                for value in candidates[cell].and(set).iter() {
                    let mut fixed = candidates.clone();
                    fixed[cell] = Values::of(value);
                    if has_order(set, &fixed) {
                        expected[cell].insert(value);
                    }
                }
            }
            prop_assert_eq!(possible, has_order(set, &candidates));
            prop_assert_eq!(found, expected);
        }
    }
}
